import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';

const WHITE: TextPair = ['White', 'أبيض'];
const SAND: TextPair = ['Sand', 'رملي'];
const TEAL: TextPair = ['Sea teal', 'أزرق بحري مخضر'];
const RUST: TextPair = ['Rust', 'صدئي'];
const COTTON: TextPair = ['Combed cotton', 'قطن ممشط'];

export const TOWELS: LeafCategory = {
  slug: 'towels',
  name: ['Towels & robes', 'المناشف والأرواب'],
  description: ['By weight, by size and by how fast they dry.', 'بالوزن وبالمقاس وبسرعة الجفاف.'],
  relatedCategories: ['towel-rails', 'bath-mats', 'shower-curtains'],
  products: [
    {
      code: 'BN-72321',
      slug: 'sadwa-ghaim-cotton-towel',
      brand: 'sadwa',
      kind: 'towel',
      colours: ['#f4f4f0', '#d8c3a0'],
      name: ['Sadwa Ghaim cotton towel', 'سدوة غيم منشفة قطن'],
      summary: [
        'Five hundred and fifty grams: thick, and still dry by evening.',
        '550 غرامًا: سميكة وتجف قبل المساء.',
      ],
      description: [
        'Long-staple cotton in a loop that does not pull when a ring catches it. Wash it twice before judging; towels learn to drink. Skip softener, which waterproofs them, and use half a cup of vinegar instead.',
        'قطن طويل التيلة بعُقد لا تنسحب إذا علق بها خاتم. اغسلها مرتين قبل أن تحكم، فالمنشفة تتعلم الشرب. دع المنعّم لأنه يعزلها، واستعمل نصف كوب خل بدله.',
      ],
      cardAttributes: ['tint', 'size', 'density'],
      specs: {
        density: '550 g/m²',
        fabric: COTTON,
        care: ['Machine wash, 60 °C', 'غسالة على 60 درجة'],
        standard: ['OEKO-TEX Standard 100', 'معيار OEKO-TEX 100'],
        finish: ['Double-stitched hem', 'حافة بخياطتين'],
      },
      box: [['Towel', 'منشفة']],
      priceAed: [59],
      popularity: 780,
      isAlwaysInStock: true,
      badge: ['Best seller', 'الأكثر مبيعًا'],
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [WHITE, '70 × 140 cm'], priceAed: [59] },
          { values: [WHITE, '50 × 90 cm'], priceAed: [32] },
          { values: [SAND, '70 × 140 cm'], priceAed: [59], colours: ['#d8c3a0', '#8a5a2b'] },
          { values: [SAND, '50 × 90 cm'], priceAed: [32], colours: ['#d8c3a0', '#8a5a2b'] },
          { values: [TEAL, '70 × 140 cm'], priceAed: [59], colours: ['#2f6f73', '#d8c3a0'] },
          { values: [RUST, '70 × 140 cm'], priceAed: [59], colours: ['#a8552f', '#f2e6d4'] },
        ],
      },
    },
    {
      code: 'BN-72322',
      slug: 'binaa-basics-bath-towel',
      brand: 'binaa',
      kind: 'towel',
      colours: ['#f4f4f0', '#e2611c'],
      name: ['Binaa Basics bath towel, 65 × 130 cm', 'أساسيات بناء منشفة حمّام 65 × 130 سم'],
      summary: [
        'The honest towel for gyms, drivers and guests of guests.',
        'منشفة عملية للنادي والسائق وضيوف الضيوف.',
      ],
      description: [
        'Four hundred grams of ring-spun cotton that dries in an hour on a balcony. It is thinner than the hotel kind and washes twice as often in one load. White can be boiled; the grey forgives make-up.',
        '400 غرام من القطن تجف في ساعة على البلكونة. أرق من الفندقية وتتسع الغسالة لضعف عددها. الأبيض يُغسل بالغلي والرمادي يسامح المكياج.',
      ],
      cardAttributes: ['tint', 'pack', 'density'],
      specs: {
        density: '400 g/m²',
        fabric: ['Ring-spun cotton', 'قطن حلقي الغزل'],
        size: '65 × 130 cm',
        care: ['Machine wash, 60 °C', 'غسالة على 60 درجة'],
      },
      box: [['Towels', 'مناشف']],
      priceAed: [22],
      isAlwaysInStock: true,
      variants: {
        variantAxes: ['tint', 'pack'],
        of: [
          { values: [WHITE, '1 pc'], unit: [1, 'piece'], priceAed: [22] },
          { values: [WHITE, '4 pc'], unit: [4, 'piece'], priceAed: [79] },
          {
            values: [['Grey', 'رمادي'], '1 pc'],
            unit: [1, 'piece'],
            priceAed: [22],
            colours: ['#8d9499', '#e2611c'],
          },
          {
            values: [['Grey', 'رمادي'], '4 pc'],
            unit: [4, 'piece'],
            priceAed: [79],
            colours: ['#8d9499', '#e2611c'],
          },
        ],
      },
    },
    {
      code: 'BN-72323',
      slug: 'sadwa-hotel-bath-sheet-100x150',
      brand: 'sadwa',
      kind: 'towel',
      colours: ['#f7f7f4', '#b9c0c5'],
      name: ['Sadwa hotel bath sheet, 100 × 150 cm', 'سدوة منشفة حمّام كبيرة فندقية 100 × 150 سم'],
      summary: ['Wraps round once and a half, even after Ramadan.', 'تلتف مرة ونصفًا حتى بعد رمضان.'],
      description: [
        'Seven hundred grams a square metre, the heaviest we sell. It holds a lot of water and takes its time giving it back, so give it a rail of its own. Not for small washing machines: two of these are a load.',
        '700 غرام للمتر، أثقل ما نبيع. تشرب كثيرًا وتتأخر في الجفاف، فخصص لها علّاقة وحدها. لا تناسب الغسالة الصغيرة، فاثنتان منها تملآنها.',
      ],
      cardAttributes: ['tint', 'size', 'density'],
      specs: {
        size: '100 × 150 cm',
        density: '700 g/m²',
        fabric: ['Egyptian cotton', 'قطن مصري'],
        care: ['Machine wash, 60 °C', 'غسالة على 60 درجة'],
        weight: '1.05 kg',
      },
      box: [['Bath sheet', 'منشفة كبيرة']],
      priceAed: [119],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [WHITE] },
          { values: [['Charcoal', 'فحمي']], priceAed: [119], colours: ['#3a3f42', '#b9c0c5'] },
        ],
      },
    },
    {
      code: 'BN-72324',
      slug: 'sadwa-waffle-towel',
      brand: 'sadwa',
      kind: 'towel',
      colours: ['#a9b79c', '#f2efe6'],
      name: ['Sadwa waffle towel', 'سدوة منشفة وافل'],
      summary: ['Thin, thirsty and dry before the next one wakes.', 'رقيقة عطشى وتجف قبل أن يصحو التالي.'],
      description: [
        'Squares instead of loops take up half the shelf and half the drying time. In the humidity of Jeddah or Dammam that decides whether a towel smells. It feels crisp, not fluffy; some people love it and some return to terry.',
        'مربعات بدل العُقد تشغل نصف الرف ونصف وقت الجفاف. في رطوبة جدة والدمام هذا ما يقرر رائحة المنشفة. ملمسها مقرمش لا منفوش، وبعض الناس يعشقونه وبعضهم يعود للوبر.',
      ],
      cardAttributes: ['tint', 'size', 'density'],
      specs: {
        density: '260 g/m²',
        fabric: COTTON,
        pattern: ['Waffle', 'وافل'],
        care: ['Machine wash, 60 °C', 'غسالة على 60 درجة'],
      },
      box: [['Waffle towel', 'منشفة وافل']],
      priceAed: [49],
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [['Sage', 'مرمية'], '70 × 140 cm'], priceAed: [49] },
          { values: [['Sage', 'مرمية'], '50 × 90 cm'], priceAed: [27] },
          { values: [SAND, '70 × 140 cm'], priceAed: [49], colours: ['#d8c3a0', '#f2efe6'] },
        ],
      },
    },
    {
      code: 'BN-72325',
      slug: 'sadwa-face-cloths',
      brand: 'sadwa',
      kind: 'cloths',
      colours: ['#e8d9c5', '#cfb893'],
      name: ['Sadwa face cloths, 30 × 30 cm', 'سدوة مناشف وجه 30 × 30 سم'],
      summary: [
        'One for each day, and none left on the edge of the basin.',
        'واحدة لكل يوم ولا شيء متروك على حافة المغسلة.',
      ],
      description: [
        'Soft on both sides, with a hanging loop because a folded wet cloth turns sour. Baby skin, beard oil, sheet masks: they have met it all. Wash with the bath towels and they keep the same colour.',
        'ناعمة من الوجهين ولها حلقة تعليق لأن القماش المبلل المطوي يتعفن. بشرة الرضيع وزيت اللحية وأقنعة الوجه، كلها مرت عليها. اغسلها مع المناشف يبقَ لونها مثلها.',
      ],
      cardAttributes: ['tint', 'pack', 'fabric'],
      specs: {
        size: '30 × 30 cm',
        fabric: COTTON,
        density: '500 g/m²',
        care: ['Machine wash, 60 °C', 'غسالة على 60 درجة'],
      },
      box: [['Face cloths', 'مناشف وجه']],
      returnDays: 0,
      priceAed: [35],
      variants: {
        variantAxes: ['tint', 'pack'],
        of: [
          { values: [SAND, '4 pc'], unit: [4, 'piece'], priceAed: [35] },
          { values: [SAND, '8 pc'], unit: [8, 'piece'], priceAed: [59], colours: ['#e8d9c5', '#8c2f39'] },
          { values: [WHITE, '8 pc'], unit: [8, 'piece'], priceAed: [59], colours: ['#f4f4f0', '#dad7cd'] },
        ],
      },
    },
    {
      code: 'BN-72326',
      slug: 'sadwa-pool-towel-striped',
      brand: 'sadwa',
      kind: 'towel',
      colours: ['#2f7fb8', '#f4f4f0'],
      name: ['Sadwa striped beach towel, 90 × 180 cm', 'سدوة منشفة بحر مخططة 90 × 180 سم'],
      summary: ['Long enough for a tall man and a book.', 'تكفي رجلًا طويلًا وكتابه.'],
      description: [
        'Velour on the sunny side sheds sand with one shake; loops below do the drying. The stripes are woven, so chlorine fades them slowly and evenly. Rinse the salt out before washing or the drum will grind it in.',
        'وجه مخملي ينفض الرمل بهزة واحدة ووجه عُقد للتنشيف. الخطوط منسوجة فيبهت لونها مع الكلور ببطء وتساوٍ. اشطف الملح قبل الغسالة وإلا طحنته فيها.',
      ],
      cardAttributes: ['tint', 'size', 'fabric'],
      specs: {
        size: '90 × 180 cm',
        fabric: ['Cotton velour', 'قطن مخملي'],
        density: '420 g/m²',
        pattern: ['Stripes', 'مخطط'],
        care: ['Machine wash, 40 °C', 'غسالة على 40 درجة'],
      },
      box: [['Beach towel', 'منشفة بحر']],
      priceAed: [69],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Blue', 'أزرق']] },
          { values: [['Coral', 'مرجاني']], colours: ['#e0705a', '#f4f4f0'] },
          { values: [['Saffron', 'زعفراني']], priceAed: [69], colours: ['#e0a526', '#f4f4f0'] },
        ],
      },
    },
    {
      code: 'BN-72327',
      slug: 'sadwa-terry-bathrobe',
      brand: 'sadwa',
      kind: 'bathrobe',
      colours: ['#f4f4f0', '#8c2f39'],
      name: ['Sadwa terry bathrobe', 'سدوة روب حمّام قطن'],
      summary: ['Pockets deep enough for a phone and both hands.', 'جيوبه تتسع للهاتف واليدين معًا.'],
      description: [
        'Shawl collar, two belt loops a side so it sits where your waist is, and a loop inside the neck that really is sewn on. Below the knee on most people. Dark colours shed lint in the first two washes; do them alone.',
        'ياقة شال وعروتان للحزام في كل جانب ليجلس عند خصرك، وعلّاقة عند الرقبة مخيطة بإحكام. يصل تحت الركبة عند أغلب الناس. الداكن ينسل وبرًا في أول غسلتين فاغسله وحده.',
      ],
      cardAttributes: ['tint', 'size', 'density'],
      specs: {
        density: '380 g/m²',
        fabric: COTTON,
        fit: ['Unisex, loose', 'للجنسين، واسع'],
        care: ['Machine wash, 40 °C', 'غسالة على 40 درجة'],
      },
      box: [['Bathrobe with belt', 'روب مع حزام']],
      priceAed: [149],
      sizeChart: 'tops',
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [WHITE, ['M', 'M']], priceAed: [149] },
          { values: [WHITE, ['L', 'L']], priceAed: [149] },
          { values: [WHITE, ['XL', 'XL']], priceAed: [159] },
          {
            values: [
              ['Charcoal', 'فحمي'],
              ['L', 'L'],
            ],
            priceAed: [149],
            colours: ['#3a3f42', '#b9c0c5'],
          },
          {
            values: [
              ['Charcoal', 'فحمي'],
              ['XL', 'XL'],
            ],
            priceAed: [159],
            colours: ['#3a3f42', '#b9c0c5'],
          },
        ],
      },
    },
    {
      code: 'BN-72328',
      slug: 'sadwa-kids-hooded-towel',
      brand: 'sadwa',
      kind: 'towel',
      colours: ['#e0a526', '#2f6f73'],
      name: ['Sadwa hooded towel for children', 'سدوة منشفة أطفال بقبعة'],
      summary: ['Catches a wet child on the run.', 'تمسك طفلًا مبللًا وهو يركض.'],
      description: [
        'Two camel ears on the hood and a snap below the chin, so it stays on during the escape. Bamboo in the pile makes it softer than plain cotton and slower to dry. From one to five years, depending on the speed.',
        'أذنا جمل على القبعة وكبسة تحت الذقن فتثبت أثناء الهروب. في نسيجها خيزران يزيدها نعومة ويؤخر جفافها. من سنة إلى خمس حسب سرعة الطفل.',
      ],
      cardAttributes: ['tint', 'size', 'fabric'],
      specs: {
        size: '70 × 120 cm',
        fabric: ['Cotton and bamboo viscose', 'قطن وفسكوز خيزران'],
        density: '420 g/m²',
        care: ['Machine wash, 40 °C', 'غسالة على 40 درجة'],
      },
      box: [['Hooded towel', 'منشفة بقبعة']],
      priceAed: [75, 62],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Saffron', 'زعفراني']] },
          { values: [['Mint', 'نعناعي']], colours: ['#9fd0b8', '#2f6f73'] },
        ],
      },
    },
    {
      code: 'BN-72329',
      slug: 'majlisi-guest-towel-gift-set',
      brand: 'majlisi',
      kind: 'towel',
      colours: ['#2f4f4a', '#c8a15a'],
      name: ['Majlisi guest towel set, 6 pieces in a box', 'مجلسي طقم مناشف ضيوف، 6 قطع في علبة'],
      summary: [
        'Small embroidered towels for hands that have eaten well.',
        'مناشف صغيرة مطرزة لأيدٍ أكلت وشبعت.',
      ],
      description: [
        'Thirty by fifty, with a border stitched in gold-coloured thread that does not scratch. Roll them in the tray by the washbasins before dinner. The box is stiff enough to give as it is to a new household.',
        'مقاس 30 × 50 بحاشية مطرزة بخيط ذهبي لا يخدش. لفّها في الصينية عند المغاسل قبل العشاء. علبتها صلبة تصلح هدية لبيت جديد كما هي.',
      ],
      cardAttributes: ['tint', 'pieces', 'size'],
      specs: {
        pieces: '6 pc',
        size: '30 × 50 cm',
        fabric: COTTON,
        density: '450 g/m²',
        care: ['Machine wash, 40 °C', 'غسالة على 40 درجة'],
      },
      box: [
        ['Six guest towels', 'ست مناشف ضيوف'],
        ['Gift box', 'علبة هدية'],
      ],
      pack: '6 pc',
      unit: [6, 'piece'],
      priceAed: [129],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Green', 'أخضر']] },
          { values: [['Cream', 'كريمي']], colours: ['#efe6d2', '#c8a15a'] },
        ],
      },
    },
  ],
};
