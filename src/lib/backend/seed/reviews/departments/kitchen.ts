import type { LeafSentences } from '../sentence.ts';

export const KITCHEN_SENTENCES: LeafSentences = {
  pans: {
    en: [
      ['45', 'Eggs slide off without oil, three months in, washed by hand.', 'nonstick'],
      ['45', 'The three sizes stack, and the middle one never leaves the hob.', 'set'],
      ['45', 'Heavy, honest, and better with each steak.', 'cast-iron'],
      ['34', 'Use wood on it, metal left a line.'],
    ],
    ar: [
      ['45', 'البيض لا يلتصق بها حتى بلا زيت.', 'nonstick'],
      ['45', 'ثقيلة وتزداد جودة مع الاستعمال.', 'cast-iron'],
    ],
  },
  pots: {
    en: [
      ['45', 'Rice for eight in {place}, and no burnt ring at the bottom.', 'casserole'],
      ['45', 'Both tiers cook evenly, dumplings above, vegetables below.', 'steamer'],
      ['45', 'First flat, first set, nothing missing.', 'set-7'],
    ],
    ar: [
      ['45', 'أرز لثمانية ولم يحترق قاعه.', 'casserole'],
      ['45', 'كل ما تحتاجه شقة جديدة.', 'set-7'],
    ],
  },
  bakeware: {
    en: [
      ['45', 'Took a whole leg with the rice, and just fits the oven. Measure yours.', 'ouzi'],
      ['45', 'The pattern comes out sharp if you flour it and knock once.', 'maamoul'],
      ['45', 'Does not stick to date biscuits, which is the real test.', 'paper'],
    ],
    ar: [
      ['45', 'اتسعت للفخذ كاملة مع الأرز.', 'ouzi'],
      ['45', 'النقشة واضحة مع قليل من الطحين.', 'maamoul'],
    ],
  },
  'kitchen-knives': {
    en: [
      ['45', 'Cuts a ripe tomato by its own weight, and holds the edge for weeks.', 'chef'],
      ['45', 'Good enough for all days, and the block keeps them away from the drawer.', 'block'],
      ['45', 'Through chicken bones in one, without splinters.', 'cleaver'],
    ],
    ar: [
      ['45', 'تقطع الطماطم بوزنها وحده.', 'chef'],
      ['45', 'يقطع العظم بضربة واحدة.', 'cleaver'],
    ],
  },
  'cutting-boards': {
    en: [
      [
        '45',
        'The knife leaves no lines, and the board has not moved since I put a cloth under it.',
        'end-grain',
      ],
      ['45', 'The groove caught all the juice of a steak.', 'acacia'],
      ['45', 'Keeps cheese cool through a long evening in {place}.', 'marble'],
      ['34', 'Oil it before the first use, or it drinks the onion.'],
    ],
    ar: [
      ['45', 'المجرى جمع عصارة الستيك كلها.', 'acacia'],
      ['45', 'يبقي الجبن باردًا وقت الضيافة.', 'marble'],
    ],
  },
  'utensils-and-scales': {
    en: [
      ['45', 'Cream in two minutes by hand; the wires have not bent.', 'whisk'],
      ['45', 'Long enough for the big pot, my fingers are grateful.', 'skimmer'],
      ['45', 'Lids really close, so the dough rises in the same bowl.', 'bowls'],
    ],
    ar: [
      ['45', 'يده طويلة تناسب القدر الكبير.', 'skimmer'],
      ['45', 'أغطيتها محكمة ويختمر العجين فيها.', 'bowls'],
    ],
  },
  'dallah-and-coffee': {
    en: [
      ['45', 'Pours a thin, clean stream, and my grandmother approved, which settles it.', 'brass'],
      ['45', 'Thin glass, good ring when you stir, six of them still six.', 'istikana'],
      ['45', 'Coffee before the kettle would have boiled.', 'moka'],
    ],
    ar: [
      ['45', 'صبّتها نظيفة وشكلها أصيل.', 'brass'],
      ['45', 'زجاجها رقيق ورنّتها جميلة.', 'istikana'],
    ],
  },
  flasks: {
    en: [
      ['45', 'Qahwa from the morning is still hot at the asr visit.', 'dallah'],
      ['45', 'Ice at breakfast, ice at sunset, on a site in {place}.', 'cooler'],
      ['45', 'Two sizes, two colours of cap: nobody pours tea into coffee any more.', 'pair'],
    ],
    ar: [
      ['45', 'تبقى القهوة ساخنة من الصباح حتى العصر.', 'dallah'],
      ['45', 'الثلج بقي حتى المغرب.', 'cooler'],
    ],
  },
  'kettles-and-appliances': {
    en: [
      ['45', 'Boils for the whole table, clicks off, and does not shout about it.', 'electric-kettle'],
      ['45', 'Ice to snow in ten seconds.', 'jug-blender'],
      ['45', 'Cardamom, coffee, cumin, each after a wipe, all fine.', 'grinder'],
      ['12', 'Smelt of plastic for a week; boiled it with lemon three times.'],
    ],
    ar: [
      ['45', 'تغلي بسرعة وبلا ضجيج.', 'electric-kettle'],
      ['45', 'تطحن الهيل والقهوة بنعومة.', 'grinder'],
    ],
  },
  'plates-and-cups': {
    en: [
      ['45', 'A tray for five hands, and a soft sponge cleans it in a minute.', 'machboos'],
      ['45', 'The jug does not drip, which is rarer than it should be.', 'juice'],
      ['45', 'Heavy, warm, no two plates quite alike: we eat slower in {place} now.', 'stoneware-dinner'],
    ],
    ar: [
      ['45', 'تكفي خمسة أشخاص وتُغسل بسهولة.', 'machboos'],
      ['45', 'صحونه متينة وألوانه هادئة.', 'stoneware-dinner'],
    ],
  },
  cutlery: {
    en: [
      ['45', 'Good weight at the fork’s neck, no spots from the dishwasher.', 'set-steel'],
      ['45', 'Bought four dozen for a wedding in {place}, and kept them.', 'dozen'],
      ['45', 'Through a rib steak without sawing.', 'steak'],
    ],
    ar: [
      ['45', 'وزن قطعه مريح ولا تبقّعها غسالة الصحون.', 'set-steel'],
      ['45', 'اشتريناها للولائم وبقيت معنا.', 'dozen'],
    ],
  },
  'food-containers': {
    en: [
      ['45', 'From freezer to oven to table, and the clips still click.', 'glass'],
      ['45', 'Lids fit their own box and two others, enough for a school week.', 'boxes'],
      ['45', 'Rice in, weevils out, since the day I bought them.', 'pantry'],
      ['34', 'Lids stain with tomato.'],
    ],
    ar: [
      ['45', 'من الفريزر إلى الفرن إلى السفرة.', 'glass'],
      ['45', 'حفظت الأرز من السوس.', 'pantry'],
    ],
  },
  'kitchen-sinks': {
    en: [
      ['45', 'A plain sink that lies flat and drains to the last drop.', 'drainer'],
      ['45', 'One bowl washes, one rinses, peace in the house.', 'double'],
      ['45', 'No rim: crumbs go straight in.', 'undermount'],
    ],
    ar: [
      ['45', 'عين للغسيل وعين للشطف.', 'double'],
      ['45', 'لا حافة فيه فيسهل مسح الرخام.', 'undermount'],
    ],
  },
  'dish-racks': {
    en: [
      ['45', 'Sponge dries standing up, and does not smell by Thursday.', 'caddy'],
      ['45', 'Lies over the sink and rolls away when guests come in {place}.', 'roll-up'],
      ['45', 'Drinks a surprising amount under a full load of glasses.', 'mat'],
    ],
    ar: [
      ['45', 'الإسفنجة تجف ولا رائحة لها.', 'caddy'],
      ['45', 'يُفرد فوق الحوض ويُلف عند الانتهاء.', 'roll-up'],
    ],
  },
};
