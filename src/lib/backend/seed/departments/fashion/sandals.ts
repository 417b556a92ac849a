import type { LeafCategory } from '../../category-tree.ts';
import { createColourVariants, createSizeVariants } from './variants.ts';

export const SANDALS: LeafCategory = {
  slug: 'sandals',
  name: ['Sandals & slip-ons', 'النعال والصنادل'],
  description: ['For the majlis door, the beach and the yard.', 'لباب المجلس والبحر والحوش.'],
  relatedCategories: ['thobes', 'belts-and-socks'],
  products: [
    {
      code: 'BN-81121',
      slug: 'sadwa-najdi-leather-sandals',
      brand: 'sadwa',
      kind: 'sandals',
      colours: ['#8c5a33', '#3f6f4a'],
      name: ['Sadwa Najdi leather sandals', 'نعل نجدي جلد – سدوة'],
      summary: [
        'Coloured straps, a toe loop and a sole that takes a nail.',
        'سيور ملونة وحلقة إبهام ونعل يقبل المسمار.',
      ],
      description: [
        'Vegetable-tanned hide starts pale and darkens to the shape of your foot. The sole is three layers, pegged and sewn, and any cobbler can renew it. First week: short visits only.',
        'جلد مدبوغ بالنبات يبدأ فاتحًا ثم يغمق ويأخذ شكل قدمك. نعله ثلاث طبقات مسمّرة ومخيطة ويجددها أي إسكافي. في الأسبوع الأول زيارات قصيرة فقط.',
      ],
      cardAttributes: ['tint', 'size', 'material'],
      specs: {
        material: ['Vegetable-tanned cowhide', 'جلد بقري بدباغة نباتية'],
        style: ['Najdi, toe loop', 'نجدي بحلقة إبهام'],
        thickness: ['18 mm sole', 'نعل 18 مم'],
        care: ['Leather balm, keep dry', 'بلسم جلد ويُحفظ جافًا'],
        origin: ['Saudi Arabia', 'السعودية'],
      },
      box: [['One pair of sandals', 'زوج نعال']],
      priceAed: [189],
      sizeChart: 'footwear',
      popularity: 540,
      variants: {
        variantAxes: ['tint', 'size'],
        of: createColourVariants(
          [
            [
              ['Tan and green', 'عسلي وأخضر'],
              ['#8c5a33', '#3f6f4a'],
            ],
            [
              ['Black and red', 'أسود وأحمر'],
              ['#2a2523', '#9c2f2a'],
            ],
          ],
          ['41', '42', '43', '44'],
          ['Black and red 41'],
        ),
      },
    },
    {
      code: 'BN-81122',
      slug: 'sadwa-formal-slide-sandals',
      brand: 'sadwa',
      kind: 'sandals',
      colours: ['#22201e', '#b8b0a0'],
      name: ['Sadwa formal slide sandals', 'نعل رسمي عريض السير – سدوة'],
      summary: ['Quiet leather for white cloth.', 'جلد هادئ مع ثوب أبيض.'],
      description: [
        'A padded footbed and a hidden arch support carry you through a long wedding line. The wide strap is lined, so the foot does not stain. Rubber underneath grips polished marble.',
        'فرشة مبطنة ودعامة مخفية تريحانك في صف تهنئة طويل. السير العريض مبطن فلا يصبغ القدم. ومطاط من أسفل يثبت على الرخام المصقول.',
      ],
      cardAttributes: ['tint', 'size', 'material'],
      specs: {
        material: ['Calf leather, rubber sole', 'جلد عجل ونعل مطاط'],
        style: ['Slide, one wide strap', 'سير عريض واحد'],
        filling: ['Memory foam footbed', 'فرشة ميموري فوم'],
        care: ['Soft cloth, neutral cream', 'قماش ناعم وكريم محايد'],
      },
      box: [
        ['One pair of sandals', 'زوج نعال'],
        ['Cloth bag', 'كيس قماش'],
      ],
      priceAed: [159, 139],
      sizeChart: 'footwear',
      variants: {
        variantAxes: ['tint', 'size'],
        of: createColourVariants(
          [
            [
              ['Black', 'أسود'],
              ['#22201e', '#b8b0a0'],
            ],
            [
              ['Brown', 'بني'],
              ['#5a3d26', '#b8b0a0'],
            ],
          ],
          ['41', '42', '43', '44'],
          ['Brown 41', 'Brown 44'],
        ),
      },
    },
    {
      code: 'BN-81123',
      slug: 'areesha-beach-and-yard-sandals',
      brand: 'areesha',
      kind: 'sandals',
      colours: ['#4a7c8c', '#d8c8a8'],
      name: ['Areesha moulded yard sandals', 'صندل حوش مصبوب – عريشة'],
      summary: ['Hose them, hang them, forget them in the sun.', 'اغسله بالخرطوم وعلّقه وانسه في الشمس.'],
      description: [
        'EVA foam weighs next to nothing and floats off if you let it. Ridges inside keep a wet foot from skating. A strap turns from heel to front, for people who are always on their way in or out.',
        'إسفنج EVA لا وزن له تقريبًا ويطفو إن تركته. تضليع داخلي يمنع القدم المبللة من الانزلاق. السير يدور من الكعب إلى الأمام لمن هو دائم الدخول والخروج.',
      ],
      cardAttributes: ['tint', 'size', 'weight'],
      specs: {
        material: ['EVA, one piece', 'EVA قطعة واحدة'],
        weight: ['260 g a pair', '260 غ للفردتين'],
        care: ['Rinse with water', 'يُشطف بالماء'],
        use: ['Yard, beach, wudu', 'الحوش والبحر والوضوء'],
      },
      box: [['One pair of sandals', 'زوج صنادل']],
      priceAed: [39],
      sizeChart: 'footwear',
      popularity: 500,
      variants: {
        variantAxes: ['tint', 'size'],
        of: createColourVariants(
          [
            [
              ['Sea', 'بحري'],
              ['#4a7c8c', '#d8c8a8'],
            ],
            [
              ['Black', 'أسود'],
              ['#2a2c2e', '#8d9499'],
            ],
          ],
          ['40', '42', '44'],
          ['Black 40'],
        ),
      },
    },
    {
      code: 'BN-81124',
      slug: 'hirfa-trekking-sandals',
      brand: 'hirfa',
      kind: 'sandals',
      colours: ['#5f6747', '#22252a'],
      name: ['Hirfa trekking sandals, three straps', 'صندل مشي بثلاثة سيور – حرفة'],
      summary: ['Wadi stones under, air on top.', 'حصى الوادي من تحت والهواء من فوق.'],
      description: [
        'Webbing dries during the walk back, and the heel strap is lined so that it does not saw. The toe guard is rubber folded upwards. It is not a safety shoe.',
        'أشرطته تجف في طريق العودة وسير الكعب مبطن فلا يجرح. واقي الأصابع مطاط مرفوع من النعل. وليس حذاء سلامة.',
      ],
      cardAttributes: ['size', 'material', 'weight'],
      specs: {
        material: ['Polyester webbing, rubber sole', 'أشرطة بوليستر ونعل مطاط'],
        weight: ['620 g a pair', '620 غ للفردتين'],
        tint: ['Olive', 'زيتي'],
        fit: ['Three adjustable straps', 'تُضبط بثلاثة سيور'],
        care: ['Rinse, dry in shade', 'يُشطف ويُجفف في الظل'],
      },
      box: [['One pair of sandals', 'زوج صنادل']],
      warranty: 1,
      priceAed: [139],
      sizeChart: 'footwear',
      variants: { variantAxes: ['size'], of: createSizeVariants('41', '42', '43', '44', '45') },
    },
    {
      code: 'BN-81125',
      slug: 'binaa-basics-bathroom-slippers',
      brand: 'binaa',
      kind: 'sandals',
      colours: ['#e3e6e6', '#e2611c'],
      name: ['Binaa Basics bathroom slippers', 'شبشب حمّام – أساسيات بناء'],
      summary: [
        'Holes below let the water out before you walk it in.',
        'ثقوب من أسفل تُخرج الماء فلا يدخل معك إلى الغرفة.',
      ],
      description: [
        'The tread is soft and deep enough to hold on wet tile with soap on it. Size 42 suits most guests. Bleach yellows them, so wash with dish soap instead.',
        'نقشة النعل لينة وعميقة تمسك البلاط المبلل بالصابون. مقاس 42 يناسب أغلب الضيوف. الكلور يصفّره فاغسله بصابون الصحون.',
      ],
      cardAttributes: ['tint', 'size', 'material'],
      specs: {
        material: ['PVC with drain holes', 'PVC بثقوب تصريف'],
        weight: ['310 g a pair', '310 غ للفردتين'],
        use: ['Bathroom, pool side', 'الحمّام وجانب المسبح'],
        care: ['Wash with dish soap', 'يُغسل بصابون الصحون'],
      },
      box: [['One pair of slippers', 'زوج شباشب']],
      priceAed: [15.95],
      sizeChart: 'footwear',
      isAlwaysInStock: true,
      variants: {
        variantAxes: ['tint', 'size'],
        of: createColourVariants(
          [
            [
              ['Light grey', 'رمادي فاتح'],
              ['#e3e6e6', '#e2611c'],
            ],
            [
              ['Navy', 'كحلي'],
              ['#2b3f5c', '#c7cac9'],
            ],
          ],
          ['39', '42', '44'],
          ['Navy 39'],
        ),
      },
    },
  ],
};
