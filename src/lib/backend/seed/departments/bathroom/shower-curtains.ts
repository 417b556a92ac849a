import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';

const WHITE: TextPair = ['White', 'أبيض'];
const GREY: TextPair = ['Grey', 'رمادي'];
const POLYESTER: TextPair = ['Polyester', 'بوليستر'];
const PEVA: TextPair = ['PEVA, no PVC', 'PEVA بلا PVC'];

export const SHOWER_CURTAINS: LeafCategory = {
  slug: 'shower-curtains',
  name: ['Shower curtains & rods', 'ستائر الدش وقضبانها'],
  description: ['Curtains that dry, rods that stay up.', 'ستائر تجف وقضبان لا تسقط.'],
  relatedCategories: ['bath-mats', 'showers', 'towels'],
  products: [
    {
      code: 'BN-72301',
      slug: 'sadwa-weave-shower-curtain',
      brand: 'sadwa',
      kind: 'shower-curtain',
      colours: ['#d8c3a0', '#8c2f39'],
      name: ['Sadwa woven shower curtain', 'ستارة دش منسوجة – سدوة'],
      summary: ['Looks like cloth and sheds water.', 'شكلها كالقماش وتطرد الماء.'],
      description: [
        'A waffle weave with a water-repellent finish; drops run off and the fabric never clings to the leg. Weights are sewn into the hem. Machine-wash it monthly at thirty without softener, which would undo the finish.',
        'نسيج وافل معالج ضد الماء؛ تنزلق القطرات ولا يلتصق القماش بالساق. أثقال مخيطة في حافته السفلى. يُغسل شهريًا على 30 درجة بلا منعّم، فالمنعّم يفسد معالجته.',
      ],
      cardAttributes: ['tint', 'size', 'care'],
      specs: {
        care: ['Machine wash, 30 °C', 'غسالة على 30 درجة'],
        fabric: POLYESTER,
        density: '180 g/m²',
        pattern: ['Waffle', 'وافل'],
        pieces: ['12 metal eyelets', '12 فتحة بحلقات معدنية'],
      },
      box: [
        ['Curtain', 'ستارة'],
        ['Twelve rings', '12 حلقة تعليق'],
      ],
      priceAed: [69, 55],
      popularity: 630,
      variants: {
        variantAxes: ['tint', 'size'],
        of: [
          { values: [['Sand', 'رملي'], '180 × 200 cm'], priceAed: [69, 55] },
          { values: [['Sand', 'رملي'], '240 × 200 cm'], priceAed: [89, 71] },
          { values: [WHITE, '180 × 200 cm'], priceAed: [69, 55], colours: ['#f4f4f0', '#8c2f39'] },
          { values: [GREY, '180 × 200 cm'], priceAed: [69, 55], colours: ['#8d9499', '#8c2f39'] },
        ],
      },
    },
    {
      code: 'BN-72302',
      slug: 'binaa-basics-peva-shower-curtain',
      brand: 'binaa',
      kind: 'shower-curtain',
      colours: ['#eef2f3', '#e2611c'],
      name: [
        'Binaa Basics PEVA shower curtain, 180 × 200 cm',
        'ستارة دش PEVA مقاس 180 × 200 سم – أساسيات بناء',
      ],
      summary: ['Keeps the floor dry for the price of two coffees.', 'تبقي الأرض جافة بسعر قهوتين.'],
      description: [
        'No smell of new plastic, since PEVA has no chlorine in it. The clear one lets light into a dark shower; the white one gives privacy. Spread it after use, or mould grows in the folds.',
        'بلا رائحة بلاستيك جديد لأن PEVA خالٍ من الكلور. الشفافة تدخل النور إلى دش معتم، والبيضاء تستر. افردها بعد الاستعمال وإلا نبت العفن في طياتها.',
      ],
      cardAttributes: ['tint', 'size', 'material'],
      specs: {
        size: '180 × 200 cm',
        material: PEVA,
        thickness: ['0.1 mm', '0.1 مم'],
        care: ['Wipe with a damp cloth', 'تُمسح بقماش رطب'],
      },
      box: [
        ['Curtain', 'ستارة'],
        ['Twelve plastic rings', '12 حلقة بلاستيك'],
      ],
      priceAed: [19],
      isAlwaysInStock: true,
      variants: {
        variantAxes: ['tint'],
        of: [{ values: [['Clear', 'شفاف']] }, { values: [WHITE], colours: ['#f4f4f0', '#e2611c'] }],
      },
    },
    {
      code: 'BN-72303',
      slug: 'sadwa-mashrabiya-shower-curtain',
      brand: 'sadwa',
      kind: 'shower-curtain',
      colours: ['#2f4f6b', '#d8c3a0'],
      name: ['Sadwa Mashrabiya shower curtain, 180 × 200 cm', 'ستارة دش مشربية 180 × 200 سم – سدوة'],
      summary: ['A lattice in two colours, drawn and not photographed.', 'شبك مشربية بلونين، مرسوم لا مصوّر.'],
      description: [
        'The pattern repeats every thirty centimetres and meets itself at the sides, so two curtains join without a seam to see. Colours are dyed in the yarn side only; the inside stays white. Iron cool if you must.',
        'النقشة تتكرر كل 30 سم وتلتقي عند الجانبين، فتجتمع ستارتان بلا خط ظاهر. اللون على الوجه فقط والداخل أبيض. اكوها بحرارة منخفضة إن كان لا بد.',
      ],
      cardAttributes: ['tint', 'pattern', 'fabric'],
      specs: {
        size: '180 × 200 cm',
        pattern: ['Mashrabiya', 'مشربية'],
        fabric: POLYESTER,
        density: '120 g/m²',
        care: ['Machine wash, 30 °C', 'غسالة على 30 درجة'],
      },
      box: [
        ['Curtain', 'ستارة'],
        ['Twelve rings', '12 حلقة تعليق'],
      ],
      priceAed: [59],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Indigo', 'نيلي']] },
          { values: [['Terracotta', 'فخاري']], colours: ['#b5623a', '#f2e6d4'] },
        ],
      },
    },
    {
      code: 'BN-72304',
      slug: 'sadwa-hotel-shower-curtain-snap-liner',
      brand: 'sadwa',
      kind: 'shower-curtain',
      colours: ['#f4f4f0', '#b9c0c5'],
      name: ['Sadwa hotel shower curtain with snap liner', 'ستارة دش فندقية ببطانة كبس – سدوة'],
      summary: [
        'The liner unsnaps for washing; the curtain stays up.',
        'البطانة تُفك للغسل والستارة في مكانها.',
      ],
      description: [
        'A sheer window across the top lets the ceiling light in. Hooks are part of the hem, so there are no rings to lose. Buy a second liner and swap them on Fridays; that is how hotels do it.',
        'شريط شفاف في الأعلى يدخل ضوء السقف. فتحات التعليق جزء من الحافة فلا حلقات تضيع. اشترِ بطانة ثانية وبدّل بين البطانتين كل جمعة، فهكذا تفعل الفنادق.',
      ],
      cardAttributes: ['size', 'fabric', 'care'],
      specs: {
        fabric: ['Polyester, waffle', 'بوليستر وافل'],
        density: '220 g/m²',
        care: ['Machine wash, 40 °C', 'غسالة على 40 درجة'],
        tint: WHITE,
        mounting: ['Hookless, rods to 32 mm', 'بلا حلقات، لقضيب حتى 32 مم'],
      },
      box: [
        ['Curtain', 'ستارة'],
        ['Snap-in liner', 'بطانة كبس'],
      ],
      priceAed: [129, 109],
      variants: {
        variantAxes: ['size'],
        of: [
          { values: ['180 × 190 cm'], priceAed: [129, 109] },
          { values: ['180 × 210 cm'], priceAed: [139, 119] },
        ],
      },
    },
    {
      code: 'BN-72305',
      slug: 'binaa-basics-tension-shower-rod',
      brand: 'binaa',
      kind: 'rod',
      colours: ['#b9c0c5', '#e2611c'],
      name: ['Binaa Basics tension shower rod', 'قضيب ستارة دش بالضغط – أساسيات بناء'],
      summary: ['Twist, wedge, hang: the wall stays whole.', 'لفّ وثبّت وعلّق، والجدار سليم.'],
      description: [
        'A spring inside presses rubber feet against both walls. Wipe soap off the tile before you set it and turn until it bends a hair. It carries a dry curtain for years and a swinging child not once.',
        'زنبرك داخله يضغط قدمين من المطاط على الجدارين. امسح الصابون عن البلاط ثم لفّ القضيب حتى ينحني قليلًا. يحمل ستارة لسنوات ولا يحمل طفلًا يتأرجح ولو مرة.',
      ],
      cardAttributes: ['finish', 'length', 'load'],
      specs: {
        load: '4 kg',
        diameter: '22-25 mm',
        material: ['Stainless steel', 'ستانلس ستيل'],
        mounting: ['Tension, no drilling', 'بالضغط بلا ثقب'],
      },
      box: [['Rod', 'قضيب']],
      warranty: 1,
      priceAed: [35],
      variants: {
        variantAxes: ['finish', 'length'],
        of: [
          { values: [['Chrome', 'كروم'], '75-125 cm'], priceAed: [35] },
          { values: [['Chrome', 'كروم'], '125-220 cm'], priceAed: [49] },
          {
            values: [['Matt black', 'أسود مطفي'], '125-220 cm'],
            priceAed: [55],
            colours: ['#34393c', '#e2611c'],
          },
        ],
      },
    },
    {
      code: 'BN-72306',
      slug: 'rawafed-l-shaped-shower-rod',
      brand: 'rawafed',
      kind: 'rod',
      colours: ['#c9d0d4', '#4a90a4'],
      name: ['Rawafed L-shaped shower rod, 90 × 90 cm', 'قضيب ستارة دش زاوية 90 × 90 سم – روافد'],
      summary: ['Makes a shower corner where there was only a corner.', 'يصنع ركن دش حيث كان ركن فقط.'],
      description: [
        'Two arms cut to length with a hacksaw, one elbow, and a drop from the ceiling to keep the corner up. Rings glide round the bend. Order a curtain of 240, for 180 leaves a gap that lets water out.',
        'ذراعان تُقصان بالمنشار حسب الحاجة وكوع وحامل من السقف يرفع الزاوية. الحلقات تنزلق حول الكوع. اطلب ستارة 240 سم، فستارة 180 سم تترك فتحة يخرج منها الماء.',
      ],
      cardAttributes: ['finish', 'size', 'material'],
      specs: {
        size: '90 × 90 cm',
        material: ['Aluminium', 'ألمنيوم'],
        diameter: '20 mm',
        mounting: ['Two walls and ceiling', 'جداران وسقف'],
        load: '5 kg',
      },
      box: [
        ['Two arms and elbow', 'ذراعان وكوع'],
        ['Ceiling support', 'حامل سقفي'],
        ['Screws and plugs', 'براغٍ وفيشرات'],
      ],
      warranty: 3,
      priceAed: [99],
      variants: {
        variantAxes: ['finish'],
        of: [
          { values: [['Chrome', 'كروم']] },
          { values: [['White', 'أبيض']], priceAed: [89], colours: ['#f4f4f0', '#4a90a4'] },
        ],
      },
    },
    {
      code: 'BN-72307',
      slug: 'rawafed-roller-ball-curtain-rings',
      brand: 'rawafed',
      kind: 'curtain-rings',
      colours: ['#c9d0d4', '#4a90a4'],
      name: ['Rawafed roller-ball curtain rings, 12 pieces', 'حلقات ستارة بكُرات، 12 قطعة – روافد'],
      summary: [
        'Five small balls a ring, and the curtain glides.',
        'خمس كرات صغيرة في الحلقة فتنزلق الستارة.',
      ],
      description: [
        'Double hooks take the curtain outside and the liner inside, and either comes off alone. Stainless wire does not leave brown rings on the cloth. The joint in the rod no longer stops them halfway.',
        'خطاف مزدوج يحمل الستارة من الخارج والبطانة من الداخل، وتُنزع أي منهما وحدها. سلك ستانلس لا يترك بقعًا بنية على القماش. ولا تتوقف الحلقات عند وصلة القضيب في المنتصف.',
      ],
      cardAttributes: ['finish', 'pieces', 'material'],
      specs: {
        pieces: '12 pc',
        material: ['Stainless steel', 'ستانلس ستيل'],
        fits: ['Rods to 28 mm', 'قضبان حتى 28 مم'],
        type: ['Double hook', 'خطاف مزدوج'],
      },
      box: [['Twelve rings', '12 حلقة']],
      pack: '12 pc',
      unit: [12, 'piece'],
      priceAed: [25],
      variants: {
        variantAxes: ['finish'],
        of: [
          { values: [['Chrome', 'كروم']] },
          { values: [['Matt black', 'أسود مطفي']], colours: ['#34393c', '#4a90a4'] },
        ],
      },
    },
  ],
};
