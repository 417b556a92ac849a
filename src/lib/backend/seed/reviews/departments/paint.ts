import type { LeafSentences } from '../sentence.ts';

export const PAINT_SENTENCES: LeafSentences = {
  'wall-emulsion': {
    en: [
      [
        '45',
        'The hall in our flat in {place} gets school bags against it all day, and the marks wipe off without a shiny patch.',
        'haven',
      ],
      [
        '45',
        'Put the deep green on one majlis wall and it dried exactly as dark as the sample card.',
        'velvet',
      ],
      ['45', 'Two coats went over an old magnolia and nothing shows through, even in side light.'],
      ['34', 'Good cover on the flat of the wall, but the corners needed a third pass with the brush.'],
      ['12', 'The roller left lap marks on the first wall, so I had to do it again with a wet edge.'],
    ],
    ar: [
      [
        '45',
        'دهنت به صالة البيت في {place}، وبقع أيدي الأطفال تُمسح بقطعة مبللة دون أن يلمع الجدار.',
        'haven',
      ],
      ['45', 'وجهان غطّيا اللون القديم كله، ولم تبقَ رائحة مزعجة عند المساء.'],
      ['34', 'التغطية جيدة، لكن الزوايا احتاجت إلى وجه ثالث بالفرشاة.'],
    ],
  },
  'kitchen-bathroom-ceiling-paint': {
    en: [
      [
        '45',
        'Behind the shower door it used to go black every summer; four months on there is not a spot.',
        'naseem',
      ],
      ['45', 'Hardly spatters, which my neck and my glasses were grateful for.', 'saqf'],
      ['45', 'Gave the brown tiles in our rented kitchen a second life for the price of a dinner.', 'tile'],
      ['34', 'Covers well, yet an old water stain came through until I sealed it first.'],
    ],
    ar: [
      ['45', 'الحمّام بلا نافذة ولم يعد العفن يظهر في السقف منذ دهنّاه.', 'naseem'],
      ['45', 'غيّرنا لون بلاط المطبخ في يومين دون تكسير.', 'tile'],
    ],
  },
  primers: {
    en: [
      [
        '45',
        'Brushed the loose rust off the balcony rail, one coat of this, and the top coat has held through a wet winter.',
        'rust',
      ],
      ['45', 'Nicotine and an old leak both stayed behind it.', 'stain'],
      ['45', 'Stuck to glossy MDF doors after a light sanding only.', 'multi'],
      ['34', 'Does what it says, but stir it for longer than you think, the pigment sits at the bottom.'],
    ],
    ar: [
      ['45', 'دهنت به درابزين السطح في {place} بعد إزالة القشور، ولم يعد الصدأ.', 'rust'],
      ['45', 'ثبّت الدهان على خشب لامع بعد صنفرة خفيفة.', 'multi'],
    ],
  },
  'masonry-paint': {
    en: [
      [
        '45',
        'The west wall of the villa in {place} takes the sun from noon and has not gone chalky.',
        'sunwall',
      ],
      [
        '45',
        'Rain runs off it in beads, and the fine cracks above the windows have stopped drawing water.',
        'hisn',
      ],
      ['45', 'Used a deep-pile roller on rough render and it still went further than the painter had said.'],
      ['34', 'The white is brighter than I wanted on a whole wall; ask for a toned one.'],
    ],
    ar: [
      ['45', 'السور مواجه للشمس طوال العصر، ومضى الصيف ولم يتقشر.', 'exterior'],
      ['34', 'جيد على اللياسة الخشنة، لكنه يحتاج إلى رول طويل الوبر وصبر.', 'exterior'],
    ],
  },
  'wood-metal-paint': {
    en: [
      ['45', 'Flows out on panelled doors so well that my brother asked who had sprayed them.', 'majlis'],
      ['45', 'One tin did the gate and the mailbox, and the gloss still mirrors the car.', 'enamel'],
      ['45', 'On the grill lid it survived the first hot cook without a bubble.', 'heat'],
      ['12', 'Took a full night to dry with the window shut, and a fly is now part of the door.'],
    ],
    ar: [
      ['45', 'دهنت أبواب الغرف بالفرشاة ولا أثر لشعيراتها.', 'majlis'],
      ['45', 'البوابة الحديدية رجعت جديدة بعلبة واحدة.', 'enamel'],
    ],
  },
  'wood-stain-and-varnish': {
    en: [
      ['45', 'The deck drank two coats and water beads on it again.', 'decking'],
      ['45', 'The grain of the pergola in {place} still shows, only warmer.', 'saj'],
      [
        '45',
        'Wiped it on the garden bench on a Friday morning, sat on it after lunch prayers the day after.',
        'teak',
      ],
      ['34', 'Keep a wet edge; where I stopped for tea there is a line.'],
    ],
    ar: [
      ['45', 'شربت الأرضية الخشبية وجهين وصار الماء ينزلق عنها.', 'decking'],
      ['45', 'أظهر عروق خشب المظلة بدل أن يغطيها.', 'saj'],
    ],
  },
  'floors-and-roofs': {
    en: [
      ['45', 'The room under the roof used to be an oven by two o’clock; now the AC catches up.', 'barid'],
      [
        '45',
        'Painted the laundry floor in {place}, and dragging the machine over it left no scratch.',
        'ardh',
      ],
      [
        '45',
        'Mix all of it as the sheet says and wear it by the door: no second chances, but the garage looks like a showroom.',
        'epoxy',
      ],
      ['34', 'Preparation is most of the work: I spent two days degreasing and one painting.'],
    ],
    ar: [
      ['45', 'خفّت حرارة الغرف تحت السطح من أول أسبوع.', 'barid'],
      ['45', 'أرضية الكراج صارت تُغسل بالماء ولا تشرب الزيت.', 'epoxy'],
    ],
  },
  'spray-paint': {
    en: [
      ['45', 'Six cheap wicker chairs turned into one white set in an afternoon.', 'gloss'],
      ['45', 'On picture frames it looks like metal rather than grey paint.', 'metallic'],
      [
        '45',
        'Matched nothing I had, and made the old planters in {place} the best thing on the balcony.',
        'matt-colour',
      ],
      ['34', 'Nozzle clogged near the end; turning the can over and clearing it helped.'],
    ],
    ar: [
      ['45', 'جدّدت به براويز الصور ولم يسل على الحواف.', 'metallic'],
      ['12', 'انسدّ الرأس قبل أن تفرغ العلبة.'],
    ],
  },
  'lime-and-effect-paint': {
    en: [
      [
        '45',
        'The clouds in the limewash only appear as it dries, so do not panic at the first coat.',
        'limewash',
      ],
      ['45', 'Three coats hold a sheet of paper with one small magnet, four hold the calendar.', 'magnetic'],
      ['45', 'Painted my mother’s sewing table without sanding it, and waxed it the same evening.', 'chalk'],
      ['34', 'The effect depends on your brush work: practise on a board.'],
    ],
    ar: [
      ['45', 'أعطى جدار المجلس عمقًا لا يعطيه الدهان العادي.', 'limewash'],
      ['45', 'دهنت طاولة قديمة دون صنفرة وكانت النتيجة ناعمة.', 'chalk'],
    ],
  },
  'stencils-and-edging': {
    en: [
      [
        '45',
        'Cut with a fine saw in a mitre box, glued, filled and painted: nobody believes that it is not plaster.',
        'cornice',
      ],
      [
        '45',
        'Dabs rather than drags, so the edges of the star stayed sharp on forty tiles.',
        'stencil-brush',
      ],
      ['45', 'Buffs to a soft sheen and takes coffee rings with dignity.', 'wax'],
    ],
    ar: [
      ['45', 'ركّبناه في غرفة النوم ولا تظهر الوصلات بعد الدهان.', 'cornice'],
      ['45', 'الحواف بقيت حادة لأن الفرشاة قصيرة وكثيفة.', 'stencil-brush'],
    ],
  },
  'brushes-and-rollers': {
    en: [
      ['45', 'No fluff on the wall, not even from the first loading.', 'sleeve'],
      [
        '45',
        'Cut a straight line against the ceiling without tape, which I have never managed before.',
        'sash',
      ],
      ['45', 'Cheap enough to throw away and good enough that I washed it instead.', 'flat-brush'],
      ['12', 'Lost bristles into the first door panel.'],
    ],
    ar: [
      ['45', 'خط مستقيم مع السقف من دون شريط.', 'sash'],
      ['45', 'لم يترك وبرًا على الجدار من أول استعمال.', 'sleeve'],
    ],
  },
  'masking-and-filling': {
    en: [
      ['45', 'Came off two days later in one piece and took no paint with it.', 'masking-tape'],
      ['45', 'Folds small, washes well, and drips do not go through to the carpet.', 'dust-sheet'],
      [
        '45',
        'The gap between skirting and wall in {place} opened every summer; this moves with it.',
        'caulk',
      ],
      ['34', 'Sticks well on glass, less well on dusty concrete.'],
    ],
    ar: [
      ['45', 'نُزع بعد يومين قطعة واحدة ولم يقشر الدهان.', 'masking-tape'],
      ['45', 'سدّ الفجوة بين الوزرة والجدار ثم دُهن فوقه.', 'caulk'],
    ],
  },
  'sanding-and-stripping': {
    en: [
      [
        '45',
        'Took the flaking paint off the window grilles in {place} faster than the drill attachment did.',
        'wire-brush',
      ],
      ['45', 'Every grit I needed for a bookcase, with sheets left over.', 'sandpaper'],
      ['45', 'Bends into the mouldings where paper just tears.', 'sponge'],
      ['34', 'Fine for a weekend, not for a whole staircase.'],
    ],
    ar: [
      ['45', 'يدخل في زخارف الباب حيث يتمزق الورق.', 'sponge'],
      ['45', 'أزال القشور عن حديد النوافذ بسرعة.', 'wire-brush'],
    ],
  },
};
