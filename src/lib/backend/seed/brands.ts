import type { Brand } from '../catalog/model.ts';

const BRAND_ENTRIES = [
  {
    slug: 'liwan',
    colour: '#1f4f57',
    name: { en: 'Liwan', ar: 'ليوان' },
    description: {
      en: 'Paint mixed for Gulf light and Gulf heat: deep colour that holds on a sun-struck wall, and low odour indoors.',
      ar: 'دهانات صُمّمت لضوء الخليج وحرّه: لون عميق يثبت على الجدار المشمس، ورائحة خفيفة داخل البيت.',
    },
  },
  {
    slug: 'sahlan',
    colour: '#d9683a',
    name: { en: 'Sahlan', ar: 'سهلان' },
    description: {
      en: 'Honest decorating supplies for big areas and small budgets, from fillers to eighteen-litre paint.',
      ar: 'مستلزمات دهان عملية للمساحات الكبيرة والميزانيات المعقولة، من المعجون إلى سطل الثمانية عشر لترًا.',
    },
  },
  {
    slug: 'mirwas',
    colour: '#8a5a2b',
    name: { en: 'Mirwas', ar: 'مرواس' },
    description: {
      en: 'Brushes and rollers made by people who paint for a living, with bristles that stay in the brush.',
      ar: 'فرش ورولات يصنعها من يعرف المهنة، بشعيرات تبقى في الفرشاة ولا تبقى على الجدار.',
    },
  },
  {
    slug: 'torqan',
    colour: '#c8342b',
    name: { en: 'Torqan', ar: 'تورقان' },
    description: {
      en: 'Power tools with one battery platform, sealed against fine sand and serviced in every city we sell in.',
      ar: 'عدد كهربائية بنظام بطارية واحد، محكمة ضد الغبار الناعم، وصيانتها متوفرة في كل مدينة نبيع فيها.',
    },
  },
  {
    slug: 'mitraq',
    colour: '#24507f',
    name: { en: 'Mitraq', ar: 'مطراق' },
    description: {
      en: 'Forged hand tools with a lifetime in them: hammers, drivers and spanners that feel right on the first day.',
      ar: 'عدد يدوية مطروقة تعيش معك: مطارق ومفكات ومفاتيح تستقر في اليد من أول يوم.',
    },
  },
  {
    slug: 'sandouqa',
    colour: '#e0a526',
    name: { en: 'Sandouqa', ar: 'صندوقة' },
    description: {
      en: 'Everything that keeps tools and screws in their place, and people safely off the ground.',
      ar: 'كل ما يحفظ العدة والبراغي في مكانها، ويرفعك عن الأرض بأمان.',
    },
  },
  {
    slug: 'hosna',
    colour: '#3f4a54',
    name: { en: 'Hosna', ar: 'حصناء' },
    description: {
      en: 'Locks, helmets and gloves tested for the site and comfortable enough for summer afternoons.',
      ar: 'أقفال وخوذ وقفازات مختبرة لموقع العمل، ومريحة حتى في عصر يوم صيفي.',
    },
  },
  {
    slug: 'nabaa',
    colour: '#1d7f9c',
    name: { en: 'Nabaa', ar: 'نبعة' },
    description: {
      en: 'Taps, showers and fittings built for hard water, with cartridges you can still buy in ten years.',
      ar: 'خلاطات ودشّات ووصلات تتحمل الماء العسر، وقطع غيارها متوفرة حتى بعد عشر سنوات.',
    },
  },
  {
    slug: 'sirajia',
    colour: '#b7791f',
    name: { en: 'Sirajia', ar: 'سراجيّة' },
    description: {
      en: 'Warm, flicker-free light in shapes drawn for Gulf homes, from the everyday bulb to the majlis pendant.',
      ar: 'إضاءة دافئة بلا وميض، بأشكال رُسمت لبيوت الخليج، من لمبة كل يوم إلى ثريا المجلس.',
    },
  },
  {
    slug: 'wasla',
    colour: '#5b3f8c',
    name: { en: 'Wasla', ar: 'وصلة' },
    description: {
      en: 'Switches, sockets and cable to British Gulf standards, clearly marked and easy to fit flush.',
      ar: 'مفاتيح ومقابس وكابلات بالمواصفات المعتمدة في الخليج، علاماتها واضحة وتركيبها متقن.',
    },
  },
  {
    slug: 'khadra',
    colour: '#3c7a3f',
    name: { en: 'Khadra', ar: 'خضراء' },
    description: {
      en: 'Watering and growing for places where summer is long: hoses that stay supple, pots that stay cool.',
      ar: 'ريّ وزراعة لأماكن يطول فيها الصيف: خراطيم تبقى مرنة وأصص تحفظ برودة الجذور.',
    },
  },
  {
    slug: 'areesha',
    colour: '#a8552f',
    name: { en: 'Areesha', ar: 'عريشة' },
    description: {
      en: 'Outdoor furniture named after the palm-frond summer house: light to move, quick to dry, easy to sit in.',
      ar: 'أثاث خارجي على اسم عريش الصيف: خفيف عند النقل، سريع الجفاف، مريح في الجلسة.',
    },
  },
  {
    slug: 'binaa',
    colour: '#e2611c',
    name: { en: 'Binaa Basics', ar: 'أساسيات بناء' },
    description: {
      en: 'Our own label for the things every job needs, at the price they ought to cost.',
      ar: 'علامتنا الخاصة لما تحتاجه كل شغلة، بالسعر الذي يستحقه.',
    },
  },
  {
    slug: 'raseen',
    colour: '#5c6670',
    name: { en: 'Raseen', ar: 'رصين' },
    description: {
      en: 'Screws, anchors and bolts with the load written on the box, so that what you hang stays hung.',
      ar: 'براغٍ ومثبتات مكتوبة حمولتها على العلبة، فما تعلّقه يبقى معلّقًا.',
    },
  },
  {
    slug: 'mizlaj',
    colour: '#7a5230',
    name: { en: 'Mizlaj', ar: 'مزلاج' },
    description: {
      en: 'Hinges, handles and locks with a quiet close and screws that match the finish.',
      ar: 'مفصلات ومقابض وأقفال تُغلق بهدوء، وبراغيها من لونها.',
    },
  },
  {
    slug: 'rawafed',
    colour: '#4a90a4',
    name: { en: 'Rawafed', ar: 'روافد' },
    description: {
      en: 'Bathrooms in glazed ceramic and brass that wipe clean of limescale.',
      ar: 'حمّامات من السيراميك المزجج والنحاس، يُمسح عنها الكلس بسهولة.',
    },
  },
  {
    slug: 'tannour',
    colour: '#b5432a',
    name: { en: 'Tannour', ar: 'تنّور' },
    description: {
      en: 'Pans, pots and knives for kitchens that cook for ten on a Friday.',
      ar: 'قدور ومقالٍ وسكاكين لمطابخ تطبخ لعشرة يوم الجمعة.',
    },
  },
  {
    slug: 'naqaa',
    colour: '#2a9d8f',
    name: { en: 'Naqaa', ar: 'نقاء' },
    description: {
      en: 'Cleaning that works on dust and hard water, and smells of little.',
      ar: 'تنظيف يغلب الغبار والماء العسر، برائحة خفيفة.',
    },
  },
  {
    slug: 'rafoof',
    colour: '#7d8f69',
    name: { en: 'Rafoof', ar: 'رفوف' },
    description: {
      en: 'Shelving and boxes to one set of measures, so that next year’s fit this year’s.',
      ar: 'أرفف وصناديق بمقاسات موحدة، فما تشتريه العام القادم يركب على ما عندك.',
    },
  },
  {
    slug: 'diraa',
    colour: '#f08a24',
    name: { en: 'Diraa', ar: 'درع' },
    description: {
      en: 'Protective gear certified for the site and cool enough to keep on.',
      ar: 'معدات وقاية معتمدة للمواقع، وخفيفة فلا تخلعها من الحر.',
    },
  },
  {
    slug: 'sadwa',
    colour: '#8c2f39',
    name: { en: 'Sadwa', ar: 'سدوة' },
    description: {
      en: 'Woven things for the home: rugs, curtains and bedding in desert colours.',
      ar: 'منسوجات للبيت: سجاد وستائر ومفارش بألوان البر.',
    },
  },
  {
    slug: 'majlisi',
    colour: '#6b4f3a',
    name: { en: 'Majlisi', ar: 'مجلسي' },
    description: {
      en: 'Furniture and small pleasures for rooms where guests sit long.',
      ar: 'أثاث وقطع تزيّن مجلسًا يطول فيه الجلوس.',
    },
  },
  {
    slug: 'hirfa',
    colour: '#33506b',
    name: { en: 'Hirfa', ar: 'حرفة' },
    description: {
      en: 'Clothes for people who kneel, climb and carry, cut for the heat.',
      ar: 'ملابس لمن يجثو ويصعد ويحمل، مفصّلة لحرارة الجو.',
    },
  },
  {
    slug: 'qout',
    colour: '#c99a2e',
    name: { en: 'Qout', ar: 'قوت' },
    description: {
      en: 'A short shelf of good things to eat and drink, packed in the Gulf.',
      ar: 'رفّ صغير من أطايب الطعام والشراب، معبأة في الخليج.',
    },
  },
] as const satisfies readonly Brand[];

export const BRANDS: readonly Brand[] = BRAND_ENTRIES;

export type BrandSlug = (typeof BRAND_ENTRIES)[number]['slug'];
