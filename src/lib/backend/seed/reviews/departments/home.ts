import type { LeafSentences } from '../sentence.ts';

export const HOME_SENTENCES: LeafSentences = {
  rugs: {
    en: [
      ['45', 'Kind to my father’s knees, and it rolls up into its own bag.', 'prayer'],
      ['45', 'The robot climbs it, and crumbs do not sink in.', 'low-pile'],
      ['45', 'Came out of the machine flat and the same colour, in {place}.', 'runner'],
      ['34', 'Corners curled for two days, then lay down.'],
    ],
    ar: [
      ['45', 'مبطنة ومريحة للركبة.', 'prayer'],
      ['45', 'تُغسل في الغسالة وتعود كما كانت.', 'runner'],
    ],
  },
  cushions: {
    en: [
      ['45', 'The weave is real weave, not print, and the zip is hidden.', 'sadu'],
      ['45', 'Firm enough to lean on through a film.', 'bolster'],
      ['45', 'A takaya like my uncle’s, without the old smell.', 'armrest'],
    ],
    ar: [
      ['45', 'نقشة السدو منسوجة لا مطبوعة.', 'sadu'],
      ['45', 'تكاية ثابتة ومريحة في المجلس.', 'armrest'],
    ],
  },
  curtains: {
    en: [
      ['45', 'The baby sleeps past sunrise in {place}.', 'blackout-curtain'],
      ['45', 'Cut to width at home, rolls straight.', 'roller'],
      ['45', 'Light comes through like under a palm.', 'bamboo'],
      ['34', 'The hem is generous: iron it before you hang it.'],
    ],
    ar: [
      ['45', 'الغرفة مظلمة حتى بعد الشروق.', 'blackout-curtain'],
      ['45', 'ضوؤها ناعم كظل النخيل.', 'bamboo'],
    ],
  },
  'blankets-and-throws': {
    en: [
      ['45', 'Against the AC, not the cold, and just right for that.', 'fleece'],
      ['45', 'The winter nights in the desert needed nothing else.', 'sherpa'],
      ['45', 'Sat on damp sand near {place} and stayed dry.', 'camping'],
    ],
    ar: [
      ['45', 'خفيفة وتكفي مع المكيف.', 'fleece'],
      ['45', 'جلسنا على رمل رطب ولم يصلنا البلل.', 'camping'],
    ],
  },
  bedding: {
    en: [
      ['45', 'Crisp and cool; sleeps like a good hotel.', 'percale'],
      ['45', 'Colours held after a dozen washes, and so did the poppers.', 'children'],
      ['45', 'Corners stay on a deep mattress.', 'sheet'],
      ['34', 'Creases, as percale does.', 'percale'],
    ],
    ar: [
      ['45', 'بارد وناعم كمفارش فنادق خمس نجوم.', 'percale'],
      ['45', 'الأطراف لا تنزلق عن المرتبة.', 'sheet'],
    ],
  },
  'pillows-and-duvets': {
    en: [
      ['45', 'My neck needed three nights to agree, and has been happy since.', 'memory'],
      ['45', 'Rescued a hard bed in a furnished flat in {place}.', 'topper'],
      ['45', 'Washes well and comes back full.', 'fibre'],
    ],
    ar: [
      ['45', 'ارتاحت رقبتي بعد ثلاث ليالٍ.', 'memory'],
      ['45', 'أنقذت سريرًا قاسيًا.', 'topper'],
    ],
  },
  'vases-and-candles': {
    en: [
      ['45', 'One stem in each, and the table is set.', 'bud'],
      ['45', 'Oud that does not shout, and it burns down evenly.', 'soy-candle'],
      ['45', 'The children in {place} think that they are real.', 'led'],
    ],
    ar: [
      ['45', 'رائحة العود هادئة والشمعة تحترق بانتظام.', 'soy-candle'],
      ['45', 'مظهرها كالشموع الحقيقية وهي آمنة.', 'led'],
    ],
  },
  'incense-and-lanterns': {
    en: [
      ['45', 'A small piece scents the majlis until the guests have left.', 'muattar'],
      ['45', 'The wood stays cool to carry, which is the point of it.', 'brass-mabkhara'],
      ['45', 'Warm light on the door in {place} all Ramadan.', 'lantern'],
    ],
    ar: [
      ['45', 'قطعة صغيرة تكفي المجلس كله.', 'muattar'],
      ['45', 'الخشب لا يسخن عند حملها.', 'brass-mabkhara'],
    ],
  },
  'clocks-frames-and-mirrors': {
    en: [
      ['45', 'Dims at night by itself, so I sleep.', 'alarm'],
      ['45', 'No tick. None.', 'wooden-wall'],
      ['45', 'The mount is cut cleanly, the glass came whole.', 'photo'],
    ],
    ar: [
      ['45', 'يخفت ضوؤه ليلًا وحده.', 'alarm'],
      ['45', 'لا صوت لعقاربها إطلاقًا.', 'wooden-wall'],
    ],
  },
  'sofas-and-armchairs': {
    en: [
      ['45', 'Guests in {place} sit down and stay, so the seat must be right.', 'liwan'],
      ['45', 'Turns towards whoever talks.', 'barrel'],
      ['45', 'The foam has kept its shape after a winter of majlis evenings.', 'floor'],
      ['34', 'Delivery was easy, the plastic was not.'],
    ],
    ar: [
      ['45', 'جلستها مريحة والضيوف يطيلون الجلوس.', 'liwan'],
      ['45', 'الإسفنج حافظ على شكله.', 'floor'],
    ],
  },
  'tables-and-desks': {
    en: [
      ['45', 'Folds away after the guests, and the brass rings like a bell.', 'brass'],
      ['45', 'Carried it to the farm near {place}, full of food it did not bend.', 'folding'],
      ['45', 'Goes up with two screens, without a shake.', 'sit-stand'],
    ],
    ar: [
      ['45', 'تُطوى بعد الضيافة وصينيتها ثقيلة.', 'brass'],
      ['45', 'يرتفع مع شاشتين دون اهتزاز.', 'sit-stand'],
    ],
  },
};
