import type { LeafSentences } from '../sentence.ts';

export const CLEANING_SENTENCES: LeafSentences = {
  'kitchen-cleaners': {
    en: [
      ['45', 'The hood over our hob in {place} came white again, I had forgotten that it was.', 'degreaser'],
      ['45', 'Overnight, no scrubbing, and the glass is glass.', 'oven'],
      ['45', 'One sachet and the kettle stopped sounding like gravel.', 'descaler'],
      ['34', 'Open a window, and wear gloves.'],
    ],
    ar: [
      ['45', 'أزال دهون الشفاط من أول رشة.', 'degreaser'],
      ['45', 'عادت الغلاية نظيفة بكيس واحد.', 'descaler'],
    ],
  },
  dishwashing: {
    en: [
      ['45', 'A few drops do the pots after a machboos for twelve.', 'liquid'],
      ['45', 'Glasses without a veil, in our hard water.', 'tablets'],
      ['45', 'The soap comes when you press, not before.', 'brush'],
    ],
    ar: [
      ['45', 'قطرات قليلة تكفي قدور الوليمة.', 'liquid'],
      ['45', 'الكؤوس بلا غشاوة رغم عسر ماء المنطقة.', 'tablets'],
    ],
  },
  'bathroom-cleaners': {
    en: [
      ['45', 'Shower glass in {place} that I had given up on is clear again.', 'limescale'],
      ['45', 'Spray after the shower and forget about scrubbing.', 'daily'],
      ['45', 'Fresh for weeks, and not like a taxi.', 'rim'],
      ['12', 'Not for marble: it says so small, and I read it late.'],
    ],
    ar: [
      ['45', 'عاد زجاج الدش شفافًا.', 'limescale'],
      ['45', 'رشة بعد الاستحمام وتكفي.', 'daily'],
    ],
  },
  'floor-and-surface-cleaners': {
    en: [
      ['45', 'No streaks on dark marble, even against the light.', 'marble'],
      ['45', 'Coffee on a cream carpet, gone after two rounds.', 'carpet'],
      ['45', 'Smells of lavender, not of a clinic.', 'disinfectant'],
    ],
    ar: [
      ['45', 'لا يترك خطوطًا على الرخام الداكن.', 'marble'],
      ['45', 'رائحته هادئة لا كالمستشفى.', 'disinfectant'],
    ],
  },
  'laundry-care': {
    en: [
      ['45', 'The collars of five thobes a week in {place}, white without bleach.', 'thobe'],
      ['45', 'Took turmeric out of a tablecloth, which I did not believe until it dried.', 'oxygen'],
      ['45', 'The towels stopped smelling once the drum did.', 'machine'],
    ],
    ar: [
      ['45', 'ياقات الثياب بيضاء دون كلور.', 'thobe'],
      ['45', 'أزال بقعة الكركم من المفرش.', 'oxygen'],
    ],
  },
  'drying-and-ironing': {
    en: [
      ['45', 'Vents let damp things dry a little on the way.', 'basket'],
      ['45', 'Two loads on one foot, and it stands still on the balcony.', 'airer'],
      ['45', 'The ghutra holds its marzam until evening.', 'starch'],
    ],
    ar: [
      ['45', 'ثبّت المرزام حتى المساء.', 'starch'],
      ['45', 'يحمل غسلتين ولا يميل.', 'airer'],
    ],
  },
  'mops-and-buckets': {
    en: [
      ['45', 'Spins dry enough that I walk on the marble two minutes later.', 'spin'],
      ['45', 'Grout in {place} changed colour, in the right direction.', 'steam'],
      ['45', 'No bucket for a small flat: press, wipe, done.', 'spray'],
      ['34', 'The foot pedal is stiff and squeaks for the first week.', 'spin'],
    ],
    ar: [
      ['45', 'تعصر جيدًا فتجف الأرض بسرعة.', 'spin'],
      ['45', 'أعادت لون الفواصل بين البلاط.', 'steam'],
    ],
  },
  'brooms-and-dustpans': {
    en: [
      ['45', 'No bending, and the teeth clean the bristles.', 'long-handled'],
      ['45', 'Picks up fine dust after a sandstorm instead of moving it.', 'soft'],
      ['45', 'Reaches the stairwell in {place} without a ladder.', 'cobweb'],
    ],
    ar: [
      ['45', 'لا حاجة إلى الانحناء.', 'long-handled'],
      ['45', 'تجمع الغبار الناعم بعد العاصفة.', 'soft'],
    ],
  },
  'cloths-and-sponges': {
    en: [
      ['45', 'Dust stays in the cloth; water alone is enough on the screens.', 'microfibre'],
      ['45', 'Burnt milk, gone, and the pan is not scratched if you go gently.', 'scourers'],
      ['45', 'Dry inside after half an hour of washing up.', 'gloves'],
    ],
    ar: [
      ['45', 'الغبار يبقى في الفوطة لا في الهواء.', 'microfibre'],
      ['45', 'بقي جافًا من الداخل.', 'gloves'],
    ],
  },
  'window-cleaning': {
    en: [
      ['45', 'Cleaned the balcony doors in {place} after the dust, one spray a pane.', 'glass'],
      ['45', 'Pulls the bathroom floor dry in six strokes.', 'floor-squeegee'],
      ['45', 'No drips on the sill, and a whole flat on one charge.', 'window-vac'],
    ],
    ar: [
      ['45', 'رشة تكفي لوح الزجاج بعد الغبار.', 'glass'],
      ['45', 'تجفف أرض الحمّام بسحبات قليلة.', 'floor-squeegee'],
    ],
  },
  'household-vacuums': {
    en: [
      ['45', 'Picks up rice and sand alike, hangs on the wall, and I use it daily because of that.', 'stick'],
      ['45', 'Fit my old machine and close when you pull them out.', 'bags'],
      ['45', 'Gets the sand out of the seat rails, at least the part you can see.', 'car-vacuum'],
      ['34', 'Loud on the strong setting, ask my cat.'],
    ],
    ar: [
      ['45', 'أستعملها كل يوم لأنها معلقة وجاهزة.', 'stick'],
      ['45', 'تسحب الرمل من بين المقاعد.', 'car-vacuum'],
    ],
  },
  'waste-bins': {
    en: [
      ['45', 'The lid is real wood and has not swollen.', 'bathroom'],
      ['45', 'Closes like a whisper; the inner bucket lifts out clean.', 'pedal'],
      ['45', 'Paper left, cans right: even the children in {place} keep to it.', 'recycling'],
    ],
    ar: [
      ['45', 'تُغلق بلا صوت.', 'pedal'],
      ['45', 'قسمان للفرز والأولاد تعوّدوا عليها.', 'recycling'],
    ],
  },
  'bin-bags': {
    en: [
      ['45', 'The string holds on the way down four floors.', 'drawstring'],
      ['45', 'A light scent and a thin, strong bag.', 'scented'],
      ['45', 'Lasts three days with wet peels before it gives up, as it should.', 'compostable'],
    ],
    ar: [
      ['45', 'الخيط لا ينقطع عند حمل الكيس.', 'drawstring'],
      ['45', 'رائحتها خفيفة وغير مزعجة.', 'scented'],
    ],
  },
};
