import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';
import { createColourVariants, createSizeVariants } from './variants.ts';

const THREE_TAQIYAHS: TextPair[] = [['Three taqiyahs', 'ثلاث طواقٍ']];

export const SCARVES_AND_HEADWEAR: LeafCategory = {
  slug: 'scarves-and-headwear',
  name: ['Scarves, ghutras & caps', 'الشمغ والغتر والقبعات'],
  description: ['Against sun, sand and the air conditioner.', 'تقيك الشمس والرمل والمكيف.'],
  relatedCategories: ['thobes', 'work-tops'],
  products: [
    {
      code: 'BN-81081',
      slug: 'sadwa-cotton-shemagh',
      brand: 'sadwa',
      kind: 'ghutra',
      colours: ['#b3262a', '#f6f5f0'],
      name: ['Sadwa cotton shemagh', 'شماغ قطن – سدوة'],
      summary: [
        'Woven checks, not printed, so both faces look alike.',
        'مربعات منسوجة لا مطبوعة، فالوجهان سواء.',
      ],
      description: [
        'Long-staple cotton holds a sharp front peak after a little starch. It softens over ten washes and later serves as a dust mask in the car. Size by your height: the larger drapes lower at the back.',
        'قطن طويل التيلة يثبت مرزامه بقليل من النشا. يلين بعد عشر غسلات ويصلح بعدها لثامًا للغبار في السيارة. اختر المقاس بحسب طولك، فالأكبر ينسدل من الخلف أكثر.',
      ],
      cardAttributes: ['tint', 'size', 'composition'],
      specs: {
        composition: ['100% cotton', 'قطن 100%'],
        fabric: ['Jacquard weave', 'نسيج جاكار'],
        density: '150 g/m²',
        pattern: ['Woven checks', 'مربعات منسوجة'],
        care: ['Hand-wash, iron damp', 'غسيل يدوي وكيّ وهو رطب'],
      },
      box: [['Shemagh', 'شماغ']],
      priceAed: [79],
      popularity: 620,
      variants: {
        variantAxes: ['tint', 'size'],
        of: createColourVariants(
          [
            [
              ['Red and white', 'أحمر وأبيض'],
              ['#b3262a', '#f6f5f0'],
            ],
            [
              ['Black and white', 'أسود وأبيض'],
              ['#26262a', '#f6f5f0'],
            ],
          ],
          ['54', '56', '58'],
          ['Black and white 58'],
        ),
      },
    },
    {
      code: 'BN-81082',
      slug: 'sadwa-white-ghutra',
      brand: 'sadwa',
      kind: 'ghutra',
      colours: ['#f8f8f6', '#d5d5cf'],
      name: ['Sadwa white ghutra', 'غترة بيضاء – سدوة'],
      summary: ['Light voile that stays cool on the head.', 'فوال خفيف بارد على الرأس.'],
      description: [
        'The hem is rolled and stitched by hand on all four sides, a sign of careful work. Steam it rather than press it. A plain agal finishes it; the embroidered one is for Eid.',
        'حافتها ملفوفة ومخيطة يدويًا من الجهات الأربع، وهذه علامة جودتها. اكوها بالبخار بلا ضغط. يكملها عقال سادة، والمطرز للعيد.',
      ],
      cardAttributes: ['size', 'fabric', 'composition'],
      specs: {
        composition: ['100% cotton', 'قطن 100%'],
        fabric: ['Fine voile', 'فوال ناعم'],
        density: '75 g/m²',
        pattern: ['Plain', 'سادة'],
        tint: ['White', 'أبيض'],
        care: ['Hand-wash, steam', 'غسيل يدوي وكيّ بالبخار'],
      },
      box: [['Ghutra', 'غترة']],
      priceAed: [65, 55],
      variants: { variantAxes: ['size'], of: createSizeVariants('52', '54', '56') },
    },
    {
      code: 'BN-81083',
      slug: 'sadwa-knitted-taqiyah',
      brand: 'sadwa',
      kind: 'taqiyah',
      colours: ['#f4f2ec', '#d0cabb'],
      name: ['Sadwa knitted taqiyah', 'طاقية كروشيه – سدوة'],
      summary: [
        'Keeps the ghutra from sliding and the scalp from roasting.',
        'تمنع الغترة من الانزلاق وتقي الرأس الحر.',
      ],
      description: [
        'Open cotton stitches breathe and grip; a slippery skull cap lets everything move. Stretches by two centimetres. Wash in a net bag to keep its shape.',
        'غرز قطنية مفتوحة تتنفس وتمسك الغترة، أما الطاقية الملساء فينزلق فوقها كل شيء. وهذه الطاقية تتمدد سنتيمترين. اغسلها في كيس شبكي لتحفظ شكلها.',
      ],
      cardAttributes: ['size', 'composition', 'pack'],
      specs: {
        composition: ['100% cotton', 'قطن 100%'],
        fabric: ['Open crochet knit', 'كروشيه مفتوح'],
        weight: '28 g',
        tint: ['White', 'أبيض'],
        care: ['Machine-wash at 40 °C in a net', 'غسيل آلي على 40 درجة في كيس شبكي'],
      },
      box: [['Taqiyah', 'طاقية']],
      priceAed: [14.95],
      variants: {
        variantAxes: ['size', 'pack'],
        of: [
          { values: [['M', 'M'], '1 pc'], priceAed: [14.95], pack: '1 pc', unit: [1, 'piece'] },
          {
            values: [['M', 'M'], '3 pc'],
            priceAed: [38],
            pack: '3 pc',
            unit: [3, 'piece'],
            box: THREE_TAQIYAHS,
          },
          { values: [['L', 'L'], '1 pc'], priceAed: [14.95], pack: '1 pc', unit: [1, 'piece'] },
          {
            values: [['L', 'L'], '3 pc'],
            priceAed: [38],
            pack: '3 pc',
            unit: [3, 'piece'],
            box: THREE_TAQIYAHS,
          },
        ],
      },
    },
    {
      code: 'BN-81084',
      slug: 'hirfa-canvas-work-cap',
      brand: 'hirfa',
      kind: 'cap',
      colours: ['#33506b', '#e0a526'],
      name: ['Hirfa canvas work cap', 'كاب عمل كانفاس – حرفة'],
      summary: [
        'A stiff peak, a soft band and a sweat mark that washes out.',
        'حافة صلبة وبطانة لينة وأثر عرق يزول بالغسيل.',
      ],
      description: [
        'Brass eyelets let the steam out and a metal slide sets the size once for good. The peak has a plastic core, so the washing machine cannot break it. Leave it to dry on a bowl to keep the crown.',
        'فتحات نحاسية تُخرج البخار ومشبك معدني يضبط المقاس مرة واحدة. الحافة بقلب بلاستيكي لا تكسرها الغسالة. جففه على وعاء ليحفظ شكله.',
      ],
      cardAttributes: ['tint', 'size', 'fabric'],
      specs: {
        composition: ['100% cotton', 'قطن 100%'],
        fabric: ['Washed canvas', 'كانفاس مغسول'],
        size: '55-61 cm',
        fit: ['Six panels, low', 'منخفضة بست قطع'],
        care: ['Machine-wash at 40 °C', 'غسيل آلي على 40 درجة'],
      },
      box: [['Cap', 'كاب']],
      priceAed: [35],
      popularity: 430,
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Steel blue', 'أزرق فولاذي']] },
          { values: [['Sand', 'رملي']], colours: ['#cdb98c', '#33506b'] },
          { values: [['Black', 'أسود']], colours: ['#22252a', '#8d9499'] },
        ],
      },
    },
    {
      code: 'BN-81085',
      slug: 'diraa-wide-brim-sun-hat-with-neck-flap',
      brand: 'diraa',
      kind: 'cap',
      colours: ['#b9aa82', '#f08a24'],
      name: ['Diraa sun hat with neck flap, UPF 50', 'قبعة شمس بغطاء رقبة، UPF 50 – درع'],
      summary: ['Shade that walks with you along the site boundary.', 'ظل يمشي معك على طول السور.'],
      description: [
        'The flap covers ears and collar and snaps up when you drive. Floats if the boat takes it, which fishermen asked for. Chin cord breaks away under a hard pull, so it cannot catch you.',
        'الغطاء يستر الأذنين والياقة ويُرفع بزر كبس عند القيادة. تطفو القبعة إذا أخذها البحر، وهذا طلب الصيادين. رباط الذقن ينفك عند الشد القوي فلا يعلق بك.',
      ],
      cardAttributes: ['tint', 'size', 'fabric'],
      specs: {
        composition: ['100% nylon', 'نايلون 100%'],
        fabric: ['UPF 50, mesh vents', 'UPF 50 بفتحات شبكية'],
        size: '56-61 cm',
        width: ['8 cm brim', 'حافة 8 سم'],
        weight: '95 g',
        care: ['Hand-wash cold', 'غسيل يدوي بارد'],
      },
      box: [['Sun hat', 'قبعة شمس']],
      priceAed: [59],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Sand', 'رملي']] },
          { values: [['Olive', 'زيتي']], colours: ['#6b7350', '#f08a24'] },
        ],
      },
    },
    {
      code: 'BN-81086',
      slug: 'binaa-basics-tube-scarf',
      brand: 'binaa',
      kind: 'scarf',
      colours: ['#6b7350', '#e2611c'],
      name: ['Binaa Basics tube scarf', 'لثام أنبوبي – أساسيات بناء'],
      summary: [
        'Dust mask, sweatband, cap: one tube, no instructions.',
        'لثام وعصابة وقبعة: أنبوب واحد بلا تعليمات.',
      ],
      description: [
        'Seamless stretch cloth pulls up over the nose on a quad bike and down again for karak. Soak it in water for an hour of cool. It filters sand grains and not fine cement, so keep a proper mask too.',
        'قماش مطاطي بلا خياطة يُرفع على الأنف وأنت على الدباب ويُنزَل للكرك. بلّله بالماء فيبردك ساعة. يمنع حبات الرمل لا الإسمنت الناعم، فاحتفظ بكمامة حقيقية.',
      ],
      cardAttributes: ['tint', 'composition', 'size'],
      specs: {
        composition: ['100% microfibre polyester', 'بوليستر مايكروفايبر 100%'],
        size: '48 × 25 cm',
        density: '130 g/m²',
        fit: ['One size', 'مقاس واحد'],
        care: ['Machine-wash at 40 °C', 'غسيل آلي على 40 درجة'],
      },
      box: [['Tube scarf', 'لثام']],
      priceAed: [12.95],
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Olive', 'زيتي']] },
          { values: [['Sand', 'رملي']], colours: ['#cdb98c', '#e2611c'] },
          { values: [['Black', 'أسود']], colours: ['#22252a', '#e2611c'] },
        ],
      },
    },
  ],
};
