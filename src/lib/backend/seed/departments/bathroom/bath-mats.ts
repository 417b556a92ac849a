import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';

const GREY: TextPair = ['Grey', 'رمادي'];
const SAND: TextPair = ['Sand', 'رملي'];
const LATEX: TextPair = ['Latex', 'لاتكس'];

export const BATH_MATS: LeafCategory = {
  slug: 'bath-mats',
  name: ['Bath mats', 'سجادات الحمّام'],
  description: ['For stepping out, and for not slipping in.', 'للخروج من الدش، ولعدم الانزلاق فيه.'],
  relatedCategories: ['towels', 'shower-curtains', 'towel-rails'],
  products: [
    {
      code: 'BN-72341',
      slug: 'sadwa-tufted-bath-mat',
      brand: 'sadwa',
      kind: 'bath-mat',
      colours: ['#d8c3a0', '#8c2f39'],
      name: ['Sadwa tufted bath mat', 'سجادة حمّام بوبر كثيف – سدوة'],
      summary: [
        'Twenty-five millimetres of pile between you and cold marble.',
        '25 مم من الوبر بينك وبين رخام بارد.',
      ],
      description: [
        'Microfibre drinks fast and the latex behind it does not creep on wet tile. Wash at thirty and dry flat: the tumble dryer cooks latex in a season. Do not lay it over underfloor heating for the same reason.',
        'المايكروفايبر يشرب الماء بسرعة واللاتكس تحته لا يزحف على بلاط مبلل. اغسل السجادة على 30 درجة وجففها مفرودة، فالنشافة تتلف اللاتكس في موسم. وللسبب نفسه لا تفرشها فوق أرضية مدفأة.',
      ],
      cardAttributes: ['tint', 'size', 'pile'],
      specs: {
        pile: '25 mm',
        material: ['Microfibre polyester', 'بوليستر مايكروفايبر'],
        backing: LATEX,
        care: ['Machine wash, 30 °C', 'غسالة على 30 درجة'],
      },
      box: [['Bath mat', 'سجادة حمّام']],
      priceAed: [45],
      popularity: 620,
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [SAND, '50 × 80 cm'], priceAed: [45] },
          { values: [SAND, '60 × 100 cm'], priceAed: [65] },
          { values: [GREY, '50 × 80 cm'], priceAed: [45], colours: ['#8d9499', '#2f3336'] },
          { values: [GREY, '60 × 100 cm'], priceAed: [65], colours: ['#8d9499', '#2f3336'] },
          {
            values: [['Forest green', 'أخضر غامق'], '50 × 80 cm'],
            priceAed: [45],
            colours: ['#2f4f3f', '#d8c3a0'],
          },
        ],
      },
    },
    {
      code: 'BN-72342',
      slug: 'rawafed-diatomite-stone-mat',
      brand: 'rawafed',
      kind: 'bath-mat',
      colours: ['#c7c4bc', '#4a90a4'],
      name: ['Rawafed stone bath mat', 'لوح حجري ماصّ للحمّام – روافد'],
      summary: [
        'Footprints vanish in a minute, as on hot sand.',
        'أثر القدم يختفي في دقيقة كما على رمل حار.',
      ],
      description: [
        'Pressed diatomite soaks water into itself and gives it to the air, so there is nothing to wash. When it slows, sand it lightly with the paper in the box. It breaks if dropped; leave the rubber pads beneath.',
        'حجر الدياتوميت المضغوط يمتص الماء ثم يتبخر منه فلا شيء تغسله. إذا ضعف امتصاصه فصنفره برفق بالورقة المرفقة. ينكسر إن سقط، وأبقِ تحته قطع المطاط.',
      ],
      cardAttributes: ['tint', 'size', 'material'],
      specs: {
        material: ['Diatomite', 'دياتوميت'],
        thickness: '9 mm',
        care: ['Sand lightly twice a year', 'صنفرة خفيفة مرتين في السنة'],
        absorbency: ['Dry in 60 seconds', 'يجف خلال 60 ثانية'],
      },
      box: [
        ['Stone mat', 'لوح حجري'],
        ['Sandpaper', 'ورق صنفرة'],
        ['Anti-slip pads', 'قطع مانعة للانزلاق'],
      ],
      priceAed: [79, 67],
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [GREY, '39 × 60 cm'], priceAed: [79, 67] },
          { values: [GREY, '50 × 80 cm'], priceAed: [129, 109] },
          { values: [SAND, '39 × 60 cm'], priceAed: [79, 67], colours: ['#dccfb8', '#4a90a4'] },
        ],
      },
    },
    {
      code: 'BN-72343',
      slug: 'binaa-basics-anti-slip-shower-mat',
      brand: 'binaa',
      kind: 'bath-mat',
      colours: ['#dfe9ee', '#e2611c'],
      name: ['Binaa Basics anti-slip shower mat', 'سجادة دش مانعة للانزلاق – أساسيات بناء'],
      summary: ['Two hundred suction cups that hold it firmly.', '200 كأس شفط تثبّتها جيدًا.'],
      description: [
        'For smooth trays and enamel baths; on rough or grouted tile the cups cannot hold and you want the open-mesh kind. Wet the floor first, then press. Peel up after use and hang it, or slime forms.',
        'للأحواض الملساء والبانيو، أما البلاط الخشن أو ذو الفواصل فلا تثبت عليه وتلزمك الشبكية. بلل الأرض أولًا ثم اضغط. ارفع السجادة بعد الاستعمال وعلّقها وإلا تكوّنت عليها طبقة لزجة.',
      ],
      cardAttributes: ['tint', 'size', 'material'],
      specs: {
        material: ['PVC, phthalate-free', 'PVC بلا فثالات'],
        backing: ['200 suction cups', '200 كأس شفط'],
        care: ['Machine wash, 30 °C', 'غسالة على 30 درجة'],
        surface: ['Smooth surfaces only', 'الأسطح الملساء فقط'],
      },
      box: [['Shower mat', 'سجادة دش']],
      priceAed: [25],
      isAlwaysInStock: true,
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [['Clear', 'شفاف'], '53 × 53 cm'], priceAed: [25] },
          { values: [['Clear', 'شفاف'], '40 × 100 cm'], priceAed: [35] },
          { values: [GREY, '53 × 53 cm'], priceAed: [25], colours: ['#8d9499', '#e2611c'] },
        ],
      },
    },
    {
      code: 'BN-72344',
      slug: 'sadwa-cotton-towelling-mat',
      brand: 'sadwa',
      kind: 'bath-mat',
      colours: ['#f4f4f0', '#b9c0c5'],
      name: ['Sadwa towelling bath mat, 50 × 70 cm', 'سجادة حمّام قطن 50 × 70 سم – سدوة'],
      summary: ['A towel for the floor, boiled with the others.', 'منشفة للأرض تُغسل مع بقية المناشف.'],
      description: [
        'Plain cotton, nine hundred grams a square metre, with a woven frame, as folded over the bath in hotels. No rubber means it survives sixty degrees and the dryer. No rubber also means it slides; lay it on dry tile.',
        'قطن 900 غ/م² بإطار منسوج كالسجادات المطوية على حافة البانيو في الفنادق. السجادة بلا مطاط فتتحمل 60 درجة والنشافة. وبلا مطاط أيضًا تنزلق، فافرشها على بلاط جاف.',
      ],
      cardAttributes: ['tint', 'pack', 'density'],
      specs: {
        density: '900 g/m²',
        size: '50 × 70 cm',
        fabric: ['Cotton', 'قطن'],
        care: ['Machine wash, 60 °C', 'غسالة على 60 درجة'],
      },
      box: [['Towelling mat', 'سجادة حمّام قطن']],
      priceAed: [35],
      variants: {
        variantAxes: ['tint', 'pack'],
        of: [
          { values: [['White', 'أبيض'], '1 pc'], unit: [1, 'piece'], priceAed: [35] },
          {
            values: [['White', 'أبيض'], '2 pc'],
            unit: [2, 'piece'],
            priceAed: [62],
            box: [['Two towelling mats', 'سجادتا حمّام قطن']],
          },
          { values: [SAND, '1 pc'], unit: [1, 'piece'], priceAed: [35], colours: ['#d8c3a0', '#8a5a2b'] },
        ],
      },
    },
    {
      code: 'BN-72345',
      slug: 'rawafed-teak-shower-duckboard',
      brand: 'rawafed',
      kind: 'bath-mat',
      colours: ['#a8713f', '#34393c'],
      name: ['Rawafed teak shower duckboard, 50 × 50 cm', 'أرضية دش خشب ساج 50 × 50 سم – روافد'],
      summary: [
        'Stands on rubber feet and lets the water go its way.',
        'تقف على أقدام مطاط وتترك الماء يمضي.',
      ],
      description: [
        'Slats of oiled teak with gaps wide enough to clean between. Lift it once a week, rinse below, and lean it against the wall. Left untreated it turns silver, which many people want.',
        'شرائح ساج مزيّتة بفراغات تسمح بالتنظيف بينها. ارفعها مرة في الأسبوع واشطف تحتها وأسندها إلى الجدار. إن تركتها بلا زيت تحوّل لونها إلى الفضي، وكثيرون يريدونه.',
      ],
      cardAttributes: ['size', 'material', 'load'],
      specs: {
        size: '50 × 50 cm',
        material: ['Teak, oiled', 'ساج مزيّت'],
        load: '150 kg',
        height: '3.5 cm',
        care: ['Oil twice a year', 'تزييت مرتين في السنة'],
      },
      box: [['Duckboard', 'أرضية خشبية']],
      warranty: 2,
      priceAed: [119, 99],
    },
    {
      code: 'BN-72346',
      slug: 'sadwa-mat-and-contour-set',
      brand: 'sadwa',
      kind: 'bath-mat',
      colours: ['#8c2f39', '#d8c3a0'],
      name: ['Sadwa bath mat set, 2 pieces', 'طقم سجادات حمّام، قطعتان – سدوة'],
      summary: ['One for the shower, one cut to hug the toilet.', 'واحدة للدش وأخرى مفصّلة حول المرحاض.'],
      description: [
        'Soft chenille pile on a back that grips. The contour piece fits bowls up to 38 cm wide. Shake them outdoors once a week.',
        'وبر شنيل ناعم على ظهر يتشبث بالأرض. القطعة المفصّلة تناسب مرحاضًا بعرض حتى 38 سم. انفض القطعتين في الخارج مرة كل أسبوع.',
      ],
      cardAttributes: ['tint', 'pieces', 'size'],
      specs: {
        pieces: '2 pc',
        size: ['50 × 80 and 50 × 40 cm', '50 × 80 و50 × 40 سم'],
        material: ['Chenille polyester', 'شنيل بوليستر'],
        pile: '30 mm',
        backing: ['TPR rubber', 'مطاط TPR'],
        care: ['Machine wash, 30 °C', 'غسالة على 30 درجة'],
      },
      box: [
        ['Bath mat', 'سجادة حمّام'],
        ['Contour mat', 'سجادة مفصّلة للمرحاض'],
      ],
      pack: '2 pc',
      unit: [2, 'piece'],
      priceAed: [69, 55],
      badge: ['Bundle', 'عرض حزمة'],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Burgundy', 'عنابي']] },
          { values: [SAND], colours: ['#d8c3a0', '#8c2f39'] },
          { values: [['Slate', 'أردوازي']], priceAed: [69, 55], colours: ['#5c6670', '#d8c3a0'] },
        ],
      },
    },
    {
      code: 'BN-72347',
      slug: 'binaa-basics-open-mesh-wet-room-mat',
      brand: 'binaa',
      kind: 'bath-mat',
      colours: ['#5c6670', '#e2611c'],
      name: [
        'Binaa Basics open-mesh wet-room mat, 60 × 90 cm',
        'سجادة شبكية للأرض المبللة 60 × 90 سم – أساسيات بناء',
      ],
      summary: [
        'Holds on rough tile, where suction cups give up.',
        'تثبت على البلاط الخشن حيث تستسلم كؤوس الشفط.',
      ],
      description: [
        'Soft PVC loops let water and soap fall through and grip by weight alone. Good by the pool steps, in the ablution room and in front of the washing machine. Hose it down upside first; grit hides below.',
        'حلقات PVC طرية يسقط منها الماء والصابون وتثبت بوزنها وحده. تنفع عند درج المسبح وفي غرفة الوضوء وأمام الغسالة. اغسل السجادة بالهوز من ظهرها أولًا، فالرمل يختبئ تحتها.',
      ],
      cardAttributes: ['tint', 'size', 'thickness'],
      specs: {
        size: '60 × 90 cm',
        thickness: '10 mm',
        material: ['Soft PVC loop', 'حلقات PVC طرية'],
        care: ['Hose down', 'تُغسل بالخرطوم'],
        surface: ['Any hard floor', 'أي أرض صلبة'],
      },
      box: [['Wet-room mat', 'سجادة شبكية']],
      priceAed: [49],
      variants: {
        variantAxes: ['tint'],
        of: [{ values: [GREY] }, { values: [['Blue', 'أزرق']], colours: ['#2f6f9e', '#e2611c'] }],
      },
    },
  ],
};
