// Three levels: departments, aisles, shelves. Products stand on shelves alone.
import type { Category } from './types.ts';
import { type Pair, pair } from './values.ts';

type Shelf = { slug: string; name: Pair; text: Pair; picture: string };
type Aisle = Shelf & { shelves: Shelf[] };
type Department = { catCode: string; name: Pair; text: Pair; aisles: Aisle[] };

const shelf = (slug: string, code: string, name: Pair, text: Pair): Shelf => ({
  slug,
  name,
  text,
  picture: `products/${code}-1.svg`,
});

const aisle = (slug: string, code: string, name: Pair, text: Pair, shelves: Shelf[]): Aisle => ({
  ...shelf(slug, code, name, text),
  shelves,
});

const DEPARTMENTS: Department[] = [
  {
    catCode: 'paint',
    name: ['Paint & Decorating', 'الدهانات والديكور'],
    text: [
      'Interior and exterior paint mixed to your shade, and everything that puts it neatly on the wall.',
      'دهانات داخلية وخارجية نخلطها باللون الذي تختاره، وكل ما يضعها على الجدار بإتقان.',
    ],
    aisles: [
      aisle(
        'interior-paint',
        'BN-10101',
        ['Interior paint', 'دهانات داخلية'],
        [
          'Walls and ceilings inside the home, and what goes on before the colour.',
          'لجدران البيت وأسقفه، مع الأساس الذي يسبق اللون.',
        ],
        [
          shelf(
            'wall-emulsion',
            'BN-10101',
            ['Wall emulsion', 'دهانات الجدران'],
            [
              'Washable and matt emulsions, tinted in store to any shade of the fan deck.',
              'دهانات مائية مطفية وقابلة للغسل، نخلطها في المتجر بأي درجة من المروحة.',
            ],
          ),
          shelf(
            'primers',
            'BN-10141',
            ['Primers & sealers', 'الأساسات والعوازل'],
            [
              'The first coat that decides how long the others last.',
              'الوجه الأول الذي يقرر كم تعيش بقية الأوجه.',
            ],
          ),
        ],
      ),
      aisle(
        'exterior-and-special-paint',
        'BN-10121',
        ['Exterior, wood & metal', 'خارجي وخشب ومعادن'],
        [
          'Coatings for façades, gates, doors and the odd jobs in between.',
          'طلاءات للواجهات والبوابات والأبواب وما بينها من أعمال.',
        ],
        [
          shelf(
            'masonry-paint',
            'BN-10121',
            ['Masonry paint', 'دهانات الواجهات'],
            [
              'Façade paint that shrugs off sun, salt and dust storms.',
              'دهان واجهات لا تهزّه الشمس ولا الملوحة ولا العواصف الرملية.',
            ],
          ),
          shelf(
            'wood-metal-paint',
            'BN-10131',
            ['Wood & metal paint', 'دهانات الخشب والحديد'],
            [
              'Satin and enamel for doors, railings and furniture.',
              'ساتان وإينامل للأبواب والدرابزين والأثاث.',
            ],
          ),
          shelf(
            'spray-paint',
            'BN-10151',
            ['Spray paint', 'بخاخات الدهان'],
            [
              'Even colour for chairs, planters and parts no brush can reach.',
              'لون متساوٍ للكراسي وأحواض الزرع والأماكن التي لا تصلها الفرشاة.',
            ],
          ),
        ],
      ),
      aisle(
        'decorating-tools',
        'BN-10161',
        ['Decorating tools', 'أدوات الدهان'],
        ['Brushes, rollers, trays, tape and filler.', 'فرش ورولات وصوانٍ وأشرطة ومعاجين.'],
        [
          shelf(
            'brushes-and-rollers',
            'BN-10161',
            ['Brushes & rollers', 'الفرش والرولات'],
            ['From the cutting-in brush to a full roller kit.', 'من فرشاة الزوايا إلى طقم الرول الكامل.'],
          ),
          shelf(
            'masking-and-filling',
            'BN-10171',
            ['Masking & filling', 'اللصق والمعجون'],
            ['Straight edges and smooth walls start here.', 'الحواف المستقيمة والجدران الناعمة تبدأ من هنا.'],
          ),
        ],
      ),
    ],
  },
  {
    catCode: 'power-tools',
    name: ['Power Tools', 'العدد الكهربائية'],
    text: [
      'Cordless and mains tools for drilling, cutting and smoothing, on one battery and with local service.',
      'عدد لاسلكية وسلكية للثقب والقص والتنعيم، ببطارية واحدة وصيانة محلية.',
    ],
    aisles: [
      aisle(
        'drilling-and-driving',
        'BN-20101',
        ['Drilling & driving', 'الثقب والربط'],
        ['Drills, impact drivers and the bits they turn.', 'مثاقب ومفكات صدمية وما يلزمها من ريش ورؤوس.'],
        [
          shelf(
            'drills-and-drivers',
            'BN-20101',
            ['Drills & drivers', 'المثاقب والمفكات الكهربائية'],
            [
              'Cordless combi drills, impact drivers and hammer drills.',
              'مثاقب لاسلكية ومفكات صدمية ومثاقب طرق.',
            ],
          ),
          shelf(
            'drill-and-driver-bits',
            'BN-20111',
            ['Drill & driver bits', 'ريش ورؤوس المثاقب'],
            [
              'Sets for masonry, metal, wood and every screw head.',
              'أطقم للخرسانة والمعدن والخشب ولكل رؤوس البراغي.',
            ],
          ),
        ],
      ),
      aisle(
        'cutting-and-sanding',
        'BN-20121',
        ['Cutting & sanding', 'القص والصنفرة'],
        ['Saws, grinders, sanders and heat.', 'مناشير وجلّاخات وصنفرات ومسدسات حرارة.'],
        [
          shelf(
            'power-saws',
            'BN-20121',
            ['Power saws', 'المناشير الكهربائية'],
            ['Jigsaws for curves, circular saws for sheets.', 'منشار أركت للمنحنيات ومنشار دائري للألواح.'],
          ),
          shelf(
            'sanders-and-grinders',
            'BN-20131',
            ['Sanders & grinders', 'الصنفرات والجلّاخات'],
            ['Smooth it, cut it, strip it.', 'للتنعيم والقص وإزالة الطبقات القديمة.'],
          ),
        ],
      ),
    ],
  },
  {
    catCode: 'hand-tools',
    name: ['Hand Tools & Site', 'العدد اليدوية والموقع'],
    text: [
      'Hammers, drivers, spanners and levels, with the boxes, ladders, fixings and safety wear around them.',
      'مطارق ومفكات ومفاتيح وموازين، ومعها الصناديق والسلالم والمثبتات ومعدات السلامة.',
    ],
    aisles: [
      aisle(
        'striking-and-turning',
        'BN-30101',
        ['Striking & turning', 'الطرق والربط'],
        ['The tools in the top drawer.', 'العدة التي تسكن الدرج الأول.'],
        [
          shelf(
            'hammers',
            'BN-30101',
            ['Hammers', 'المطارق'],
            ['Claw hammers, club hammers and mallets.', 'شواكيش ومطارق ثقيلة ومطارق مطاطية.'],
          ),
          shelf(
            'screwdrivers',
            'BN-30111',
            ['Screwdrivers', 'المفكات'],
            ['Single drivers, sets and insulated drivers.', 'مفكات مفردة وأطقم ومفكات معزولة.'],
          ),
          shelf(
            'pliers-and-spanners',
            'BN-30121',
            ['Pliers & spanners', 'الزراديات والمفاتيح'],
            ['Grip, cut and turn.', 'للإمساك والقص والفك.'],
          ),
        ],
      ),
      aisle(
        'measuring-and-cutting',
        'BN-30131',
        ['Measuring & cutting', 'القياس والقص'],
        ['Measure twice, cut once.', 'قِس مرتين واقطع مرة.'],
        [
          shelf(
            'measuring-and-levelling',
            'BN-30131',
            ['Measuring & levelling', 'القياس والتسوية'],
            ['Tapes and levels you can trust.', 'أمتار وموازين يُعتمد عليها.'],
          ),
          shelf(
            'saws-and-knives',
            'BN-30141',
            ['Saws & knives', 'المناشير والسكاكين'],
            ['Hand saws, hacksaws and snap-off knives.', 'مناشير يدوية وقواطع بشفرات قابلة للكسر.'],
          ),
        ],
      ),
      aisle(
        'site-and-storage',
        'BN-30151',
        ['Site, storage & safety', 'الموقع والتخزين والسلامة'],
        ['What surrounds a job done properly.', 'كل ما يحيط بعمل متقن.'],
        [
          shelf(
            'toolboxes-and-ladders',
            'BN-30151',
            ['Toolboxes & ladders', 'صناديق العدة والسلالم'],
            ['Carry it, reach it.', 'للحمل وللوصول.'],
          ),
          shelf(
            'safety-wear',
            'BN-30161',
            ['Safety wear', 'معدات السلامة'],
            ['Helmets, gloves and eyewear for hot sites.', 'خوذ وقفازات ونظارات لمواقع حارة.'],
          ),
          shelf(
            'fixings-and-locks',
            'BN-30171',
            ['Fixings & locks', 'البراغي والأقفال'],
            ['Screws by the box, locks for the gate.', 'براغٍ بالعلبة وأقفال للبوابة.'],
          ),
        ],
      ),
    ],
  },
  {
    catCode: 'plumbing',
    name: ['Plumbing & Bathroom', 'السباكة والحمّام'],
    text: [
      'Taps and showers for hard water, and the fittings that keep it where it belongs.',
      'خلاطات ودشّات للماء الكلسي، ووصلات تُبقي الماء في مكانه.',
    ],
    aisles: [
      aisle(
        'taps-and-showers',
        'BN-40101',
        ['Taps & showers', 'الخلاطات والدشّات'],
        ['Basin, kitchen and shower.', 'للمغسلة والمطبخ والدش.'],
        [
          shelf(
            'taps',
            'BN-40101',
            ['Taps & mixers', 'الخلاطات'],
            [
              'Basin and kitchen mixers in chrome, black and brass.',
              'خلاطات مغاسل ومطابخ بالكروم والأسود والنحاسي.',
            ],
          ),
          shelf(
            'showers',
            'BN-40111',
            ['Showers', 'الدشّات'],
            ['Rain heads and hand showers.', 'دشّات مطرية ودشّات يدوية.'],
          ),
        ],
      ),
      aisle(
        'pipes-and-repair',
        'BN-40121',
        ['Pipes & repair', 'المواسير والتصليح'],
        ['Joints, hoses and quick rescues.', 'وصلات وليّات وحلول سريعة.'],
        [
          shelf(
            'pipe-fittings',
            'BN-40121',
            ['Pipe fittings', 'وصلات المواسير'],
            ['Brass and copper joints that seal first time.', 'وصلات نحاسية تُحكم من أول مرة.'],
          ),
          shelf(
            'hoses-and-plungers',
            'BN-40131',
            ['Connectors & plungers', 'الليّات والمكابس'],
            ['Flexible connectors and drain helpers.', 'ليّات مرنة ومساعدات تسليك.'],
          ),
        ],
      ),
    ],
  },
  {
    catCode: 'electrical',
    name: ['Electrical & Lighting', 'الكهرباء والإضاءة'],
    text: [
      'Bulbs, pendants and wall lights, with the switches, sockets and cable behind them.',
      'لمبات ومعلّقات ومصابيح جدارية، مع المفاتيح والمقابس والكابلات خلفها.',
    ],
    aisles: [
      aisle(
        'lighting',
        'BN-50111',
        ['Lighting', 'الإضاءة'],
        ['Light for rooms, walls and courtyards.', 'إضاءة للغرف والجدران والأحواش.'],
        [
          shelf(
            'bulbs',
            'BN-50101',
            ['Light bulbs', 'اللمبات'],
            ['LED bulbs, warm to daylight.', 'لمبات ليد من الدافئ إلى ضوء النهار.'],
          ),
          shelf(
            'pendants-and-wall-lights',
            'BN-50111',
            ['Pendants & wall lights', 'المعلّقات ومصابيح الجدار'],
            ['Lights worth looking at when they are off.', 'إضاءة جميلة حتى وهي مطفأة.'],
          ),
        ],
      ),
      aisle(
        'wiring',
        'BN-50121',
        ['Wiring', 'التمديدات'],
        ['Switches, sockets, cable and extensions.', 'مفاتيح ومقابس وكابلات وتوصيلات.'],
        [
          shelf(
            'switches-and-sockets',
            'BN-50121',
            ['Switches & sockets', 'المفاتيح والمقابس'],
            [
              'British-pattern plates in white, black and brass.',
              'لوحات بالنمط البريطاني بالأبيض والأسود والنحاسي.',
            ],
          ),
          shelf(
            'cables-and-extensions',
            'BN-50131',
            ['Cables & extensions', 'الكابلات والتوصيلات'],
            ['Power where the wall has none.', 'كهرباء حيث لا يوجد مقبس.'],
          ),
        ],
      ),
    ],
  },
  {
    catCode: 'garden',
    name: ['Garden & Outdoor', 'الحديقة والخارج'],
    text: [
      'Watering, planting and sitting outside, chosen for long summers and short, lovely winters.',
      'ريّ وزراعة وجلسات خارجية، مختارة لصيف طويل وشتاء قصير جميل.',
    ],
    aisles: [
      aisle(
        'watering-and-growing',
        'BN-60101',
        ['Watering & growing', 'الري والزراعة'],
        ['Hoses, cans, pots and soil.', 'خراطيم ورشاشات وأصص وتربة.'],
        [
          shelf(
            'watering',
            'BN-60101',
            ['Watering', 'الري'],
            ['Hoses, spray guns and cans.', 'خراطيم ومسدسات رش ومرشّات.'],
          ),
          shelf(
            'pots-and-compost',
            'BN-60111',
            ['Pots & compost', 'الأصص والتربة'],
            ['Homes for roots.', 'بيوت للجذور.'],
          ),
        ],
      ),
      aisle(
        'garden-work-and-rest',
        'BN-60131',
        ['Garden work & rest', 'عمل الحديقة وجلستها'],
        ['Dig first, sit down after.', 'احفر أولًا ثم استرح.'],
        [
          shelf(
            'garden-tools',
            'BN-60121',
            ['Garden tools', 'أدوات الحديقة'],
            ['Spades, rakes and secateurs.', 'مجارف وأمشاط ومقصات تقليم.'],
          ),
          shelf(
            'garden-furniture',
            'BN-60131',
            ['Garden furniture', 'أثاث الحديقة'],
            ['Chairs that can take the sun.', 'كراسٍ تتحمل الشمس.'],
          ),
        ],
      ),
    ],
  },
];

export const CATEGORIES: Category[] = DEPARTMENTS.flatMap((department, index) => [
  {
    code: department.catCode,
    parent: null,
    catCode: department.catCode,
    level: 1 as const,
    slug: department.catCode,
    name: pair(department.name),
    description: pair(department.text),
    position: index + 1,
    picture: `departments/${department.catCode}.svg`,
  },
  ...department.aisles.flatMap((each, place) => [
    below(department.catCode, 2, each, place),
    ...each.shelves.map((one, spot) => below(each.slug, 3, one, spot)),
  ]),
]);

function below(parent: string, level: 2 | 3, { slug, name, text, picture }: Shelf, index: number): Category {
  return {
    code: slug,
    parent,
    catCode: null,
    level,
    slug,
    name: pair(name),
    description: pair(text),
    position: index + 1,
    picture,
  };
}
