import type { Brand } from './types.ts';

export const BRANDS: Brand[] = [
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
      ar: 'عدد كهربائية على منصة بطارية واحدة، محكمة ضد الغبار الناعم، وصيانتها متوفرة في كل مدينة نبيع فيها.',
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
      ar: 'خلاطات ودشّات ووصلات تتحمل الماء الكلسي، وقطع غيارها متوفرة حتى بعد عشر سنوات.',
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
];
