import type { LeafSentences } from '../sentence.ts';

export const FASHION_SENTENCES: LeafSentences = {
  'work-tops': {
    en: [
      ['45', 'Kept its shape after a month of site washes in {place}.', 'tee'],
      ['45', 'Caught on a nail and did not tear further.', 'ripstop'],
      ['45', 'Dries on the body between two jobs.', 'polo'],
      ['34', 'Length is good, sleeves a bit wide.'],
    ],
    ar: [
      ['45', 'لم يتغير الشكل بعد شهر من الغسيل.', 'tee'],
      ['45', 'يجف بسرعة في الحر.', 'polo'],
    ],
  },
  'work-trousers': {
    en: [
      ['45', 'The pockets hold a tape and a phone, and nothing falls out.', 'cargo'],
      ['45', 'I can squat to a socket without thinking of it.', 'stretch'],
      ['45', 'Loops, pockets, white: made by somebody who paints.', 'painter'],
      ['12', 'The zip went in the third week.'],
    ],
    ar: [
      ['45', 'جيوبه عملية ولا يقع منها شيء.', 'cargo'],
      ['45', 'مرن عند الجلوس والعمل.', 'stretch'],
    ],
  },
  'jackets-and-coveralls': {
    en: [
      ['45', 'Two zips make it wearable in {place} in June.', 'hirfa-cotton'],
      ['45', 'Passed the check at the plant, and is lighter than last year’s.', 'fr'],
      ['45', 'Keeps the morning wind out on the ladder.', 'softshell'],
    ],
    ar: [
      ['45', 'قطني وسحّابه المزدوج يسهّل لبسه.', 'hirfa-cotton'],
      ['45', 'يحمي من هواء الصباح.', 'softshell'],
    ],
  },
  thobes: {
    en: [
      ['45', 'Falls well, and the tarboosh is stitched, not glued.', 'kandura'],
      ['45', 'The collar stands all day without starch.', 'saudi'],
      ['45', 'Cool and plain; I bought a second for the week.', 'house'],
      ['34', 'Take the length from one that you own, not from the chart.'],
    ],
    ar: [
      ['45', 'تفصيلها مرتب وطربوشتها مخيطة.', 'kandura'],
      ['45', 'الياقة ثابتة طوال اليوم.', 'saudi'],
    ],
  },
  'scarves-and-headwear': {
    en: [
      ['45', 'The flap saved my neck on a roof in {place}.', 'sun'],
      ['45', 'Red dye stayed in the cloth and off my shirt.', 'shemagh'],
      ['45', 'Canvas is thick, peak keeps its bend.', 'cap'],
    ],
    ar: [
      ['45', 'حمت رقبتي من شمس السطح.', 'sun'],
      ['45', 'صبغته ثابتة ولم تبهت.', 'shemagh'],
    ],
  },
  'belts-and-socks': {
    en: [
      ['45', 'The weight is on the shoulders now and not on the hips.', 'braces'],
      ['45', 'No seam at the toe: my boots fit better with them.', 'work-socks'],
      ['45', 'Any hole is the right hole.', 'stretch'],
    ],
    ar: [
      ['45', 'مريحة مع حذاء السلامة.', 'work-socks'],
      ['45', 'يناسب أي مقاس دون ثقوب.', 'stretch'],
    ],
  },
  sandals: {
    en: [
      ['45', 'Wadi stones near {place}, wet and dry, no slip and no blister.', 'trekking'],
      ['45', 'The leather softened in a week, the stitching is by hand.', 'najdi'],
      ['45', 'Rinse, shake, dry: they live by the yard door.', 'beach'],
    ],
    ar: [
      ['45', 'جلده لان بعد أسبوع وخياطته يدوية.', 'najdi'],
      ['45', 'لا ينزلق على حجارة الوادي.', 'trekking'],
    ],
  },
};
