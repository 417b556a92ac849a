import type { LeafSentences } from '../sentence.ts';

export const FOOD_SENTENCES: LeafSentences = {
  coffee: {
    en: [
      ['45', 'Light as it should be, with all the room I want for my own cardamom.', 'blonde'],
      ['45', 'Opened it before guests in {place}, and there was nothing left to buy.', 'gift'],
      ['45', 'One sachet a dallah: the office finally has proper qahwa.', 'saffron'],
      ['34', 'Good, I add half a spoon more.'],
    ],
    ar: [
      ['45', 'شقراء كما نحبها والهيل نضيفه نحن.', 'blonde'],
      ['45', 'كيس واحد للدلة، والطعم ثابت كل مرة.', 'saffron'],
    ],
  },
  'tea-and-karak': {
    en: [
      ['45', 'Closest to the cafeteria window that powder gets.', 'karak'],
      ['45', 'After dinner, with nothing in it, better than dessert.', 'herb'],
      ['45', 'Strong, red, clear: it stands up to milk.', 'ceylon'],
    ],
    ar: [
      ['45', 'قريب من كرك الكافتيريا.', 'karak'],
      ['45', 'مهدّئ بعد العشاء ورائحته زكية.', 'herb'],
    ],
  },
  dates: {
    en: [
      ['45', 'Soft, even in size, not one dry in the box.', 'khalas'],
      ['45', 'Orange peel and almond: gone in one visit in {place}.', 'stuffed'],
      ['45', 'Straight from the freezer, like caramel ice.', 'rutab'],
    ],
    ar: [
      ['45', 'طري وحباته متساوية.', 'khalas'],
      ['45', 'من الفريزر مباشرة كأنه حلوى.', 'rutab'],
    ],
  },
  honey: {
    en: [
      ['45', 'Dark, almost bitter at the end: a spoon with warm water at dawn.', 'samar'],
      ['45', 'Tastes like the one that a friend brings from {place}, in a jar that closes.', 'sidr'],
      ['45', 'The bottle does not drip on the table, and the pancakes are content.', 'blossom'],
    ],
    ar: [
      ['45', 'داكن وطعمه قوي كما يجب.', 'samar'],
      ['45', 'طعمه أصيل والعبوة محكمة.', 'sidr'],
    ],
  },
  'nuts-and-dried-fruit': {
    en: [
      ['45', 'Whole ones, hardly a broken half.', 'cashew'],
      ['45', 'Fresh snap, salt on the nut and not in the bag.', 'roasted-salted'],
      ['45', 'Nearly all open; the few that are not, my father enjoys.', 'pistachios'],
    ],
    ar: [
      ['45', 'حبات كاملة وطازجة.', 'cashew'],
      ['45', 'معظمه مفتوح وملحه معتدل.', 'pistachios'],
    ],
  },
  'rice-and-pulses': {
    en: [
      ['45', 'Long, separate, and it smells right when the lid comes off.', 'basmati'],
      ['45', 'For my wife after the birth, as her mother in {place} asked.', 'hassawi'],
      ['45', 'Feeds the whole crew and forgives the cook.', 'parboiled'],
    ],
    ar: [
      ['45', 'حباته طويلة ولا تلتصق.', 'basmati'],
      ['45', 'طبخناه كما كانت الجدة تطبخه.', 'hassawi'],
    ],
  },
  spices: {
    en: [
      ['45', 'The kitchen smelt of my grandmother’s house in {place}.', 'bezar'],
      ['45', 'Three threads colour a pot, so they are real.', 'saffron'],
      ['45', 'Black through and through, sour and smoky in the machboos.', 'loomi'],
    ],
    ar: [
      ['45', 'رائحته كبهارات البيت.', 'bezar'],
      ['45', 'أعطى المجبوس طعمه الصحيح.', 'loomi'],
    ],
  },
  'water-and-drinks': {
    en: [
      ['45', 'Came to the door in {place} before ten, all bottles whole.', 'case'],
      ['45', 'The crew takes one at noon and stopped getting headaches.', 'electrolyte'],
      ['45', 'On the table it looks like a restaurant.', 'glass'],
    ],
    ar: [
      ['45', 'وصل الكرتون كاملًا إلى الباب.', 'case'],
      ['45', 'مفيدة للعمال وقت الظهيرة.', 'electrolyte'],
    ],
  },
  snacks: {
    en: [
      ['45', 'With tea on site, a box goes in two days.', 'biscuits'],
      ['45', 'Melts, does not stick to the teeth.', 'sesame-halwa'],
      ['45', 'Thin, crisp, and somehow always empty.', 'regag'],
    ],
    ar: [
      ['45', 'تذوب في الفم وسمسمها ظاهر.', 'sesame-halwa'],
      ['45', 'رقيق ومقرمش وينتهي بسرعة.', 'regag'],
    ],
  },
};
