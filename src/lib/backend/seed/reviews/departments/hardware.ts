import type { LeafSentences } from '../sentence.ts';

export const HARDWARE_SENTENCES: LeafSentences = {
  'fixings-and-locks': {
    en: [
      [
        '45',
        'Fitted it to the roof door in {place}; the screws hide behind the closed plate as they should.',
        'hasp',
      ],
      ['45', 'I have not driven to the shop for a washer since.', 'nuts'],
      ['45', 'The plugs grip in block, which cheap ones never do here.', 'plug'],
      ['34', 'The lids of the compartments pop open if you drop the case.'],
    ],
    ar: [
      ['45', 'لم أعد أخرج من البيت لأجل صامولة.', 'nuts'],
      ['45', 'الفيشر يمسك في الطابوق جيدًا.', 'plug'],
    ],
  },
  'wood-screws': {
    en: [
      ['45', 'Star heads do not slip, even on the last turn into teak.', 'chipboard'],
      [
        '45',
        'Drilled straight through the sheet in {place} and the washers are dry after the storm.',
        'roofing',
      ],
      ['45', 'Rebuilt a bed that had been moved four times, and it no longer creaks.', 'connector'],
      ['12', 'Three of the heads sheared off in hard wood; drill a pilot.'],
    ],
    ar: [
      ['45', 'رأس النجمة لا ينزلق حتى في الخشب القاسي.', 'chipboard'],
      ['45', 'ثبّتت ألواح السقف ولم يتسرب المطر.', 'roofing'],
    ],
  },
  'bolts-and-nuts': {
    en: [
      ['45', 'The gate shook its old nuts loose every month, these stay.', 'nylon'],
      ['45', 'Hangs a hammock with two teenagers in it.', 'eye'],
      ['45', 'Threads are clean, nuts run down by hand.', 'hex'],
    ],
    ar: [
      ['45', 'لم تعد صواميل البوابة ترتخي.', 'nylon'],
      ['45', 'السن نظيف والصامولة تدور باليد.', 'hex'],
    ],
  },
  'wall-plugs-and-anchors': {
    en: [
      ['45', 'Sixteen of them carry a kitchen in {place}.', 'nylon'],
      ['45', 'Set a railing in crumbling block where no plug had ever held.', 'resin'],
      ['45', 'Ten minutes a bookcase, and I sleep better with a climbing two-year-old.', 'tip'],
      ['34', 'Use the drill size that is printed, not the one in your head.'],
    ],
    ar: [
      ['45', 'ثبّتنا بها الدرابزين في طابوق متفتت.', 'resin'],
      ['45', 'ركّبتها خلف الخزانة خوفًا على الصغير.', 'tip'],
    ],
  },
  'nails-and-hooks': {
    en: [
      ['45', 'Concrete walls, four short pins, no drill: the frames are still straight.', 'picture'],
      ['45', 'Enough in the box for a formwork and for the next one.', 'wire-nails'],
      ['45', 'Under the kitchen shelf they hold twelve finjans and look old in a good way.', 'cup'],
    ],
    ar: [
      ['45', 'علّقت اللوحات على جدار خرساني دون دريل.', 'picture'],
      ['45', 'تحت رف المطبخ وشكلها جميل.', 'cup'],
    ],
  },
  hinges: {
    en: [
      ['45', 'The kitchen went quiet; the children slam them now for fun and nothing happens.', 'soft-close'],
      ['45', 'Three adjustments, and a heavy door in {place} hangs with an even gap.', 'concealed'],
      ['45', 'Welded to a farm gate, greased once, still swings with a finger.', 'barrel'],
      ['34', 'The template on paper is a little off: measure yourself.'],
    ],
    ar: [
      ['45', 'انتهى صوت أبواب المطبخ.', 'soft-close'],
      ['45', 'ضبطتها في ثلاثة اتجاهات حتى استوى الباب.', 'concealed'],
    ],
  },
  'door-handles': {
    en: [
      ['45', 'No wobble and no visible screws, as it should be.', 'lever-handle-round'],
      ['45', 'Sits flush in the sliding door, so it finally goes all the way into the wall.', 'flush'],
      ['45', 'Covers the holes of the old lock in {place} completely.', 'long'],
      ['34', 'The spring is firm for small hands.'],
    ],
    ar: [
      ['45', 'ثابت ولا تظهر براغيه.', 'lever-handle-round'],
      ['45', 'غطّى فتحات القفل القديم كلها.', 'long'],
    ],
  },
  'door-locks': {
    en: [
      ['45', 'Key turns like butter, and the copy shop needs the card, which is the point.', 'security'],
      ['45', 'The office door in {place} closes by itself and does not bang.', 'closer'],
      ['45', 'Same hole centres as the old case, so it was ten minutes with a screwdriver.', 'mortice'],
      ['12', 'The screws in the box were too short for my door.'],
    ],
    ar: [
      ['45', 'المفتاح يدور بسلاسة ولا يُنسخ بلا البطاقة.', 'security'],
      ['45', 'يُغلق الباب وحده دون صوت.', 'closer'],
    ],
  },
  'cabinet-hardware': {
    en: [
      ['45', 'Changed the knobs instead of the kitchen, and everybody asks about the kitchen.', 'ceramic'],
      ['45', 'Doors stay up where I leave them, and come down like a feather.', 'gas'],
      ['45', 'Old wardrobe doors in {place} that opened at night stay shut.', 'magnetic'],
    ],
    ar: [
      ['45', 'غيّرنا المقابض فقط فتغيّر المطبخ.', 'ceramic'],
      ['45', 'أبواب الخزانة لم تعد تُفتح وحدها.', 'magnetic'],
    ],
  },
  brackets: {
    en: [
      ['45', 'A metre of cookbooks, and no sag after half a year.', 'shelf'],
      ['45', 'Pergola beams in {place} did not move in the last storm.', 'reinforced-angle'],
      ['45', 'Pulls out, turns to the kitchen, and pushes back with one hand.', 'tv'],
      ['34', 'Buy longer screws for hollow block.'],
    ],
    ar: [
      ['45', 'رف من الكتب الثقيلة ولم ينحنِ.', 'shelf'],
      ['45', 'يدور نحو المطبخ ويعود بيد واحدة.', 'tv'],
    ],
  },
  'chain-and-rope': {
    en: [
      ['45', 'Tied the jet ski all summer and it has not gone stiff with salt.', 'nylon'],
      ['45', 'Turnbuckle took out the last slack, and the vine climbs it already.', 'wire-rope'],
      ['45', 'Galvanising is whole on the welds too.', 'welded'],
    ],
    ar: [
      ['45', 'ربطت به القارب صيفًا كاملًا ولم يتصلب.', 'nylon'],
      ['45', 'شددت السلك حتى آخره بالشدّاد.', 'wire-rope'],
    ],
  },
  castors: {
    en: [
      ['45', 'Marble floor in {place}, twelve chairs, not one scratch since.', 'felt'],
      ['45', 'Quiet on wood, and they roll over the edge of the rug.', 'office'],
      ['45', 'The workbench goes where I want it, and the rubber left no marks.', 'swivel'],
      ['34', 'One plate hole was slightly off and needed the file.'],
    ],
    ar: [
      ['45', 'انتهت الخدوش على الرخام.', 'felt'],
      ['45', 'هادئة على الأرضية الخشبية.', 'office'],
    ],
  },
  glues: {
    en: [
      ['45', 'Held a car bumper from {place} to the garage two hours away.', 'duct'],
      ['45', 'Glued a broken tap lever that gets turned fifty times a day.', 'epoxy'],
      ['45', 'Skirting up without a nail, and it did not slide while it set.', 'mounting-adhesive'],
      ['34', 'Once it is set it is set: wipe the squeeze-out at once.'],
    ],
    ar: [
      ['45', 'لصقت مقبض الخلاط وما زال ثابتًا.', 'epoxy'],
      ['45', 'ثبّت الوزرة بلا مسامير.', 'mounting-adhesive'],
    ],
  },
  sealants: {
    en: [
      ['45', 'A clean white line round the bath, and no black in it after the humid months.', 'sanitary'],
      ['45', 'Filled the gap round the AC pipe, cut flat the next day, painted.', 'foam'],
      [
        '45',
        'Sealed the window frames in {place} before the dust season, and the sills stay clean.',
        'neutral',
      ],
      ['12', 'The nozzle split when I cut it, and that was that tube.'],
    ],
    ar: [
      ['45', 'خط أبيض نظيف حول المغسلة ولم يسودّ.', 'sanitary'],
      ['45', 'ملأ الفتحة حول أنبوب المكيف.', 'foam'],
    ],
  },
  'mosquito-nets': {
    en: [
      ['45', 'First winter in {place} with the windows open all night and nobody bitten.', 'window'],
      ['45', 'The magnets close it behind the children every single time.', 'magnetic'],
      ['34', 'Clean the frame properly, my first try fell off in the afternoon sun.', 'self-adhesive'],
    ],
    ar: [
      ['45', 'فتحنا الشبابيك طوال الليل ولم يدخل بعوض.', 'window'],
      ['45', 'المغناطيس يغلقه خلف الأطفال كل مرة.', 'magnetic'],
    ],
  },
  'oils-and-lubricants': {
    en: [
      ['45', 'One drop on each hinge and the bedroom door in {place} is silent.', 'dropper'],
      ['45', 'A gate bolt that had beaten two spanners turned the next morning.', 'penetrating'],
      ['45', 'Lives in the car, the kitchen drawer and the toolbox.', 'oil-spray'],
      ['34', 'The straw gets lost if you do not clip it back.', 'oil-spray'],
    ],
    ar: [
      ['45', 'قطرة على كل مفصلة وسكت باب الغرفة.', 'dropper'],
      ['45', 'لا يخلو منه صندوق العدة عندي.', 'oil-spray'],
    ],
  },
  cement: {
    en: [
      ['45', 'Set four fence posts in {place} with it, and they have not moved in the wind.', 'concrete'],
      ['45', 'Fresh bag, no lumps, and the date is printed where you can read it.', 'cement'],
      ['45', 'The leak in the tank wall stopped while I was still holding my hand on it.', 'rapid'],
      ['12', 'One bag arrived torn and half of it was in the lift.'],
    ],
    ar: [
      ['45', 'الكيس جديد بلا كتل والتاريخ واضح عليه.', 'cement'],
      ['45', 'توقف التسريب ويدي ما زالت على الجدار.', 'rapid'],
    ],
  },
  sand: {
    en: [
      ['45', 'Clean, dry and really twenty-five kilos; I weighed one.', 'building'],
      ['45', 'The courtyard in {place} no longer sends dust into the house.', 'pebbles'],
      ['45', 'White knees, white clothes, no stains: the children live in it.', 'play'],
    ],
    ar: [
      ['45', 'نظيف وجاف ووزنه صحيح.', 'building'],
      ['45', 'خفّ غبار الحوش بعد أن فرشته.', 'pebbles'],
    ],
  },
  'grout-and-tile-adhesive': {
    en: [
      ['45', 'Two winters in a shower used by six people and the joints are still white.', 'grout'],
      ['45', 'Tiles of a metre twenty stayed exactly where I pressed them.', 'c2te'],
      ['45', 'Held on a damp kitchen wall in {place} where the old one had let go.', 'c2te'],
      ['34', 'Rinse the sponge often, the haze is stubborn once it dries.', 'grout'],
    ],
    ar: [
      ['45', 'مرّت سنة والفواصل ما زالت بيضاء.', 'grout'],
      ['45', 'البلاط ثبت في مكانه ولم ينزلق.', 'c2te'],
    ],
  },
  tiles: {
    en: [
      ['45', 'Every corner square, and a whole corridor in {place} without one lip.', 'floor'],
      ['45', 'My mother stands in the shower without holding on to anything.', 'anti-slip'],
      ['45', 'The wall behind the stove wipes clean with one cloth.', 'wall'],
      ['12', 'Two of a box were chipped; the packing could be better.'],
    ],
    ar: [
      ['45', 'القياس متساوٍ والزوايا قائمة.', 'floor'],
      ['45', 'أمي تقف عليه مبللًا بلا خوف.', 'anti-slip'],
    ],
  },
  'plywood-and-timber': {
    en: [
      ['45', 'No voids in the edge, which is what I pay for.', 'birch'],
      ['45', 'Built the vanity in {place} from it and the splash zone still looks new.', 'marine'],
      ['45', 'Painted with a roller it looks like lacquer.', 'mdf'],
      ['34', 'Check the sheets at collection, one had a knock on a corner.'],
    ],
    ar: [
      ['45', 'حافته نظيفة بلا فراغات.', 'birch'],
      ['45', 'تقبّل الدهان بسهولة وخرج كاللاكيه.', 'mdf'],
    ],
  },
  'interior-doors': {
    en: [
      ['45', 'Hung it in a Friday morning, and the house in {place} is quieter for it.', 'flush'],
      ['45', 'Three children shower behind it and it has not swollen.', 'wpc'],
      ['45', 'Stops softly at both ends, guests play with it.', 'sliding'],
    ],
    ar: [
      ['45', 'ركّبناه في صباح واحد والصوت أهدأ.', 'flush'],
      ['45', 'مرّت سنة عليه في الحمّام ولم ينتفخ.', 'wpc'],
    ],
  },
};
