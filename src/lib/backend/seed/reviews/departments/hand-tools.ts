import type { LeafSentences } from '../sentence.ts';

export const HAND_TOOLS_SENTENCES: LeafSentences = {
  hammers: {
    en: [
      [
        '45',
        'The grip soaks up the shock, and the claw pulls a bent nail without marking the board.',
        'fibreglass',
      ],
      ['45', 'Balanced like my father’s, and the handle has not shrunk in the dry.', 'hickory'],
      ['45', 'Lives in the kitchen drawer in {place} and hangs every picture in the house.', 'basics'],
    ],
    ar: [
      ['45', 'المقبض يمتص الصدمة ولا ينزلق من اليد.', 'fibreglass'],
      ['45', 'متوازن ومقبضه لم يتخلخل رغم الجفاف.', 'hickory'],
    ],
  },
  screwdrivers: {
    en: [
      ['45', 'The tips bite, even in painted-over screws.', 'screwdriver-set'],
      ['45', 'The small ones opened a coffee machine that three repair shops had refused.', 'torx'],
      ['45', 'Fixed two pairs of glasses and a toy train on the first evening.', 'precision'],
      ['34', 'Tips are hard, handles get slippery with sweat.'],
    ],
    ar: [
      ['45', 'الرؤوس تمسك حتى في البراغي المدهونة.', 'screwdriver-set'],
      ['45', 'أصلحت به نظارتين ولعبة في ليلة واحدة.', 'precision'],
    ],
  },
  'pliers-and-spanners': {
    en: [
      ['45', 'Three tools for the price of one, and the cutters really cut.', 'pliers-set'],
      ['45', 'Goes through steel cable ties as if they were string.', 'diagonal'],
      ['45', 'Holds a chrome trap without slipping off; put a cloth under the teeth.', 'water-pump'],
      ['34', 'Joint was stiff until I oiled it.'],
    ],
    ar: [
      ['45', 'تمسك السيفون ولا تنزلق.', 'water-pump'],
      ['45', 'ثلاث قطع بسعر واحدة، والقاطعة تقطع فعلًا.', 'pliers-set'],
    ],
  },
  'spanners-and-sockets': {
    en: [
      ['45', 'The jaw fits the nut with no play, so no rounded corners on the rusty ones.', 'combination'],
      [
        '45',
        'Did the brakes of the family car in {place} with this box and nothing else.',
        'socket-set-half',
      ],
      ['34', 'Ratchet is fine, but the sizes are hard to read once greasy.', 'socket-set'],
    ],
    ar: [
      ['45', 'كفتني العلبة لتبديل فرامل السيارة.', 'socket-set-half'],
      ['45', 'الفك محكم على الصامولة ولا يأكل زواياها.', 'combination'],
    ],
  },
  'measuring-and-levelling': {
    en: [
      ['45', 'Stands out straight across the room, so I can measure alone.', 'tape-measure'],
      ['45', 'Beech and brass joints: a rule that I will leave to somebody.', 'folding'],
      ['34', 'The first centimetres are hard to read against dark wood.'],
    ],
    ar: [
      ['45', 'يمتد في الهواء دون أن ينثني فأقيس وحدي.', 'tape-measure'],
      ['45', 'خشبه جميل ومفاصله ثابتة.', 'folding'],
    ],
  },
  'lasers-and-detectors': {
    en: [
      ['45', 'The green line reads across a bright majlis in {place} at midday.', 'cross-line'],
      ['45', 'Small enough for a pocket, straight enough for a whole row of hooks.', 'mini'],
      ['45', 'Set out walls, floor and ceiling of a room from one spot.', 'three'],
      ['34', 'The stand thread is there, the stand is not: buy one with it.'],
    ],
    ar: [
      ['45', 'الخط الأخضر واضح داخل الغرفة حتى ظهرًا.', 'cross-line'],
      ['45', 'خطّطت الجدران والسقف من نقطة واحدة.', 'three'],
    ],
  },
  'saws-and-knives': {
    en: [
      ['45', 'Follows a curve in skirting that my jigsaw could not.', 'coping'],
      ['45', 'Opens with one thumb and locks with a click that I trust.', 'folding'],
      ['45', 'Cut a stuck padlock bolt in {place} in ten minutes of patience.', 'junior'],
      ['34', 'Spare blades are where the saving ends.'],
    ],
    ar: [
      ['45', 'يقص المنحنيات في الوزرة بدقة.', 'coping'],
      ['45', 'تُفتح بإصبع وتُقفل بثبات.', 'folding'],
    ],
  },
  'chisels-and-files': {
    en: [
      ['45', 'A blunt chisel shaved the hair on my arm after twenty minutes.', 'sharpening'],
      ['45', 'Cleaned the threads of a brass tap that is older than me.', 'needle'],
      ['45', 'Came flat on the back, which you never get at this price.', 'wood-chisel'],
    ],
    ar: [
      ['45', 'عاد الإزميل القديم حادًا كالموسى.', 'sharpening'],
      ['45', 'الظهر مستوٍ من المصنع.', 'wood-chisel'],
    ],
  },
  'clamps-and-vices': {
    en: [
      ['45', 'Two of them pulled a warped tabletop flat overnight.', 'f-clamp'],
      ['45', 'One hand holds the shelf, the other squeezes: finally enough hands.', 'one-hand'],
      ['45', 'Made four frames for a mosque library in {place}, all of them square.', 'corner'],
      ['34', 'Pads leave a mark on soft wood.'],
    ],
    ar: [
      ['45', 'شدّ سطح الطاولة المقوس حتى استوى.', 'f-clamp'],
      ['45', 'أربعة براويز كلها بزاوية قائمة.', 'corner'],
    ],
  },
  'trowels-and-floats': {
    en: [
      ['45', 'No lippage on large tiles, and the wedges come off with a kick.', 'levelling'],
      ['45', 'Rings when you tap it, which is how you know that the blade is forged.', 'brick'],
      ['45', 'Cleans grout without pulling it from the joint.', 'sponge'],
    ],
    ar: [
      ['45', 'بلاط كبير ولا حافة أعلى من جارتها.', 'levelling'],
      ['45', 'تنظف الروبة دون أن تسحبها.', 'sponge'],
    ],
  },
  'pry-bars-and-cold-chisels': {
    en: [
      ['45', 'Gets under nail heads that a claw only scratches.', 'nail-puller'],
      ['45', 'The hand guard has saved my thumb at least twice.', 'chisel'],
      ['45', 'Lifted a whole timber floor in {place} and broke three boards only.', 'flat-pry'],
    ],
    ar: [
      ['45', 'واقي اليد أنقذ إبهامي أكثر من مرة.', 'chisel'],
      ['45', 'رفعت بها أرضية خشب دون كسر يُذكر.', 'flat-pry'],
    ],
  },
  'staplers-and-riveters': {
    en: [
      ['45', 'Recovered eight dining chairs, and my hand still closes.', 'staple-gun'],
      ['45', 'Stops when you let go: no tail of silicone on the tiles.', 'sealant'],
      ['34', 'Strong, but needs a thumb like a carpenter’s.'],
    ],
    ar: [
      ['45', 'جدّدت بها قماش ثمانية كراسٍ.', 'staple-gun'],
      ['45', 'يتوقف السيليكون عند رفع اليد.', 'sealant'],
    ],
  },
  'toolboxes-and-ladders': {
    en: [
      ['45', 'Rolls over the kerb in {place} with everything that I own in it.', 'chest'],
      ['45', 'Wide enough to stand on for a ceiling without dancing.', 'platform'],
      ['45', 'Sits flat, folds flat, and my mother trusts it.', 'stool'],
      ['34', 'Sturdy, though heavier than the picture suggests.'],
    ],
    ar: [
      ['45', 'أنقل كل عدّتي بيد واحدة.', 'chest'],
      ['45', 'ثابت على البلاط ولا ينزلق.', 'stool'],
    ],
  },
  'tool-bags-and-belts': {
    en: [
      ['45', 'Stiff for a week, then it fits you like a shoe.', 'tool-belt'],
      ['45', 'Clips on and off the belt, so it goes up the ladder and I do not carry two.', 'hanging'],
      ['45', 'Rolls up with every spanner in its place, and no rattle in the car.', 'canvas-tool'],
    ],
    ar: [
      ['45', 'بعد أسبوع صار على مقاسي.', 'tool-belt'],
      ['45', 'كل مفتاح في جيبه ولا صوت في السيارة.', 'canvas-tool'],
    ],
  },
};
