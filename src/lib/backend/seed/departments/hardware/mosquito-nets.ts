import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';

const FIBREGLASS: TextPair = ['Coated fibreglass', 'ألياف زجاجية مغلّفة'];
const POLYESTER: TextPair = ['Polyester', 'بوليستر'];
const WHITE: TextPair = ['White', 'أبيض'];
const BLACK: TextPair = ['Black', 'أسود'];

export const MOSQUITO_NETS: LeafCategory = {
  slug: 'mosquito-nets',
  name: ['Mosquito nets & fly screens', 'شبك الناموس وسلك الشبابيك'],
  description: [
    'Open the window on a winter evening and let only the air in.',
    'افتح الشباك في ليالي الشتاء ولا يدخل إلا الهواء.',
  ],
  relatedCategories: ['door-handles', 'saws-and-knives', 'glues'],
  products: [
    {
      code: 'BN-83701',
      slug: 'sadwa-window-mosquito-net-self-adhesive',
      brand: 'sadwa',
      kind: 'window-net',
      colours: ['#dfe3e4', '#f7f6f2'],
      name: ['Sadwa mosquito net for windows, with adhesive tape', 'شبك ناموس للشباك مع شريط لاصق – سدوة'],
      summary: ['Up in ten minutes, down for washing, no drill.', 'يُركّب في 10 دقائق ويُنزع للغسيل بلا دريل.'],
      description: [
        'The hook tape sticks to the frame, the net presses into it, and scissors take off the rest. Wipe the frame with alcohol first and wait an hour before hanging, or the tape lets go in the heat. For windows that open inwards or slide.',
        'يُلصق الشريط على الإطار ويُضغط الشبك عليه ثم يُقص الزائد بالمقص. امسح الإطار بالكحول أولًا وانتظر ساعة قبل التعليق وإلا انفك الشريط في الحر. للشبابيك التي تفتح للداخل أو السحّابة.',
      ],
      cardAttributes: ['size', 'tint', 'mounting'],
      specs: {
        size: '130 × 150 cm',
        tint: WHITE,
        mounting: ['Hook tape, no drilling', 'شريط لاصق بلا ثقب'],
        material: POLYESTER,
        mesh: ['1.4 mm', '1.4 مم'],
        care: ['Hand wash, 30 °C', 'غسيل يدوي على 30 درجة'],
      },
      box: [
        ['Net', 'شبك'],
        ['Hook tape for all four sides', 'شريط لاصق للجهات الأربع'],
      ],
      priceAed: [25, 19],
      popularity: 700,
      isAlwaysInStock: true,
      badge: ['Best seller', 'الأكثر مبيعًا'],
      variants: {
        variantAxes: ['size', 'tint'],
        of: [
          { values: ['130 × 150 cm', WHITE], priceAed: [25, 19] },
          { values: ['130 × 150 cm', BLACK], priceAed: [25, 19], colours: ['#4a5056', '#2b2d2f'] },
          { values: ['150 × 180 cm', WHITE], priceAed: [32, 26] },
          { values: ['150 × 180 cm', BLACK], priceAed: [32, 26], colours: ['#4a5056', '#2b2d2f'] },
        ],
      },
    },
    {
      code: 'BN-83702',
      slug: 'mizlaj-aluminium-window-screen-kit',
      brand: 'mizlaj',
      kind: 'framed-screen',
      colours: ['#f2f2ef', '#8d969c'],
      name: ['Mizlaj fly screen kit with aluminium frame, for windows', 'طقم شبك شباك بإطار ألمنيوم – مزلاج'],
      summary: [
        'A frame cut to your window, that lifts out for cleaning.',
        'إطار تقصّه على مقاس شباكك ويُرفع للتنظيف.',
      ],
      description: [
        'Saw the four bars to length with a hacksaw, push them onto the corners, roll the mesh into the groove and hang it on the brackets. Measure the opening at three heights and take the smallest. No hole goes into the window, so it suits a rented flat.',
        'اقطع العوارض الأربع بمنشار الحديد وركّبها في الزوايا ثم اضغط الشبك في المجرى وعلّق الإطار على الحوامل. قس الفتحة عند ثلاثة ارتفاعات وخذ الأصغر. لا ثقوب في الشباك فيناسب الشقق المستأجرة.',
      ],
      cardAttributes: ['size', 'tint', 'frame'],
      specs: {
        size: '100 × 120 cm',
        tint: WHITE,
        frame: ['Aluminium, powder coated', 'ألمنيوم مطلي حراريًا'],
        material: FIBREGLASS,
        mesh: ['1.2 mm', '1.2 مم'],
        mounting: ['Hooks, no drilling', 'خطافات بلا ثقب'],
      },
      box: [
        ['Four frame bars', '4 عوارض للإطار'],
        ['Corners, mesh, cord and brackets', 'زوايا وشبك وحبل تثبيت وحوامل'],
      ],
      warranty: 2,
      priceAed: [89],
      popularity: 520,
      variants: {
        variantAxes: ['size', 'tint'],
        of: [
          { values: ['100 × 120 cm', WHITE], priceAed: [89] },
          {
            values: ['100 × 120 cm', ['Brown', 'بني']],
            priceAed: [89],
            colours: ['#5b4030', '#3a2d1d'],
          },
          { values: ['130 × 150 cm', WHITE], priceAed: [119] },
          {
            values: ['130 × 150 cm', ['Brown', 'بني']],
            priceAed: [119],
            colours: ['#5b4030', '#3a2d1d'],
          },
        ],
      },
    },
    {
      code: 'BN-83703',
      slug: 'sadwa-magnetic-door-mosquito-net',
      brand: 'sadwa',
      kind: 'door-net',
      colours: ['#3f474d', '#c99a2e'],
      name: ['Sadwa magnetic mosquito net for doors', 'شبك ناموس مغناطيسي للباب – سدوة'],
      summary: ['Walk through with full hands; it closes behind you.', 'تمرّ ويداك مشغولتان فيُغلق خلفك.'],
      description: [
        'Eighteen pairs of magnets meet from top to bottom as soon as you have passed, and a weighted hem keeps the wind from lifting it. Fix it with tape and a few pins around the frame. The net must be as wide as the opening at least; overlap is better than a gap.',
        'ثمانية عشر زوجًا من المغناطيس تلتقي من الأعلى إلى الأسفل بمجرد مرورك، وحاشية مثقّلة تمنع الهواء من رفع الشبك. ثبّته بشريط وبعض الدبابيس حول الإطار. يجب ألا يقل عرضه عن الفتحة، والزيادة خير من الفراغ.',
      ],
      cardAttributes: ['size', 'closing', 'mounting'],
      specs: {
        size: '90 × 210 cm',
        closing: ['36 magnets', '36 مغناطيسًا'],
        mounting: ['Tape and pins', 'شريط ودبابيس'],
        material: POLYESTER,
        mesh: ['1.3 mm', '1.3 مم'],
        tint: BLACK,
      },
      box: [
        ['Net in two halves', 'شبك من نصفين'],
        ['Hook tape and pins', 'شريط لاصق ودبابيس'],
      ],
      priceAed: [45, 35],
      popularity: 610,
      variants: {
        variantAxes: ['size'],
        of: [
          { values: ['90 × 210 cm'], priceAed: [45, 35] },
          { values: ['100 × 220 cm'], priceAed: [49, 39] },
          { values: ['140 × 240 cm'], priceAed: [69, 55] },
        ],
      },
    },
    {
      code: 'BN-83704',
      slug: 'binaa-basics-fibreglass-mesh-roll',
      brand: 'binaa',
      kind: 'mesh-roll',
      colours: ['#5c6670', '#e2611c'],
      name: ['Binaa Basics mosquito mesh roll, fibreglass', 'لفة سلك ناموس ألياف زجاجية – أساسيات بناء'],
      summary: ['To renew the mesh of a screen and keep its frame.', 'لتجديد سلك الشباك مع إبقاء إطاره.'],
      description: [
        'Pull out the old cord, lay the mesh over the frame with a hand’s width to spare and roll the cord back in, long sides first. Cut along the groove with a sharp knife. It does not rust by the sea and springs back when a cat leans on it, though claws go through.',
        'اسحب الحبل القديم وافرد السلك فوق الإطار بزيادة عرض كف ثم أعد الحبل إلى مجراه بدءًا بالضلعين الطويلين. اقطع الزائد على طول المجرى بسكين حادة. لا يصدأ قرب البحر ويعود إلى شكله إذا دُفع، لكن مخالب القطط تمزقه.',
      ],
      cardAttributes: ['size', 'mesh', 'tint'],
      specs: {
        size: '1 × 2.5 m',
        mesh: ['1.4 × 1.6 mm', '1.4 × 1.6 مم'],
        tint: ['Grey', 'رمادي'],
        material: FIBREGLASS,
        density: '120 g/m²',
        use: ['Cut to fit with a knife or scissors', 'تُقص على المقاس بالسكين أو المقص'],
      },
      box: [['Roll of mesh', 'لفة سلك']],
      priceAed: [29],
      popularity: 450,
      variants: {
        variantAxes: ['size'],
        of: [
          { values: ['1 × 2.5 m'], priceAed: [29] },
          { values: ['1.2 × 5 m'], priceAed: [59] },
          { values: ['1.5 × 30 m'], priceAed: [329] },
        ],
      },
    },
    {
      code: 'BN-83705',
      slug: 'mizlaj-stainless-insect-mesh-roll',
      brand: 'mizlaj',
      kind: 'mesh-roll',
      colours: ['#b9c1c6', '#24507f'],
      name: ['Mizlaj stainless steel insect mesh roll', 'لفة شبك حشرات ستانلس – مزلاج'],
      summary: [
        'For kitchen vents, drains and windows within reach of a cat.',
        'لفتحات المطبخ والصرف والشبابيك التي تصلها القطط.',
      ],
      description: [
        'Woven wire that mice cannot bite and sun does not weaken. Cut it with tin snips, fold the edge twice, then staple or screw it under a bar. Wear gloves: the cut ends are needles. Grade 304 stays bright inland; rinse it with fresh water now and then on the coast.',
        'سلك منسوج لا تقرضه الفئران ولا تضعفه الشمس. يُقص بمقص الصاج وتُثنى حافته مرتين ثم يُدبّس أو يُثبّت بالبراغي تحت شريحة. البس القفازات، فأطرافه كالإبر. ستانلس 304 يبقى لامعًا بعيدًا عن البحر، وعلى الساحل اشطفه بماء عذب.',
      ],
      cardAttributes: ['size', 'mesh', 'material'],
      specs: {
        size: '0.6 × 1 m',
        mesh: ['1 mm', '1 مم'],
        material: ['Stainless steel 304', 'ستانلس ستيل 304'],
        thickness: '0.25 mm',
        use: ['Vents, drains, windows', 'فتحات تهوية وصرف وشبابيك'],
      },
      box: [['Roll of wire mesh', 'لفة شبك معدني']],
      priceAed: [45],
      popularity: 300,
      variants: {
        variantAxes: ['size'],
        of: [
          { values: ['0.6 × 1 m'], priceAed: [45] },
          { values: ['1 × 2 m'], priceAed: [129] },
        ],
      },
    },
    {
      code: 'BN-83706',
      slug: 'sadwa-bed-mosquito-net-canopy',
      brand: 'sadwa',
      kind: 'bed-net',
      colours: ['#f4f2ec', '#c9b79a'],
      name: ['Sadwa mosquito net for beds, canopy', 'ناموسية سرير معلّقة – سدوة'],
      summary: [
        'Hangs from one hook and reaches the floor all round.',
        'تُعلّق من خطاف واحد وتصل إلى الأرض من كل جهة.',
      ],
      description: [
        'A steel ring holds the net open above the pillow, and the side opens like a curtain with a generous overlap. Leave it long enough to tuck under the mattress, because mosquitoes come from below. It folds into its bag for a camp or a farm.',
        'حلقة فولاذية فوق الوسادة تُبقي الناموسية مفتوحة، وجانبها يُفتح كالستارة مع تداخل واسع. اتركها طويلة لتُثنى تحت المرتبة لأن الناموس يدخل من الأسفل. تُطوى في كيسها للبر أو المزرعة.',
      ],
      cardAttributes: ['fits', 'height', 'mesh'],
      specs: {
        fits: ['Single bed', 'سرير مفرد'],
        height: '240 cm',
        mesh: ['1.2 mm', '1.2 مم'],
        material: POLYESTER,
        mounting: ['One ceiling hook', 'خطاف سقف واحد'],
        care: ['Gentle wash, line dry', 'غسيل خفيف وتُنشر'],
      },
      box: [
        ['Canopy with ring', 'ناموسية مع حلقة'],
        ['Hook and bag', 'خطاف وكيس'],
      ],
      priceAed: [59],
      popularity: 340,
      variants: {
        variantAxes: ['fits'],
        of: [
          { values: [['Single bed', 'سرير مفرد']], priceAed: [59] },
          { values: [['Double bed', 'سرير مزدوج']], priceAed: [79] },
        ],
      },
    },
  ],
};
