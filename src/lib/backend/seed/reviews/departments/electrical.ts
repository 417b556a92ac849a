import type { LeafSentences } from '../sentence.ts';

export const ELECTRICAL_SENTENCES: LeafSentences = {
  bulbs: {
    en: [
      ['45', 'Warm without being orange, and all four have the same colour.', 'warm'],
      ['45', 'Changed every lamp in the flat in {place} for less than one dinner.', 'basics-led-bulb'],
      ['45', 'A tight beam on the painting and no hum from the dimmer.', 'gu10'],
      ['34', 'Fine light; one of the box flickered and was swapped at the counter.', 'pack'],
    ],
    ar: [
      ['45', 'ضوء دافئ وكل اللمبات بلون واحد.', 'warm'],
      ['45', 'غيّرت إضاءة الشقة كلها بسعر بسيط.', 'basics-led-bulb'],
    ],
  },
  'pendants-and-wall-lights': {
    en: [
      ['45', 'Throws its light down on the table and leaves the ceiling in peace.', 'qubba'],
      ['45', 'The shadows of the weave on the wall are half of the lamp.', 'palm'],
      ['45', 'Two summers by the front door in {place}, no rust on the screws.', 'fanar'],
      ['34', 'The canopy is smaller than the old hole in my ceiling.'],
    ],
    ar: [
      ['45', 'ظلال الخوص على الجدار جميلة.', 'palm'],
      ['45', 'صيفان عند الباب ولا صدأ.', 'fanar'],
    ],
  },
  'ceiling-lights': {
    en: [
      ['45', 'Bright and even, no insects inside so far.', 'badr'],
      ['45', 'The corridor in {place} lights up before I find the switch.', 'motion'],
      ['45', 'The three heads turn where I want them: sink, hob, table.', 'track'],
    ],
    ar: [
      ['45', 'ضوؤها متساوٍ ولا تدخلها الحشرات.', 'badr'],
      ['45', 'تضيء الممر وحدها عند المرور.', 'motion'],
    ],
  },
  'table-and-floor-lamps': {
    en: [
      ['45', 'The marble foot is no joke: lift with a friend, and then it never tips.', 'arc'],
      ['45', 'Stays where I push it and does not dazzle on the screen.', 'mizan'],
      ['45', 'Dinner on the roof in {place} without a cable, three evenings on a charge.', 'najma'],
      ['34', 'The switch is on the cord, behind the sofa.'],
    ],
    ar: [
      ['45', 'قاعدته الرخامية ثقيلة فلا يميل.', 'arc'],
      ['45', 'عشاء على السطح بلا أسلاك.', 'najma'],
    ],
  },
  'led-strips': {
    en: [
      ['45', 'Stuck it under the kitchen cabinets, plugged it in, finished.', 'kit'],
      ['45', 'No dots, even reflected in a polished worktop.', 'cob'],
      ['45', 'One wave and it comes on; a wet hand works too.', 'under'],
      ['12', 'The tape on the back let go in a week of heat; I added clips.'],
    ],
    ar: [
      ['45', 'خط ضوء متصل بلا نقاط.', 'cob'],
      ['45', 'يعمل بمرور اليد ولو مبللة.', 'under'],
    ],
  },
  'floodlights-and-garden-lights': {
    en: [
      ['45', 'Lights the whole yard in {place}, and the box stayed dry inside.', 'floodlight'],
      ['45', 'Left up all winter, only one bulb needed a turn.', 'festoon'],
      ['45', 'Come on by themselves and are still on when I get home late.', 'solar-path'],
    ],
    ar: [
      ['45', 'يضيء الحوش كله وبقي جافًا من الداخل.', 'floodlight'],
      ['45', 'تضيء وحدها حتى وقت متأخر.', 'solar-path'],
    ],
  },
  'torches-and-work-lights': {
    en: [
      ['45', 'Reaches the far wadi side, and the pocket clip has not bent.', '1000'],
      ['45', 'Turns and stays, so both hands are free under the sink.', 'swivel'],
      ['45', 'Painted a whole floor in {place} at night during Ramadan by these two.', 'tripod'],
      ['34', 'Gets warm on full power, as they do.'],
    ],
    ar: [
      ['45', 'ضوؤه يصل بعيدًا في البر.', '1000'],
      ['45', 'دهنّا الطابق ليلًا على ضوئه.', 'tripod'],
    ],
  },
  'switches-and-sockets': {
    en: [
      ['45', 'Charges my phone without a brick in the wall, and the plate sits flat.', 'usb-c'],
      [
        '45',
        'The red light tells me from the corridor that somebody forgot the heater again.',
        'water-heater',
      ],
      ['45', 'No buzz with LED lamps, and it starts at the level I left.', 'dimmer'],
      ['34', 'Needs a deep box: check before you buy six.'],
    ],
    ar: [
      ['45', 'شحن الهاتف دون محوّل إضافي.', 'usb-c'],
      ['45', 'لا صوت له مع لمبات ليد.', 'dimmer'],
    ],
  },
  'cables-and-extensions': {
    en: [
      [
        '45',
        'The cable stays flat behind the desk, and the sockets are far enough apart for chargers.',
        'extension-4',
      ],
      ['45', 'Unwound it fully for the pressure washer in {place} and it stayed cool.', 'reel'],
      ['45', 'Strips cleanly and the copper is the full size.', '3-core'],
    ],
    ar: [
      ['45', 'المقابس متباعدة فتتسع للشواحن الكبيرة.', 'extension-4'],
      ['45', 'فردتها كاملة مع غسالة الضغط ولم تسخن.', 'reel'],
    ],
  },
  'plugs-and-adapters': {
    en: [
      ['45', 'Lift, push, close: I will never twist wires again.', 'lever'],
      ['45', 'The water pump runs at four in the morning and I sleep.', 'timer'],
      ['45', 'Stays on in a hot loft, and does not leave glue on the fingers.', 'tape'],
    ],
    ar: [
      ['45', 'وصل الأسلاك صار سهلًا وآمنًا.', 'lever'],
      ['45', 'يشغّل المضخة فجرًا وحده.', 'timer'],
    ],
  },
  breakers: {
    en: [
      ['45', 'Garden lights in {place} got their own box, and the seal kept the sand out.', 'enclosure'],
      ['45', 'Tripped the first day, and that is how we found the bad heater.', 'rccb'],
      ['45', 'Clicks onto the rail next to the old ones as if it were the same make.', 'mcb'],
    ],
    ar: [
      ['45', 'فصل في أول يوم فعرفنا أن السخان فيه عيب.', 'rccb'],
      ['45', 'بقي الرمل خارج العلبة.', 'enclosure'],
    ],
  },
  'ceiling-fans': {
    en: [
      ['45', 'Silent on the lower speeds, and the AC is two degrees higher since.', 'nasma'],
      ['45', 'No new wires for a remote, just the box under the canopy.', 'remote'],
      ['45', 'Moves a lot of air over the majlis in {place} for the money.', 'basics'],
      ['34', 'Balance it with the small weights, they are in the bag for a reason.', 'ceiling-fan'],
    ],
    ar: [
      ['45', 'هادئة جدًا ورفعنا حرارة المكيف درجتين.', 'nasma'],
      ['45', 'تحرّك هواء المجلس كله.', 'basics'],
    ],
  },
  'doorbells-and-cameras': {
    en: [
      ['45', 'I see the driver’s face before he has rung, even against the sun.', 'video-doorbell'],
      ['45', 'Charged once since it went up in {place}, two months ago.', 'battery'],
      ['45', 'An honest ding-dong, heard in the kitchen with the hood on.', 'chime'],
      ['34', 'Needs a strong signal at the gate; I had to move the router.', 'video-doorbell'],
    ],
    ar: [
      ['45', 'أرى الواقف عند الباب بوضوح حتى عكس الشمس.', 'video-doorbell'],
      ['45', 'شحنتها مرة واحدة في شهرين.', 'battery'],
    ],
  },
  'batteries-and-testers': {
    en: [
      ['45', 'Wall clock, remotes, toys: the same as the dear ones, and last as long.', 'alkaline'],
      ['45', 'Found the dead neutral in the villa in {place} within minutes.', 'multimeter'],
      ['45', 'Lives in my shirt pocket, and has stopped me once from cutting a live wire.', 'non-contact'],
    ],
    ar: [
      ['45', 'وجدت العطل به في دقائق.', 'multimeter'],
      ['45', 'نبّهني إلى سلك فيه كهرباء قبل القص.', 'non-contact'],
    ],
  },
  'ac-filters': {
    en: [
      [
        '45',
        'Cut with kitchen scissors, clicked in, and the air in {place} smells of nothing again.',
        'split-ac',
      ],
      ['45', 'After the sandstorm the old one was brown; the unit is quieter with this.', 'pleated'],
      ['34', 'Write the size down before you order, mine took two attempts.', 'pleated'],
    ],
    ar: [
      ['45', 'قصصته بالمقص وركب من أول مرة وعاد التبريد قويًا.', 'split-ac'],
      ['45', 'بعد موجة الغبار غيّرته فخفّ صوت المكيف.', 'pleated'],
    ],
  },
};
