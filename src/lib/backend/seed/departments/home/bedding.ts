import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';

const SINGLE: TextPair = ['Single', 'مفرد'];
const QUEEN: TextPair = ['Queen', 'كوين'];
const KING: TextPair = ['King', 'كينج'];
const SUPER_KING: TextPair = ['Super king', 'سوبر كينج'];
const WHITE: TextPair = ['White', 'أبيض'];
const COTTON: TextPair = ['100% cotton', 'قطن 100%'];

export const BEDDING: LeafCategory = {
  slug: 'bedding',
  name: ['Sheets & duvet covers', 'الشراشف وأغطية اللحف'],
  description: [
    'Cotton, linen and bamboo cut to Gulf mattress sizes.',
    'قطن وكتان وبامبو بمقاسات المراتب في الخليج.',
  ],
  relatedCategories: ['pillows-and-duvets', 'blankets-and-throws'],
  products: [
    {
      code: 'BN-80201',
      slug: 'sadwa-percale-duvet-set',
      brand: 'sadwa',
      kind: 'bedding',
      colours: ['#f2f1ec', '#dcd8cc'],
      name: ['Sadwa percale duvet cover set', 'طقم غطاء لحاف بركال – سدوة'],
      summary: ['Crisp as a hotel, and it gets softer at home.', 'مشدود كفرش الفنادق ويلين مع الغسيل.'],
      description: [
        'Percale is a plain weave, cool to get into and matt to look at. Two pillowcases come with it, one with the single. Take it off the line slightly damp and smooth it by hand; it hardly needs an iron.',
        'البركال نسيج سادة بارد الملمس بلا لمعة. معه غطاءا مخدة، وواحد مع المفرد. ارفعه عن الحبل وهو رطب قليلًا وسوِّه بيدك فلا يحتاج كيًا.',
      ],
      cardAttributes: ['size', 'threads', 'composition'],
      specs: {
        composition: COTTON,
        threads: '200',
        fabric: ['Percale', 'بركال'],
        closing: ['Buttons', 'أزرار'],
        care: ['Wash at 60 °C', 'غسيل على 60 درجة'],
      },
      box: [
        ['Duvet cover', 'غطاء لحاف'],
        ['Two pillowcases', 'غطاءا مخدة'],
      ],
      sizeChart: 'bedding',
      priceAed: [149],
      popularity: 760,
      badge: ['Best seller', 'الأكثر مبيعًا'],
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          {
            values: [WHITE, SINGLE],
            priceAed: [149],
            box: [
              ['Duvet cover', 'غطاء لحاف'],
              ['Pillowcase', 'غطاء مخدة'],
            ],
          },
          { values: [WHITE, QUEEN], priceAed: [219] },
          { values: [WHITE, KING], priceAed: [259] },
          { values: [WHITE, SUPER_KING], priceAed: [289] },
          { values: [['Sage', 'أخضر ميرمية'], QUEEN], priceAed: [219], colours: ['#a9b79a', '#7d8f69'] },
          { values: [['Sage', 'أخضر ميرمية'], KING], priceAed: [259], colours: ['#a9b79a', '#7d8f69'] },
        ],
      },
    },
    {
      code: 'BN-80202',
      slug: 'sadwa-sateen-fitted-sheet',
      brand: 'sadwa',
      kind: 'bedding',
      colours: ['#efe6d2', '#cbb590'],
      name: ['Sadwa sateen fitted sheet, 300 threads', 'شرشف مطاطي ساتان قطني، 300 خيط – سدوة'],
      summary: ['Elastic all the way round, for tall mattresses.', 'مطاط من كل الجهات للمراتب العالية.'],
      description: [
        'Pockets are thirty-five centimetres deep, enough for a pillow-top with a protector. A label inside says which side is the foot. Sateen wears a little faster than percale, the price of its shine.',
        'جيوبه بعمق 35 سم تكفي مرتبة بطبقة علوية وواقٍ. ملصق في داخله يدلك على جهة القدمين. الساتان يبلى أسرع قليلًا من البركال، وهذا ثمن لمعته.',
      ],
      cardAttributes: ['size', 'threads', 'deep'],
      specs: {
        composition: COTTON,
        threads: '300',
        deep: '35 cm',
        fabric: ['Sateen', 'ساتان قطني'],
        care: ['Wash at 60 °C', 'غسيل على 60 درجة'],
      },
      box: [['Fitted sheet', 'شرشف مطاطي']],
      sizeChart: 'bedding',
      priceAed: [79],
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [['Ivory', 'عاجي'], SINGLE], priceAed: [79] },
          { values: [['Ivory', 'عاجي'], QUEEN], priceAed: [105] },
          { values: [['Ivory', 'عاجي'], KING], priceAed: [119] },
          { values: [['Grey', 'رمادي'], QUEEN], priceAed: [105], colours: ['#8a8f94', '#5c6670'] },
          { values: [['Grey', 'رمادي'], KING], priceAed: [119], colours: ['#8a8f94', '#5c6670'] },
        ],
      },
    },
    {
      code: 'BN-80203',
      slug: 'sadwa-linen-duvet-set',
      brand: 'sadwa',
      kind: 'bedding',
      colours: ['#c9ad80', '#8a6a40'],
      name: ['Sadwa stonewashed linen duvet set', 'طقم غطاء لحاف كتان مغسول – سدوة'],
      summary: ['Drinks the night’s heat and dries by noon.', 'يخفف حر الليل ويجف قبل الظهر.'],
      description: [
        'European flax, woven thick and washed with stones till it gives up its stiffness. It outlives two cotton sets. Wash it alone the first time, for it lints, and leave the iron in the cupboard.',
        'كتان أوروبي سميك غُسل بالحجر حتى لان. يعيش عمر طقمين من القطن. اغسله وحده أول مرة لأنه يترك وبرًا، ودع المكواة في الخزانة.',
      ],
      cardAttributes: ['size', 'composition', 'density'],
      specs: {
        composition: ['100% linen', '100% كتان'],
        density: '170 g/m²',
        closing: ['Coconut buttons', 'أزرار جوز الهند'],
        care: ['Wash at 40 °C', 'غسيل على 40 درجة'],
        origin: ['Portugal', 'البرتغال'],
      },
      box: [
        ['Duvet cover', 'غطاء لحاف'],
        ['Two pillowcases', 'غطاءا مخدة'],
      ],
      sizeChart: 'bedding',
      priceAed: [549],
      variants: {
        variantAxes: ['size'],
        of: [
          { values: [QUEEN], priceAed: [549] },
          { values: [KING], priceAed: [619] },
          { values: [SUPER_KING], priceAed: [679] },
        ],
      },
    },
    {
      code: 'BN-80204',
      slug: 'binaa-basics-sheet-set',
      brand: 'binaa',
      kind: 'bedding',
      colours: ['#dfe6ea', '#5b7f8c'],
      name: ['Binaa Basics sheet set, easy care', 'طقم شراشف سهل العناية – أساسيات بناء'],
      summary: [
        'Fitted, flat and cases, ready for the weekend visitors.',
        'شرشف مطاطي وعادي وأغطية مخدات، جاهزة لضيوف الإجازة.',
      ],
      description: [
        'Half cotton, half polyester: it dries fast and needs no iron, and it feels practical. Students and staff rooms use it up by the dozen. Heavy sleepers in August may prefer pure cotton.',
        'نصف قطن ونصف بوليستر: يجف سريعًا ولا يُكوى، وملمسه عملي. السكن الطلابي وغرف العمال تستهلكه بالدرزن. من يتعرق في أغسطس قد يفضل القطن الخالص.',
      ],
      cardAttributes: ['size', 'pieces', 'composition'],
      specs: {
        composition: ['50% cotton, 50% polyester', '50% قطن و50% بوليستر'],
        threads: '144',
        pieces: '4 pc',
        deep: '28 cm',
        care: ['Wash at 60 °C, no iron', 'غسيل على 60 درجة بلا كيّ'],
      },
      box: [
        ['Fitted sheet', 'شرشف مطاطي'],
        ['Flat sheet', 'شرشف عادي'],
        ['Two pillowcases', 'غطاءا مخدة'],
      ],
      sizeChart: 'bedding',
      priceAed: [69, 57],
      isAlwaysInStock: true,
      variants: {
        variantAxes: ['size'],
        of: [
          {
            values: [SINGLE],
            priceAed: [69, 55],
            specs: { pieces: '3 pc' },
            box: [
              ['Fitted sheet', 'شرشف مطاطي'],
              ['Flat sheet', 'شرشف عادي'],
              ['Pillowcase', 'غطاء مخدة'],
            ],
          },
          { values: [QUEEN], priceAed: [89, 74] },
          { values: [KING], priceAed: [99, 85] },
        ],
      },
    },
    {
      code: 'BN-80205',
      slug: 'sadwa-bamboo-sheet-set',
      brand: 'sadwa',
      kind: 'bedding',
      colours: ['#b9c4b2', '#3f5b4b'],
      name: ['Sadwa bamboo viscose sheet set', 'طقم شراشف فسكوز البامبو – سدوة'],
      summary: ['Silky, and it does not cling in humidity.', 'حريري الملمس ولا يلتصق في الرطوبة.'],
      description: [
        'Viscose made from bamboo takes up more moisture than cotton does, which one notices on the coast in September. It is delicate when wet: gentle cycle, full drum. Four pieces.',
        'الفسكوز المصنوع من البامبو يمتص رطوبة أكثر من القطن، وتلاحظ ذلك على الساحل في سبتمبر. وهو رقيق إذا ابتل: دورة هادئة وحوض ممتلئ. أربع قطع.',
      ],
      cardAttributes: ['size', 'composition', 'pieces'],
      specs: {
        composition: ['100% bamboo viscose', '100% فسكوز البامبو'],
        threads: '300',
        pieces: '4 pc',
        deep: '35 cm',
        care: ['Gentle, 30 °C', 'دورة هادئة على 30 درجة'],
      },
      box: [
        ['Fitted sheet', 'شرشف مطاطي'],
        ['Flat sheet', 'شرشف عادي'],
        ['Two pillowcases', 'غطاءا مخدة'],
      ],
      sizeChart: 'bedding',
      priceAed: [249],
      badge: ['New', 'جديد'],
      variants: {
        variantAxes: ['size'],
        of: [
          { values: [QUEEN], priceAed: [249] },
          { values: [KING], priceAed: [279] },
        ],
      },
    },
    {
      code: 'BN-80206',
      slug: 'sadwa-embroidered-bridal-set',
      brand: 'sadwa',
      kind: 'bedding',
      colours: ['#f2ead8', '#c99a2e'],
      name: ['Sadwa embroidered bed set, 6 pieces', 'طقم مفرش مطرز، 6 قطع – سدوة'],
      summary: ['The set that comes out for the newlyweds.', 'الطقم الذي يُفرش للعروسين.'],
      description: [
        'Quilted spread, duvet cover, sheet and cases in sateen with a border of gold thread taken from bisht trim. The thread is metal-free and washes. Turn it inside out and close the buttons before it meets the drum.',
        'مفرش مبطن وغطاء لحاف وشرشف وأغطية مخدات من الساتان القطني بحافة من خيط ذهبي على طراز زري البشت. الخيط بلا معدن ويُغسل. اقلب غطاء اللحاف وأغلق أزراره قبل الغسالة.',
      ],
      cardAttributes: ['size', 'pieces', 'composition'],
      specs: {
        composition: ['100% cotton sateen', '100% ساتان قطني'],
        pieces: '6 pc',
        threads: '300',
        pattern: ['Gold border', 'حافة ذهبية'],
        care: ['Wash at 30 °C, inside out', 'غسيل على 30 درجة مقلوبًا'],
      },
      box: [
        ['Bedspread', 'مفرش'],
        ['Duvet cover', 'غطاء لحاف'],
        ['Fitted sheet', 'شرشف مطاطي'],
        ['Three pillowcases', 'ثلاثة أغطية مخدات'],
      ],
      sizeChart: 'bedding',
      priceAed: [599],
      variants: {
        variantAxes: ['size'],
        of: [
          { values: [KING], priceAed: [599] },
          { values: [SUPER_KING], priceAed: [659] },
        ],
      },
    },
    {
      code: 'BN-80207',
      slug: 'sadwa-children-duvet-set',
      brand: 'sadwa',
      kind: 'bedding',
      colours: ['#9cc3d5', '#e8b04a'],
      name: ['Sadwa children’s duvet set', 'طقم غطاء لحاف أطفال – سدوة'],
      summary: ['Oryx by day, stars at lights-out.', 'المها نهارًا والنجوم عند إطفاء النور.'],
      description: [
        'Printed on one side, plain on the other for the day they feel too old for it. Water-based inks leave the cotton soft. For a single bed of ninety by one-ninety, with one pillowcase.',
        'وجه منه مطبوع والآخر سادة ليوم يكبر فيه الأطفال على الرسمة. أحبار مائية تُبقي القطن لينًا. لسرير مفرد 90 × 190 سم مع غطاء مخدة واحد.',
      ],
      cardAttributes: ['pattern', 'composition', 'size'],
      specs: {
        size: SINGLE,
        composition: COTTON,
        threads: '144',
        closing: ['Poppers', 'كباسات'],
        care: ['Wash at 40 °C', 'غسيل على 40 درجة'],
      },
      box: [
        ['Duvet cover', 'غطاء لحاف'],
        ['Pillowcase', 'غطاء مخدة'],
      ],
      sizeChart: 'bedding',
      priceAed: [109],
      variants: {
        variantAxes: ['pattern'],
        of: [
          { values: [['Oryx', 'مها']] },
          { values: [['Stars', 'نجوم']], colours: ['#24344f', '#e8c66a'], priceAed: [109] },
          { values: [['Dhows', 'مراكب']], colours: ['#dfe6ea', '#2c6f8c'] },
        ],
      },
    },
  ],
};
