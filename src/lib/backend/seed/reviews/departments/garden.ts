import type { LeafSentences } from '../sentence.ts';

export const GARDEN_SENTENCES: LeafSentences = {
  watering: {
    en: [
      ['45', 'Stays soft after a summer on the wall, and does not kink at the tap.', 'supple'],
      ['45', 'Pulls back by itself to the last metre, slowly, as it should with children about.', 'reel'],
      ['45', 'Light enough for my mother in {place} to carry along the whole fence.', 'expanding'],
      ['34', 'Buy brass ends for it if your pressure is high.'],
    ],
    ar: [
      ['45', 'بقي لينًا بعد الصيف ولا ينثني عند الحنفية.', 'supple'],
      ['45', 'تلفّ الخرطوم وحدها حتى آخر متر.', 'reel'],
    ],
  },
  'sprinklers-and-drip': {
    en: [
      ['45', 'Sinks flush, so the mower goes straight over it.', 'pop-up'],
      ['45', 'Went away for three weeks and every pot on the balcony in {place} was alive.', 'drip-kit'],
      ['45', 'Even flow from the first plant to the last.', 'drip-line'],
      ['34', 'Flush the line before you close the ends.'],
    ],
    ar: [
      ['45', 'سافرنا أسابيع ولم تمت نبتة.', 'drip-kit'],
      ['45', 'التدفق متساوٍ من أول الخط إلى آخره.', 'drip-line'],
    ],
  },
  'pots-and-compost': {
    en: [
      ['45', 'Cheap, light, with good holes: twenty basil plants moved in.', 'nursery'],
      ['45', 'The wood has greyed nicely and nothing has warped.', 'acacia'],
      ['45', 'Breathes, so the roots of the lemon in {place} stay cool.', 'terracotta'],
    ],
    ar: [
      ['45', 'الخشب لم يلتوِ رغم الشمس.', 'acacia'],
      ['45', 'الفخار يبرّد جذور الليمون.', 'terracotta'],
    ],
  },
  plants: {
    en: [
      ['45', 'Sulked for a month, then covered half of the wall.', 'bougainvillea'],
      ['45', 'Lives in a corner without a window and has three new leaves.', 'snake'],
      ['45', 'I forget it for weeks in {place}, and it thanks me.', 'zz'],
      ['34', 'Arrived with dry soil, recovered after a soak.'],
    ],
    ar: [
      ['45', 'غطّت نصف الجدار بعد شهرين.', 'bougainvillea'],
      ['45', 'تعيش في زاوية بلا شمس.', 'snake'],
    ],
  },
  seeds: {
    en: [
      ['45', 'The mint came up first and had to be kept from the rest.', 'basil'],
      ['45', 'Taller than the children by spring, which was the whole point.', 'sunflower'],
      ['45', 'Cut it four times before it flowered, on a balcony in {place}.', 'coriander'],
      ['12', 'Half of the packet did not come up, though the rest are strong.'],
    ],
    ar: [
      ['45', 'صارت أطول من الأولاد.', 'sunflower'],
      ['45', 'قطفناها أربع مرات قبل أن تزهر.', 'coriander'],
    ],
  },
  'feed-and-protect': {
    en: [
      ['45', 'A capful a week and the curry leaf is green again.', 'liquid'],
      ['45', 'Whitefly gone after the third evening spray; mind the smell.', 'neem'],
      ['45', 'Scattered in October, still feeding in spring.', 'granules'],
    ],
    ar: [
      ['45', 'اخضرّت النباتات بعد أسبوعين.', 'liquid'],
      ['45', 'اختفت الذبابة البيضاء بعد ثلاث رشات.', 'neem'],
    ],
  },
  'garden-tools': {
    en: [
      [
        '45',
        'Carried a tonne of gravel through the gate in {place}, and the tyre still holds.',
        'wheelbarrow',
      ],
      ['45', 'Closes narrow for the beds, opens wide for the lawn.', 'leaf'],
      ['45', 'The edge came sharp, and the step does not cut the sole.', 'shovel'],
    ],
    ar: [
      ['45', 'نقلت بها الحصى وما زال إطارها سليمًا.', 'wheelbarrow'],
      ['45', 'يضيق للأحواض ويتسع للعشب.', 'leaf'],
    ],
  },
  'lawn-and-hedge': {
    en: [
      ['45', 'Does both sides of the drive on one battery.', 'trimmer'],
      ['45', 'Clean cut on the hedge, no chewing, and light enough to hold high.', 'shears'],
      ['45', 'Quiet enough for six in the morning in {place}, before the heat.', 'cordless-lawn'],
      ['34', 'The grass box fills fast in thick lawn.', 'lawn-mower'],
    ],
    ar: [
      ['45', 'هادئة فأقص العشب قبل الحر.', 'cordless-lawn'],
      ['45', 'قصه نظيف وهو خفيف في اليد.', 'shears'],
    ],
  },
  'garden-furniture': {
    en: [
      ['45', 'The cushions dry in an hour after the sprinkler got them.', 'lounge-chair'],
      ['45', 'We moved the evening coffee outdoors in {place}, and it has stayed there.', 'majlis'],
      [
        '45',
        'Four of us round it, no wobble, and the frame stays cool enough to touch in the shade.',
        'dining',
      ],
      ['34', 'Covers are a must in the dust season.'],
    ],
    ar: [
      ['45', 'صارت جلسة القهوة في الحوش.', 'majlis'],
      ['45', 'الهيكل لا يسخن كثيرًا في الظل.', 'dining'],
    ],
  },
  'parasols-and-shade': {
    en: [
      ['45', 'Crank turns easily; close it when the shamal comes, it is still a sail.', 'market'],
      ['45', 'The spike went deep into wet sand and held all Friday.', 'beach'],
      ['45', 'Hides the neighbour’s tank in {place}, and smells of palm for a week.', 'palm'],
    ],
    ar: [
      ['45', 'تُفتح بسهولة وتحمينا من شمس العصر.', 'market'],
      ['45', 'ستر خزان الجيران وشكله تراثي.', 'palm'],
    ],
  },
  barbecues: {
    en: [
      ['45', 'Lid on, vents half open: the best chicken that I have made.', 'kettle'],
      ['45', 'The legs unscrew for the boot, and it carries enough coal for twelve skewers.', 'mangal'],
      ['45', 'Flat blades, so the kofta does not spin.', 'skewers'],
      ['34', 'Slow to heat through; give it ten minutes more.', 'kettle'],
    ],
    ar: [
      ['45', 'أرجله تُفك فيدخل السيارة ويكفي اثني عشر سيخًا.', 'mangal'],
      ['45', 'عريضة فلا تدور الكفتة عليها.', 'skewers'],
    ],
  },
  'garden-lights': {
    en: [
      ['45', 'The pattern it throws on the wall is why guests in {place} sit on that side.', 'lantern'],
      ['45', 'Lights the palm from below and not the neighbour’s bedroom.', 'washer'],
      ['45', 'Straight from the box over the terrace, and the rain did not bother it.', 'festoon'],
    ],
    ar: [
      ['45', 'نقشته على الجدار تخطف النظر.', 'lantern'],
      ['45', 'علّقناه فوق الجلسة ولم يضره المطر.', 'festoon'],
    ],
  },
  'desert-camping': {
    en: [
      ['45', 'Everything for tea and coffee in one box: no more forgetting the finjans.', 'kashta'],
      ['45', 'Sits deep and gets up in one piece, even in soft sand.', 'chair'],
      ['45', 'Boiled the kettle behind the car in wind, near {place}.', 'stove'],
      ['34', 'The handles of the chest pinch when it is full.'],
    ],
    ar: [
      ['45', 'كل أدوات القهوة في صندوق واحد للبر.', 'kashta'],
      ['45', 'غلى الماء رغم الهواء.', 'stove'],
    ],
  },
};
