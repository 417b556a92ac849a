import type { LeafSentences } from '../sentence.ts';

export const PLUMBING_SENTENCES: LeafSentences = {
  taps: {
    en: [
      ['45', 'Wipes clean with a dry cloth, and the hard water in {place} has not spotted it yet.', 'sahil'],
      ['45', 'The spray reaches both bowls and docks again without help.', 'pull-out'],
      ['45', 'Looks like a hotel; get a plumber for the body in the wall.', 'wall-basin'],
      ['34', 'The hoses in the box are a little short for a deep cabinet.'],
    ],
    ar: [
      ['45', 'يُنظف بقطعة قماش جافة ولا تظهر عليه بقع الماء.', 'sahil'],
      ['45', 'يصل الرشاش إلى الحوضين ويعود إلى مكانه.', 'pull-out'],
    ],
  },
  showers: {
    en: [
      ['45', 'My hair noticed within a week, and the cartridge is visibly brown by now.', 'filter'],
      ['45', 'Somebody flushes and the water stays as warm as it was.', 'thermostatic'],
      ['45', 'Good pressure even on the third floor in {place}.', 'rathath'],
      ['34', 'The rain setting needs more pressure than an old building has.'],
    ],
    ar: [
      ['45', 'الفرق واضح على الشعر من أول أسبوع.', 'filter'],
      ['45', 'تبقى حرارة الماء ثابتة ولو فُتح دش آخر.', 'thermostatic'],
    ],
  },
  'tap-spares': {
    en: [
      ['45', 'The tap dripped for a year; ten minutes and this ended it.', 'ceramic-cartridge'],
      ['45', 'Holds the hand shower at the angle where I leave it.', 'holder'],
      ['45', 'Fit exactly, and the old ones told me why to change them.', 'safi-shower'],
    ],
    ar: [
      ['45', 'انتهى التنقيط بعد عشر دقائق عمل.', 'ceramic-cartridge'],
      ['45', 'يثبت عند الزاوية التي أريدها.', 'holder'],
    ],
  },
  'pipe-fittings': {
    en: [
      ['45', 'Joined the old clay outlet to a new pipe in {place}, no leak and no swearing.', 'flexible'],
      ['45', 'Welds evenly, and the depth mark is printed where it helps.', 'ppr'],
      ['12', 'One of the pack had a ridge in the socket.'],
    ],
    ar: [
      ['45', 'اللحام منتظم وعلامة العمق واضحة.', 'ppr'],
      ['45', 'وصلت أنبوبًا قديمًا بجديد دون تسريب.', 'flexible'],
    ],
  },
  pipes: {
    en: [
      ['45', 'Straight out of the bundle, and the wall is even all round when you cut it.', 'ppr'],
      ['45', 'The roof pipes in {place} give cool water again before ten in the morning.', 'insulation'],
      ['45', 'Glue took in seconds, pressure test the same evening.', 'upvc-pressure'],
    ],
    ar: [
      ['45', 'صار ماء السطح أبرد بوضوح.', 'insulation'],
      ['45', 'مستقيمة وسماكتها متساوية عند القص.', 'ppr'],
    ],
  },
  'hoses-and-plungers': {
    en: [
      [
        '45',
        'Pulled out something from the shower that I will not describe, and the water runs.',
        'drain-hair',
      ],
      ['45', 'Seals with the washer alone, no tape needed.', 'connector'],
      ['34', 'Measure first: the longer one would have been easier.'],
    ],
    ar: [
      ['45', 'فتحت صفاية الدش من أول سحبة.', 'drain-hair'],
      ['45', 'محكم بالحلقة وحدها دون شريط.', 'connector'],
    ],
  },
  'leak-repair': {
    en: [
      ['45', 'Does not tear while you wrap it, which is all I ask of tape.', 'ptfe'],
      ['45', 'Reached the nut behind the basin that had beaten two plumbers in {place}.', 'basin-wrench'],
      [
        '45',
        'Stopped a spraying pipe on a Friday night until the shops opened, and it is still there.',
        'clamp',
      ],
    ],
    ar: [
      ['45', 'وصل إلى الصامولة خلف المغسلة بسهولة.', 'basin-wrench'],
      ['45', 'أوقف التسريب ليلة الجمعة وما زال في مكانه.', 'clamp'],
    ],
  },
  valves: {
    en: [
      ['45', 'Closed by itself when the washing machine hose split, while we were in {place}.', 'leak'],
      ['45', 'The pump no longer starts every few minutes at night.', 'check'],
      ['45', 'Quarter of a turn and the water is off; the old ones took ten and still dripped.', 'angle'],
      ['34', 'The app wants a 2.4 GHz network, so mind your router.', 'leak'],
    ],
    ar: [
      ['45', 'أغلق الماء وحده عند انفجار خرطوم الغسالة.', 'leak'],
      ['45', 'ربع دورة تكفي لقطع الماء.', 'angle'],
    ],
  },
  'wastes-and-drains': {
    en: [
      ['45', 'Opens with a toe, cleans in a minute.', 'click'],
      ['45', 'The smell in the guest bathroom in {place} was gone on day one.', 'smell'],
      ['45', 'Water runs off even with the rain head open.', 'linear'],
      ['34', 'Screws of the grate are tiny: do not drop one.'],
    ],
    ar: [
      ['45', 'اختفت الرائحة من الحمّام في اليوم نفسه.', 'smell'],
      ['45', 'تصرّف الماء حتى مع الدش القوي.', 'linear'],
    ],
  },
  pumps: {
    en: [
      ['45', 'Showers upstairs in {place} finally rinse shampoo out.', 'booster'],
      ['45', 'Emptied a flooded basement over lunch after the big rain.', 'submersible'],
      ['45', 'Small, loud for a second, then just a hum.', 'peripheral'],
      ['34', 'Mount it on rubber, or the whole wall sings.'],
    ],
    ar: [
      ['45', 'صار ضغط الدش في الطابق العلوي قويًا.', 'booster'],
      ['45', 'أفرغت السرداب بعد المطر في ساعات.', 'submersible'],
    ],
  },
  'water-heaters': {
    en: [
      ['45', 'Two showers and the dishes, and it still runs hot.', 'vertical'],
      ['45', 'Fits over the door in {place}, where nothing else did.', 'horizontal'],
      ['45', 'The old heater was not dead after all: new element, new anode, one hour.', 'service'],
      ['34', 'Brackets are strong, the paper template tore.'],
    ],
    ar: [
      ['45', 'يكفي لاستحمامين متتاليين.', 'vertical'],
      ['45', 'دخل فوق الباب حيث لا يدخل غيره.', 'horizontal'],
    ],
  },
  'water-filters': {
    en: [
      ['45', 'We stopped carrying bottles up three floors in {place}.', 'ro-system'],
      ['45', 'Five minutes with the spanner from the system, and tea tastes of tea.', 'cartridge-set'],
      ['45', 'Good for a rented flat: no drilling, and it moves with us.', 'tap-filter'],
      ['34', 'The tank takes an hour to fill the first time.', 'ro-system'],
    ],
    ar: [
      ['45', 'توقفنا عن شراء قوارير الماء.', 'ro-system'],
      ['45', 'يناسب شقة مستأجرة ولا يحتاج إلى ثقب.', 'tap-filter'],
    ],
  },
};
