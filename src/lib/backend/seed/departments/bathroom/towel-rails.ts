import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';

const CHROME: TextPair = ['Chrome', 'كروم'];
const BLACK: TextPair = ['Matt black', 'أسود مطفي'];
const GOLD: TextPair = ['Brushed brass', 'نحاسي ممشّط'];
const STEEL: TextPair = ['304 stainless steel', 'ستانلس ستيل 304'];
const GLUE_OR_SCREW: TextPair = ['Screws or glue', 'براغٍ أو غراء'];

export const TOWEL_RAILS: LeafCategory = {
  slug: 'towel-rails',
  name: ['Towel rails, hooks & grab bars', 'علّاقات المناشف والمقابض'],
  description: ['To hang things on and to hold on to.', 'ما يُعلَّق عليه وما يُمسَك به.'],
  relatedCategories: ['towels', 'bathroom-accessories', 'bath-mats'],
  products: [
    {
      code: 'BN-72241',
      slug: 'rawafed-khatt-towel-rail',
      brand: 'rawafed',
      kind: 'towel-rail',
      colours: ['#c9d0d4', '#4a90a4'],
      name: ['Rawafed Khatt towel rail', 'علّاقة منشفة – روافد خط'],
      summary: [
        'One straight bar that holds a wet towel without turning.',
        'قضيب مستقيم يحمل منشفة مبللة ولا يدور.',
      ],
      description: [
        'Square feet hide two screws each, and a grub screw below keeps them there. Sixty for a bath towel folded once, forty beside the basin. On tile, tape the spot and drill without hammer until you are through the glaze.',
        'قاعدتان مربعتان تخفي كل منهما برغيين ويثبّتها برغي صغير من الأسفل. 60 سم لمنشفة الحمّام مطوية مرة و40 سم بجانب المغسلة. على السيراميك ضع شريطًا واثقب بلا طرق حتى تعبر الطبقة اللامعة.',
      ],
      cardAttributes: ['finish', 'length', 'material'],
      specs: {
        material: STEEL,
        mounting: ['Concealed screws', 'براغٍ مخفية'],
        load: '8 kg',
        deep: '7 cm',
        anchor: '6 mm',
      },
      box: [
        ['Towel rail', 'علّاقة منشفة'],
        ['Screws, plugs, hex key', 'براغٍ وفيشرات ومفتاح ألن'],
      ],
      warranty: 5,
      priceAed: [59, 50],
      popularity: 600,
      variants: {
        variantAxes: ['finish', 'length'],
        of: [
          { values: [CHROME, '40 cm'], priceAed: [59, 50] },
          { values: [CHROME, '60 cm'], priceAed: [69, 58] },
          { values: [BLACK, '60 cm'], priceAed: [79, 67], colours: ['#34393c', '#4a90a4'] },
          { values: [GOLD, '60 cm'], priceAed: [89, 75], colours: ['#c8a15a', '#4a90a4'] },
        ],
      },
    },
    {
      code: 'BN-72242',
      slug: 'binaa-basics-double-towel-rail-60cm',
      brand: 'binaa',
      kind: 'towel-rail',
      colours: ['#c9d0d4', '#e2611c'],
      name: ['Binaa Basics double towel rail, 60 cm', 'علّاقة مناشف مزدوجة 60 سم – أساسيات بناء'],
      summary: ['Two towels side by side, both of them dry.', 'منشفتان جنبًا إلى جنب وكلتاهما جافة.'],
      description: [
        'The bars stand nine centimetres apart, enough for air to pass between two towels. Zinc feet, steel bars, chrome on both. Near the sea wipe it weekly; salt air harms the chrome.',
        'بين القضيبين 9 سم تكفي لمرور الهواء بين المنشفتين. القاعدتان زنك والقضيبان فولاذ وكلها مطلية بالكروم. قرب البحر امسحها أسبوعيًا، فالهواء المالح يضر الكروم.',
      ],
      cardAttributes: ['length', 'load', 'material'],
      specs: {
        length: '60 cm',
        load: '8 kg',
        material: ['Steel and zinc, chromed', 'فولاذ وزنك بطلاء كروم'],
        deep: '21 cm',
        mounting: ['Four screws', 'أربعة براغٍ'],
      },
      box: [
        ['Double rail', 'علّاقة مزدوجة'],
        ['Screws and plugs', 'براغٍ وفيشرات'],
      ],
      warranty: 1,
      priceAed: [45],
    },
    {
      code: 'BN-72243',
      slug: 'rawafed-hotel-towel-shelf',
      brand: 'rawafed',
      kind: 'towel-rail',
      colours: ['#c9d0d4', '#e6e0d2'],
      name: ['Rawafed hotel towel shelf, 60 cm', 'رف مناشف فندقي 60 سم – روافد'],
      summary: [
        'Folded above, hanging below, as in a good hotel.',
        'مطوية فوق ومعلقة تحت كما في فندق محترم.',
      ],
      description: [
        'Five round bars make the shelf, a sixth hangs beneath. It takes six bath towels rolled, or four folded by somebody patient. Mount it above head height or over the door, where nobody stands up into it.',
        'خمسة قضبان تصنع الرف والسادس تحته. يتسع لست مناشف ملفوفة أو أربع مطوية بعناية. ركّبه فوق مستوى الرأس أو فوق الباب حتى لا يصطدم به أحد.',
      ],
      cardAttributes: ['finish', 'length', 'load'],
      specs: {
        length: '60 cm',
        load: '12 kg',
        material: STEEL,
        deep: '24 cm',
        mounting: ['Four concealed screws', 'أربعة براغٍ مخفية'],
      },
      box: [
        ['Towel shelf', 'رف مناشف'],
        ['Screws and plugs', 'براغٍ وفيشرات'],
      ],
      warranty: 5,
      priceAed: [139, 119],
      variants: {
        variantAxes: ['finish'],
        of: [
          { values: [CHROME], priceAed: [139, 119] },
          { values: [BLACK], priceAed: [159, 135], colours: ['#34393c', '#e6e0d2'] },
        ],
      },
    },
    {
      code: 'BN-72244',
      slug: 'rawafed-heated-towel-rail',
      brand: 'rawafed',
      kind: 'heated-rail',
      colours: ['#34393c', '#c8342b'],
      name: ['Rawafed electric heated towel rail', 'علّاقة مناشف كهربائية مدفّأة – روافد'],
      summary: ['For humid Februaries, when nothing dries by itself.', 'لرطوبة فبراير حين لا يجف شيء وحده.'],
      description: [
        'Eight bars warm to fifty-five degrees: a dry towel by morning and less of that damp smell. Draws no more than a light bulb of the old kind. The timer runs two hours and stops. Wire it to a switched spur outside the wet zone.',
        'ثمانية قضبان تدفأ إلى 55 درجة: منشفة جافة صباحًا ورائحة رطوبة أقل. استهلاك العلّاقة كاستهلاك لمبة قديمة. يعمل المؤقت ساعتين ثم يفصل. وصّلها بنقطة لها مفتاح خارج منطقة البلل.',
      ],
      cardAttributes: ['finish', 'power', 'rating'],
      specs: {
        power: '90 W',
        rating: ['IP55', 'IP55'],
        temperature: '55 °C',
        voltage: '220-240 V',
        size: '50 × 80 cm',
        material: STEEL,
      },
      box: [
        ['Heated rail', 'علّاقة مدفّأة'],
        ['Brackets and screws', 'حوامل وبراغٍ'],
      ],
      warranty: 3,
      returnDays: 14,
      priceAed: [449, 395],
      maxQuantity: 4,
      variants: {
        variantAxes: ['finish'],
        of: [
          { values: [BLACK], priceAed: [449, 395] },
          { values: [CHROME], priceAed: [419, 369], colours: ['#c9d0d4', '#c8342b'] },
        ],
      },
    },
    {
      code: 'BN-72245',
      slug: 'mizlaj-robe-hook',
      brand: 'mizlaj',
      kind: 'hooks',
      colours: ['#34393c', '#7a5230'],
      name: ['Mizlaj double robe hook', 'خطاف روب مزدوج – مزلاج'],
      summary: [
        'Short prong for the hand towel, long one for the robe.',
        'سن قصيرة لمنشفة اليد وطويلة للروب.',
      ],
      description: [
        'Solid zinc with rounded ends that leave no dent in a thick collar. Two screws are under a cap of the same colour. Put two behind every bathroom door, and one at the height of the smallest person.',
        'زنك مصمت بأطراف مدورة لا تترك أثرًا في ياقة سميكة. البرغيان تحت غطاء بلون الخطاف. ضع اثنين خلف كل باب حمّام، وواحدًا على ارتفاع يناسب أصغر أهل البيت.',
      ],
      cardAttributes: ['finish', 'load', 'material'],
      specs: {
        load: '10 kg',
        material: ['Zinc alloy', 'سبيكة زنك'],
        size: '5 × 9 cm',
        mounting: ['Two screws', 'برغيان'],
        anchor: '6 mm',
      },
      box: [
        ['Hook with cap', 'خطاف مع غطاء'],
        ['Screws and plugs', 'براغٍ وفيشرات'],
      ],
      warranty: 3,
      priceAed: [22],
      variants: {
        variantAxes: ['finish'],
        of: [
          { values: [BLACK] },
          { values: [CHROME], colours: ['#c9d0d4', '#7a5230'] },
          { values: [GOLD], priceAed: [25], colours: ['#c8a15a', '#7a5230'] },
        ],
      },
    },
    {
      code: 'BN-72246',
      slug: 'binaa-basics-adhesive-hooks-steel',
      brand: 'binaa',
      kind: 'hooks',
      colours: ['#b9c0c5', '#e2611c'],
      name: ['Binaa Basics adhesive steel hooks', 'خطافات لاصقة ستانلس – أساسيات بناء'],
      summary: ['No drilling, and no trace left behind.', 'بلا ثقب وبلا أثر.'],
      description: [
        'The gel pad holds two kilos on smooth tile or glass. Degrease with alcohol, press for thirty seconds, wait a day before loading. Warm it with a hair dryer and it peels away whole.',
        'الوسادة اللاصقة تحمل 2 كغ على السيراميك أو الزجاج الأملس. نظّف بالكحول واضغط 30 ثانية وانتظر يومًا قبل التعليق. سخّنها بالاستشوار فتنفصل كاملة.',
      ],
      cardAttributes: ['pack', 'load', 'mounting'],
      specs: {
        load: '2 kg',
        mounting: ['Adhesive pad', 'وسادة لاصقة'],
        material: STEEL,
        size: '4.5 × 4.5 cm',
      },
      box: [
        ['Hooks', 'خطافات'],
        ['Alcohol wipes', 'مناديل كحول'],
      ],
      priceAed: [15],
      isAlwaysInStock: true,
      variants: {
        variantAxes: ['pack'],
        of: [
          { values: ['4 pc'], unit: [4, 'piece'], priceAed: [15] },
          { values: ['10 pc'], unit: [10, 'piece'], priceAed: [29] },
        ],
      },
    },
    {
      code: 'BN-72247',
      slug: 'rawafed-safety-grab-bar',
      brand: 'rawafed',
      kind: 'grab-bar',
      colours: ['#b9c0c5', '#2f7fb8'],
      name: ['Rawafed safety grab bar', 'مقبض أمان للحمّام – روافد'],
      summary: ['Supports an adult when sitting down and getting up.', 'يسند شخصًا بالغًا عند الجلوس والوقوف.'],
      description: [
        'Thirty-two millimetres thick with a fine knurl, so soapy hands stay put. Three screws at each end into block or concrete; on gypsum board it needs a plate behind. Place it upright at the shower door, level beside the toilet.',
        'سماكته 32 مم وسطحه محبب فلا تنزلق يد فيها صابون. ثلاثة براغٍ في كل طرف على طابوق أو خرسانة، وعلى الجبس بورد يلزم لوح خلفه. ركّبه قائمًا عند باب الدش وأفقيًا بجانب المرحاض.',
      ],
      cardAttributes: ['length', 'load', 'diameter'],
      specs: {
        load: '150 kg',
        diameter: '32 mm',
        material: STEEL,
        mounting: ['Six screws, concealed', 'ستة براغٍ مخفية'],
        anchor: '8 mm',
        standard: ['EN 12182', 'EN 12182'],
      },
      box: [
        ['Grab bar', 'مقبض أمان'],
        ['Stainless screws and plugs', 'براغي ستانلس وفيشرات'],
      ],
      warranty: 10,
      priceAed: [75, 66],
      variants: {
        variantAxes: ['length'],
        of: [
          { values: ['30 cm'], priceAed: [75, 66] },
          { values: ['45 cm'], priceAed: [89, 78] },
          { values: ['60 cm'], priceAed: [105, 92] },
        ],
      },
    },
    {
      code: 'BN-72248',
      slug: 'rawafed-khatt-accessory-set-5',
      brand: 'rawafed',
      kind: 'towel-rail',
      colours: ['#34393c', '#dfe9ee'],
      name: ['Rawafed Khatt accessory set, 5 pieces', 'طقم إكسسوارات حمّام، 5 قطع – روافد خط'],
      summary: ['The whole room in one finish and one box.', 'الحمّام كله بلون واحد من علبة واحدة.'],
      description: [
        'Rail, towel ring, paper holder, two hooks: what a new bathroom asks for on the first day. Every piece can be glued or screwed, and the glue is in the box. Bought singly they come to a third more.',
        'علّاقة وحلقة وحامل مناديل وخطافان: ما يطلبه الحمّام الجديد من أول يوم. كل قطعة تُلصق أو تُربط والغراء في العلبة. لو اشتريتها مفردة لدفعت الثلث زيادة.',
      ],
      cardAttributes: ['finish', 'pieces', 'mounting'],
      specs: { pieces: '5 pc', mounting: GLUE_OR_SCREW, material: STEEL, length: '60 cm', load: '6 kg' },
      box: [
        ['Towel rail of 60 cm', 'علّاقة 60 سم'],
        ['Towel ring', 'حلقة منشفة'],
        ['Paper holder', 'حامل مناديل'],
        ['Two hooks', 'خطافان'],
        ['Glue, screws, plugs', 'غراء وبراغٍ وفيشرات'],
      ],
      warranty: 5,
      pack: '5 pc',
      unit: [5, 'piece'],
      priceAed: [229, 189],
      badge: ['Bundle', 'عرض حزمة'],
      popularity: 710,
      variants: {
        variantAxes: ['finish'],
        of: [
          { values: [BLACK] },
          { values: [CHROME], priceAed: [199, 165], colours: ['#c9d0d4', '#dfe9ee'] },
          { values: [GOLD], priceAed: [259, 215], colours: ['#c8a15a', '#dfe9ee'] },
        ],
      },
    },
  ],
};
