import type { LeafCategory } from '../../category-tree.ts';
import type { TextPair } from '../../translate-measures.ts';

const CHROME: TextPair = ['Chrome', 'كروم'];
const BLACK: TextPair = ['Matt black', 'أسود مطفي'];
const GOLD: TextPair = ['Brushed brass', 'نحاسي ممشّط'];
const STEEL: TextPair = ['304 stainless steel', 'ستانلس ستيل 304'];

export const WASTES_AND_DRAINS: LeafCategory = {
  slug: 'wastes-and-drains',
  name: ['Wastes, traps & drains', 'المصافي والسيفونات والصرف'],
  description: ['Where the water goes when you have finished with it.', 'حيث يذهب الماء بعد أن تنتهي منه.'],
  relatedCategories: ['pipes', 'leak-repair', 'basins'],
  products: [
    {
      code: 'BN-40421',
      slug: 'nabaa-brass-bottle-trap',
      brand: 'nabaa',
      kind: 'bottle-trap',
      colours: ['#c9d0d4', '#1d7f9c'],
      name: ['Nabaa brass bottle trap', 'سيفون قارورة نحاس – نبعة'],
      summary: ['For a basin whose underside is seen by guests.', 'لمغسلة يرى الضيوف أسفلها.'],
      description: [
        'The cup unscrews by hand, and rings and earrings are usually in it. Seventy-five millimetres of water keep the smell in its place; run the tap weekly in the guest bathroom, or the seal dries in summer.',
        'الكأس تُفك باليد، والخواتم والأقراط فيها غالبًا. عمود ماء 75 مم يُبقي الرائحة في مكانها. افتح الماء أسبوعيًا في حمّام الضيوف وإلا جف السيفون في الصيف.',
      ],
      cardAttributes: ['finish', 'outlet', 'material'],
      specs: {
        outlet: '32 mm',
        connection: ['1 1/4 inch', '1 1/4 بوصة'],
        material: ['Brass', 'نحاس'],
        length: '30 cm',
        standard: ['EN 274', 'EN 274'],
      },
      box: [
        ['Bottle trap', 'سيفون قارورة'],
        ['Wall pipe and rose', 'ماسورة جدارية وغطاء'],
      ],
      warranty: 5,
      priceAed: [79],
      variants: {
        variantAxes: ['finish'],
        of: [
          { values: [CHROME], priceAed: [79] },
          { values: [BLACK], priceAed: [99], colours: ['#34393c', '#1d7f9c'] },
          { values: [GOLD], priceAed: [109], colours: ['#c8a15a', '#34393c'] },
        ],
      },
    },
    {
      code: 'BN-40422',
      slug: 'binaa-basics-sink-waste-kit',
      brand: 'binaa',
      kind: 'bottle-trap',
      colours: ['#f2efe6', '#e2611c'],
      name: ['Binaa Basics kitchen sink waste kit', 'طقم صرف حوض مطبخ – أساسيات بناء'],
      summary: ['Baskets, trap and the spigot for the dishwasher.', 'مصافٍ وسيفون ومدخل لغسالة الصحون.'],
      description: [
        'White polypropylene that takes boiling pasta water and joins by hand-tight nuts. The telescopic piece makes up for sinks that sit a little off. Keep the washers dry and their bevel towards the nut.',
        'بولي بروبلين أبيض يتحمل ماء المعكرونة المغلي وصواميله تُشد باليد. القطعة التلسكوبية تعالج الحوض المنحرف قليلًا. أبقِ الحلقات جافة ووجهها المشطوف نحو الصامولة.',
      ],
      cardAttributes: ['type', 'outlet', 'temperature'],
      specs: {
        outlet: '40 mm',
        temperature: '0-100 °C',
        material: ['Polypropylene, steel basket', 'بولي بروبلين ومصفاة ستانلس'],
        fits: ['90 mm sink holes', 'أحواض بفتحة 90 مم'],
        assembly: ['No tools', 'بلا أدوات'],
      },
      box: [
        ['Basket strainer', 'مصفاة'],
        ['Trap and pipes', 'سيفون ومواسير'],
        ['Dishwasher spigot with cap', 'مدخل غسالة صحون بسدادة'],
      ],
      warranty: 1,
      priceAed: [35],
      variants: {
        variantAxes: ['type'],
        of: [
          { values: [['One bowl', 'حوض واحد']], priceAed: [35] },
          {
            values: [['Two bowls', 'حوضان']],
            priceAed: [52],
            box: [
              ['Two basket strainers', 'مصفاتان'],
              ['Trap and pipes', 'سيفون ومواسير'],
              ['Dishwasher spigot with cap', 'مدخل غسالة صحون بسدادة'],
            ],
          },
        ],
      },
    },
    {
      code: 'BN-40423',
      slug: 'rawafed-click-basin-waste',
      brand: 'rawafed',
      kind: 'basin-waste',
      colours: ['#c9d0d4', '#4a90a4'],
      name: ['Rawafed click-clack basin waste', 'مصفاة مغسلة كبس – روافد'],
      summary: ['Press to close, press to open, unscrew to clean.', 'اضغط لتغلق واضغط لتفتح وفكّ لتنظف.'],
      description: [
        'Look under the rim of your basin: if there is a small hole, take the slotted one, otherwise the plain. The top twists off whole, so hair comes out without a wire. A bead of silicone beneath the flange, not putty.',
        'انظر تحت حافة مغسلتك: إن كان فيها ثقب لتصريف الفائض فخذ المشقوقة وإلا فالمصمتة. الغطاء يُفك كاملًا فيخرج الشعر بلا سلك. ضع تحت الشفة خيط سيليكون لا معجونًا.',
      ],
      cardAttributes: ['finish', 'type', 'diameter'],
      specs: {
        diameter: '64 mm',
        connection: ['1 1/4 inch', '1 1/4 بوصة'],
        material: ['Brass', 'نحاس'],
        length: '9 cm',
      },
      box: [['Waste with two gaskets', 'مصفاة مع حلقتين']],
      warranty: 5,
      priceAed: [45, 38],
      variants: {
        variantAxes: ['finish', 'type'],
        of: [
          { values: [CHROME, ['Slotted', 'مشقوقة']], priceAed: [45, 38] },
          { values: [CHROME, ['Plain', 'مصمتة']], priceAed: [45, 38] },
          { values: [BLACK, ['Slotted', 'مشقوقة']], priceAed: [59, 50], colours: ['#34393c', '#4a90a4'] },
          { values: [GOLD, ['Slotted', 'مشقوقة']], priceAed: [65, 55], colours: ['#c8a15a', '#4a90a4'] },
        ],
      },
    },
    {
      code: 'BN-40424',
      slug: 'nabaa-anti-smell-floor-drain',
      brand: 'nabaa',
      kind: 'floor-drain',
      colours: ['#b9c0c5', '#3f4a54'],
      name: ['Nabaa anti-smell floor drain', 'صفاية أرضية مانعة للروائح – نبعة'],
      summary: [
        'A weighted flap shuts behind the water and keeps insects out.',
        'غطاء مثقّل ينغلق بعد مرور الماء ويسدّ الطريق على الحشرات.',
      ],
      description: [
        'Works even when the trap has dried out in a room nobody showers in. Lift the grate, then the insert, rinse both, drop them back. Grout it two millimetres below the tile so water finds it by itself.',
        'تعمل حتى لو جف السيفون في حمّام لا يُستعمل. ارفع الشبكة ثم القلب واشطفهما وأعدهما. ثبّتها أخفض من البلاط بمليمترين ليجري الماء إليها وحده.',
      ],
      cardAttributes: ['size', 'outlet', 'material'],
      specs: {
        outlet: '50 mm',
        material: STEEL,
        flow: '36 L/min',
        load: '150 kg',
        care: ['Insert lifts out', 'القلب يُرفع باليد'],
      },
      box: [
        ['Drain body with insert', 'جسم الصفاية مع القلب'],
        ['Grate and lifting hook', 'شبكة وخطاف رفع'],
      ],
      warranty: 5,
      priceAed: [39, 34],
      popularity: 590,
      variants: {
        variantAxes: ['size'],
        of: [
          { values: ['10 × 10 cm'], priceAed: [39, 34] },
          { values: ['15 × 15 cm'], priceAed: [55, 48] },
          { values: ['20 × 20 cm'], priceAed: [79, 69] },
        ],
      },
    },
    {
      code: 'BN-40425',
      slug: 'rawafed-linear-shower-drain',
      brand: 'rawafed',
      kind: 'linear-drain',
      colours: ['#b9c0c5', '#4a90a4'],
      name: ['Rawafed linear shower drain', 'صفاية دش طولية – روافد'],
      summary: [
        'One slope to one wall, and no curb to trip on.',
        'ميل واحد نحو جدار واحد، بلا عتبة تتعثر بها.',
      ],
      description: [
        'Turn the cover over and it takes your own tile, so only a slit shows. The trap swivels sideways to meet pipes set by somebody else. Feet adjust from 65 to 95 mm: check that the floor is thick enough.',
        'اقلب الغطاء فيقبل بلاطك ولا يظهر سوى شق. السيفون يدور ليلتقي بمواسير مدّها غيرك. أرجل الصفاية تُضبط بين 65 و95 مم، فتأكد أن سماكة الأرضية تكفي.',
      ],
      cardAttributes: ['finish', 'length', 'flow'],
      specs: { flow: '42 L/min', material: STEEL, outlet: '50 mm', height: '65-95 mm', width: '7 cm' },
      box: [
        ['Channel with trap', 'قناة مع سيفون'],
        ['Reversible cover', 'غطاء بوجهين'],
        ['Feet and sealing collar', 'أرجل وطوق عزل'],
      ],
      warranty: 10,
      priceAed: [229],
      variants: {
        variantAxes: ['finish', 'length'],
        of: [
          { values: [['Steel', 'ستانلس'], '60 cm'], priceAed: [229] },
          { values: [['Steel', 'ستانلس'], '80 cm'], priceAed: [279] },
          { values: [BLACK, '60 cm'], priceAed: [269], colours: ['#34393c', '#4a90a4'] },
          { values: [BLACK, '80 cm'], priceAed: [319], colours: ['#34393c', '#4a90a4'] },
        ],
      },
    },
    {
      code: 'BN-40426',
      slug: 'nabaa-flexible-wc-pan-connector',
      brand: 'nabaa',
      kind: 'flexible-hose',
      colours: ['#f2efe6', '#1d7f9c'],
      name: ['Nabaa flexible toilet pan connector', 'وصلة مرحاض مرنة – نبعة'],
      summary: [
        'For a new toilet that does not quite meet the old hole.',
        'لمرحاض جديد لا يطابق الفتحة القديمة.',
      ],
      description: [
        'Concertina walls stretch and bend, fins at one end seal in any 110 pipe. Pull it no longer than needed, since folds slow things down. For a straight run use a rigid collar instead.',
        'جدرانها المطوية تتمدد وتنثني، وزعانف طرفها تُحكم الإغلاق في أي ماسورة 110 مم. لا تمدّها أكثر من الحاجة، فالطيات تبطئ الجريان. إن كان الخط مستقيمًا فالوصلة الصلبة أولى.',
      ],
      cardAttributes: ['length', 'diameter', 'fits'],
      specs: {
        length: '24-54 cm',
        diameter: '110 mm',
        fits: ['Toilets with 90-107 mm spigot', 'مراحيض بمخرج 90-107 مم'],
        material: ['Polypropylene, EVA seals', 'بولي بروبلين وحلقات EVA'],
      },
      box: [['Pan connector', 'وصلة مرحاض']],
      warranty: 3,
      priceAed: [35],
    },
    {
      code: 'BN-40427',
      slug: 'naqaa-silicone-hair-catcher',
      brand: 'naqaa',
      kind: 'hair-catcher',
      colours: ['#2a9d8f', '#dfe9ee'],
      name: ['Naqaa silicone hair catcher', 'مصيدة شعر سيليكون – نقاء'],
      summary: ['Catches hair before it blocks the drain.', 'تمسك الشعر قبل أن يسدّ فتحة الصرف.'],
      description: [
        'A soft disc with suction feet that covers flat shower drains up to eleven centimetres. Hair gathers in the middle and lifts off in one piece. Wipe the tile first, otherwise it slips.',
        'قرص طري بشفّاطات يغطي صفايات الدش المسطحة حتى 11 سم. الشعر يتجمع في الوسط ويُرفع دفعة واحدة. امسح البلاط أولًا وإلا انزلق القرص.',
      ],
      cardAttributes: ['tint', 'diameter', 'pieces'],
      specs: {
        diameter: '14 cm',
        pieces: '2 pc',
        material: ['Silicone', 'سيليكون'],
        care: ['Rinse under the tap', 'شطف تحت الحنفية'],
      },
      box: [['Two hair catchers', 'مصيدتان']],
      pack: '2 pc',
      unit: [2, 'piece'],
      priceAed: [12],
      isAlwaysInStock: true,
      variants: {
        variantAxes: ['tint'],
        of: [
          { values: [['Green', 'أخضر']] },
          { values: [['Grey', 'رمادي']], colours: ['#8d9499', '#dfe9ee'] },
        ],
      },
    },
  ],
};
