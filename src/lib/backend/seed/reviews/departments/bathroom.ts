import type { LeafSentences } from '../sentence.ts';

export const BATHROOM_SENTENCES: LeafSentences = {
  basins: {
    en: [
      ['45', 'Fits the tiny guest toilet in {place}, and you can still close the door.', 'corner'],
      ['45', 'Deep enough to wash without splashing the floor.', 'wall'],
      ['45', 'The glaze is even all round, and it wipes clean in one go.', 'countertop-bowl'],
      ['34', 'Ask for the bolts: mine came without washers.'],
    ],
    ar: [
      ['45', 'صغيرة وتناسب حمّام الضيوف الضيق.', 'corner'],
      ['45', 'طلاؤها متساوٍ وتنظيفها سهل.', 'countertop-bowl'],
    ],
  },
  toilets: {
    en: [
      ['45', 'The lid closes by itself, and the flush clears everything with the small button.', 'marsa'],
      ['45', 'The frame took a grown man’s weight in {place} before it was tiled, so I trust it.', 'cistern'],
      ['45', 'Plain, clean, fits the old outlet, done in a morning.', 'basics'],
      ['34', 'Measure the distance to the wall twice; the box does not forgive.'],
    ],
    ar: [
      ['45', 'الغطاء يُغلق بهدوء والشطف قوي.', 'marsa'],
      ['45', 'الهيكل متين وثبّتناه قبل البلاط.', 'cistern'],
    ],
  },
  'toilet-seats-and-cisterns': {
    en: [
      ['45', 'Clicks off for cleaning, which nobody told me seats could do.', 'soft-close'],
      ['45', 'No more bang at three in the morning.', 'soft-close'],
      ['45', 'The small ring stays up with a magnet, and my son needs no step any more.', 'child'],
    ],
    ar: [
      ['45', 'انتهى صوت الإغلاق ليلًا.', 'soft-close'],
      ['45', 'حلقة الأطفال مدمجة ولا حاجة إلى مقعد منفصل.', 'child'],
    ],
  },
  shattafs: {
    en: [
      ['45', 'Heavy in the hand, no drip from the trigger after months of hard water.', 'brass'],
      ['45', 'The gentle setting is what my daughter wanted.', 'two-flow'],
      ['45', 'Fitted it in a rental in {place} with one spanner.', 'bidet'],
      ['12', 'The hose kinks right behind the holder.', 'shattaf-set'],
    ],
    ar: [
      ['45', 'ثقيل ومتين ولا ينقّط من الزناد.', 'brass'],
      ['45', 'الرشّة الناعمة مناسبة للأطفال.', 'two-flow'],
    ],
  },
  'bathroom-cabinets': {
    en: [
      [
        '45',
        'Drawers glide even when full of bottles, and the water has not lifted the edges.',
        'mina-vanity',
      ],
      ['45', 'The light is flattering and the shelves hold tall bottles.', 'lit-mirror'],
      ['45', 'Used the dead wall above the cistern in {place} at last.', 'over'],
      ['34', 'Two people to hang it, whatever the sheet says.'],
    ],
    ar: [
      ['45', 'الأدراج تنزلق وهي ممتلئة.', 'mina-vanity'],
      ['45', 'الإضاءة جميلة والأرفف تتسع للقوارير الطويلة.', 'lit-mirror'],
    ],
  },
  'bathroom-mirrors': {
    en: [
      ['45', 'No fog after a hot shower, and the switch is on the glass where you expect it.', 'fajr'],
      ['45', 'Gives enough light to shave by, and not more.', 'round-lit'],
      ['45', 'The frame is slim and true, no ripples in the glass.', 'qamar'],
    ],
    ar: [
      ['45', 'لا بخار عليها بعد الاستحمام.', 'fajr'],
      ['45', 'إطارها نحيف وزجاجها صافٍ.', 'qamar'],
    ],
  },
  'towel-rails': {
    en: [
      ['45', 'Everything matches: rail, ring, hooks and paper holder.', 'set'],
      ['45', 'Holds two wet towels in {place} and has not worked loose.', 'khatt-towel'],
      ['45', 'For my father’s shower. I hung on it with my whole weight before he did.', 'grab'],
    ],
    ar: [
      ['45', 'تحمل منشفتين مبللتين ولم ترتخِ.', 'khatt-towel'],
      ['45', 'ثبّتناه لوالدي وهو متين.', 'grab'],
    ],
  },
  'bathroom-accessories': {
    en: [
      ['45', 'Doses little, refills from the top, no blob on the wall.', 'wall-soap'],
      ['45', 'The inner cup lifts out, so the holder can be cleaned.', 'toilet-brush-and'],
      ['45', 'Does not drip on the way back, unlike bristles.', 'silicone'],
    ],
    ar: [
      ['45', 'يُملأ من الأعلى ولا يقطر.', 'wall-soap'],
      ['45', 'لا يقطر منها الماء بخلاف الفرشاة العادية.', 'silicone'],
    ],
  },
  towels: {
    en: [
      ['45', 'Thick on day one, softer after five washes, and no fluff on the black shirt.', 'ghaim'],
      [
        '45',
        'Eight of these serve the whole hall of flats in {place}; they survive the hot cycle.',
        'basics',
      ],
      ['45', 'Dries overnight on the rail, even in the humid months.', 'waffle'],
      ['34', 'The first wash sheds: wash it alone.'],
    ],
    ar: [
      ['45', 'كثيفة وتزداد نعومة بعد الغسيل.', 'ghaim'],
      ['45', 'تجف في ليلة حتى في الرطوبة.', 'waffle'],
    ],
  },
  'shower-curtains': {
    en: [
      ['45', 'No holes in the tiles, and it has not slipped with a heavy curtain on it.', 'tension'],
      ['45', 'Hangs like fabric, not like a bag.', 'weave'],
      ['45', 'Cheap, clear, and it lets the light of the only window through.', 'peva'],
    ],
    ar: [
      ['45', 'لا ثقوب في البلاط ولم ينزلق.', 'tension'],
      ['45', 'تنسدل كالقماش لا كالبلاستيك.', 'weave'],
    ],
  },
  'bath-mats': {
    en: [
      ['45', 'Stays put on wet marble thanks to its back.', 'tufted'],
      ['45', 'Water goes through, toes stay dry, the children stopped sliding.', 'open-mesh'],
      ['45', 'Goes into the wash with the towels and comes out the same size.', 'towelling'],
    ],
    ar: [
      ['45', 'ثابتة على الرخام المبلل.', 'tufted'],
      ['45', 'تُغسل مع المناشف ولا تنكمش.', 'towelling'],
    ],
  },
};
