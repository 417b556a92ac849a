import type { LeafSentences } from '../sentence.ts';

export const SAFETY_SENTENCES: LeafSentences = {
  'safety-wear': {
    en: [
      ['45', 'The mesh is the only vest our crew in {place} wears past ten o’clock.', 'vest'],
      ['45', 'Sits still when I look up, and the vents make a difference.', 'vented-safety-helmet'],
      ['45', 'Kept fibreglass off me in a roof space.', 'coverall'],
    ],
    ar: [
      ['45', 'شبكية فتُحتمل في الحر.', 'vest'],
      ['45', 'ثابتة على الرأس وفتحات التهوية مفيدة.', 'vented-safety-helmet'],
    ],
  },
  'work-gloves': {
    en: [
      ['45', 'Grips wet blocks, and I can still feel a screw.', 'latex'],
      ['45', 'Strong for their thickness, one lasts a whole oil change.', 'disposable-nitrile'],
      ['45', 'Leather is soft after three days, and palms are double where rope runs.', 'rigger'],
      ['34', 'Sizes run small: take one more.'],
    ],
    ar: [
      ['45', 'تمسك الطابوق المبلل جيدًا.', 'latex'],
      ['45', 'لان جلدها بعد ثلاثة أيام.', 'rigger'],
    ],
  },
  'safety-boots': {
    en: [
      ['45', 'Ten hours on concrete in {place}, and my knees do not complain.', 's3'],
      ['45', 'Light enough to forget, and the cap has already met a pallet.', 's1p'],
      ['45', 'Through the airport gate without a beep, and comfortable on top.', 'composite'],
      ['34', 'Break them in with thick socks for a week.'],
    ],
    ar: [
      ['45', 'عشر ساعات على الخرسانة دون تعب.', 's3'],
      ['45', 'خفيف ولا يرن عند بوابة التفتيش.', 'composite'],
    ],
  },
  'hearing-and-breathing': {
    en: [
      ['45', 'The valve keeps glasses clear while sanding.', 'ffp2'],
      ['45', 'Clicks in with a quarter turn, no smell of thinner inside.', 'a2p3'],
      ['45', 'Folds into a fist and shuts out the grinder.', 'folding-ear'],
    ],
    ar: [
      ['45', 'لا تضبّب النظارة أثناء الصنفرة.', 'ffp2'],
      ['45', 'تكاد تعزل صوت الجلّاخة تمامًا.', 'folding-ear'],
    ],
  },
  'eye-and-face': {
    en: [
      ['45', 'Fits over my own glasses and does not press behind the ears.', 'over'],
      ['45', 'Did not fog in the August of {place}.', 'wraparound'],
      ['45', 'Darkens before I see the spark, and both hands stay free.', 'welding'],
    ],
    ar: [
      ['45', 'لم تتضبّب في رطوبة أغسطس.', 'wraparound'],
      ['45', 'يعتم قبل أن أرى الشرارة.', 'welding'],
    ],
  },
  'work-at-height': {
    en: [
      ['45', 'The hooks open with a gloved hand.', 'twin-lanyard'],
      ['45', 'Buckles do not slip, and the leg pads matter after an hour.', 'harness'],
      ['45', 'Grab runs with me up the tank ladder in {place} and bites when I sit.', 'rope'],
    ],
    ar: [
      ['45', 'الأبازيم لا تنزلق والبطانة مريحة.', 'harness'],
      ['45', 'يتحرك معي ويقفل فور الجلوس.', 'rope'],
    ],
  },
  'signs-and-barriers': {
    en: [
      ['45', 'Stands on a wet ramp and says it in both languages.', 'floor'],
      ['45', 'The steps to the pool in {place} are safe with wet feet.', 'anti-slip'],
      ['45', 'Heavy base, the wind did not take it.', 'cone'],
    ],
    ar: [
      ['45', 'درجات المسبح صارت آمنة.', 'anti-slip'],
      ['45', 'قاعدته ثقيلة فلا تحركه الريح.', 'cone'],
    ],
  },
  'fire-safety': {
    en: [
      ['45', 'Hangs in the car bracket, gauge in the green after a summer.', 'powder'],
      ['45', 'By the kitchen door in {place}; we hope never to review the inside of it.', 'wet-chemical'],
      ['45', 'Low battery is not a worry for years, and the test button is loud.', 'smoke'],
    ],
    ar: [
      ['45', 'المؤشر ما زال في الأخضر بعد الصيف.', 'powder'],
      ['45', 'صوته واضح وبطاريته تدوم سنوات.', 'smoke'],
    ],
  },
  'first-aid': {
    en: [
      ['45', 'Took the sting out of a frying accident at once.', 'burn'],
      ['45', 'The inspector in {place} ticked it without a question.', 'cabinet'],
      ['45', 'Fits under the seat, and the list inside is in both languages.', 'car'],
    ],
    ar: [
      ['45', 'خفّفت ألم الحرق فورًا.', 'burn'],
      ['45', 'تدخل تحت المقعد ومحتوياتها كاملة.', 'car'],
    ],
  },
  'cameras-and-alarms': {
    en: [
      ['45', 'The chime is loud enough upstairs, the picture good at night.', 'doorbell'],
      ['45', 'Tells people from cats, so the phone in {place} is quiet.', 'outdoor'],
      ['45', 'No wiring at the back gate, and bright when something moves.', 'solar-security'],
      ['34', 'The app wants an account before anything.'],
    ],
    ar: [
      ['45', 'تميّز بين الناس والقطط فلا تنبيهات كثيرة.', 'outdoor'],
      ['45', 'بلا أسلاك والضوء قوي عند الحركة.', 'solar-security'],
    ],
  },
  'safes-and-key-boxes': {
    en: [
      ['45', 'Numbered hooks ended the search for the store room key.', 'key-cabinet'],
      ['45', 'Passports in, and the seal round the door is thick.', 'document'],
      ['45', 'Bolted into a wardrobe in {place} with the screws that came with it.', 'electronic'],
      ['12', 'Batteries were flat after two months.', 'safe'],
    ],
    ar: [
      ['45', 'كل مفتاح على رقمه.', 'key-cabinet'],
      ['45', 'ثبّتناها داخل الخزانة ولا تُحمل.', 'electronic'],
    ],
  },
};
