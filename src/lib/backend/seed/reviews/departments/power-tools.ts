import type { LeafSentences } from '../sentence.ts';

export const POWER_TOOLS_SENTENCES: LeafSentences = {
  'drills-and-drivers': {
    en: [
      [
        '45',
        'Hung six kitchen cabinets in {place} on one battery, and the second never left the case.',
        'combi',
      ],
      [
        '45',
        'The impact driver ends every argument with a seized screw, and the drill does the rest.',
        'twin',
      ],
      ['45', 'For a few shelves a year it is all anyone needs: plug in, drill, done.', 'hammer-drill'],
      ['34', 'The chuck is good, the case is too tight once you add a box of bits.'],
      [
        '12',
        'The light goes off the moment you let go of the trigger, just when you look for the screw.',
        'cordless-drill-set',
      ],
    ],
    ar: [
      ['45', 'ركّبت به خزائن المطبخ كلها ببطارية واحدة.', 'combi'],
      ['45', 'يثقب الطابوق بسهولة، والسلك طويل بما يكفي لغرفة.', 'hammer-drill'],
      ['34', 'قوي، لكن الحقيبة ضيقة على الملحقات.'],
    ],
  },
  'rotary-hammers': {
    en: [
      ['45', 'Twenty holes for AC brackets in old concrete, and my wrists did not notice.', '800'],
      ['45', 'Took up a bathroom floor in {place} in a morning, tiles, screed and all.', '1700'],
      ['45', 'Heavy, yes, but it lets the weight do the work.', '1500'],
      ['34', 'Vibration is low for its class, the noise is not: ear defenders, always.'],
    ],
    ar: [
      ['45', 'عشرون ثقبًا في خرسانة قديمة دون تعب في اليد.', '800'],
      ['45', 'أزلنا بها بلاط الحمّام كله قبل الظهر.', '1700'],
    ],
  },
  'drill-and-driver-bits': {
    en: [
      [
        '45',
        'The case closes with everything in it, and the sizes are printed where you can read them.',
        'mixed-drill',
      ],
      ['45', 'Slow speed and a drop of oil, and it went through a stainless worktop.', 'cobalt'],
      ['45', 'First clean hole in porcelain in my life, kept wet with a sponge.', 'diamond'],
      ['34', 'Masonry ones wear fast in our hard aggregate, the wood ones are still sharp.'],
    ],
    ar: [
      ['45', 'أول ثقب نظيف في البورسلان مع قليل من الماء.', 'diamond'],
      ['45', 'كل المقاسات في علبة واحدة مرقّمة.', 'mixed-drill'],
    ],
  },
  'power-saws': {
    en: [
      ['45', 'The stops are honest, and skirting for a whole flat in {place} met at every corner.', 'mitre'],
      ['45', 'Cut limestone sills outdoors with the hose on and hardly any dust.', 'tile-saw'],
      ['45', 'Body only, but with the battery from my drill it ripped a stack of plywood.', '18v-circular'],
      ['34', 'Check the fence with a square first: mine was half a degree off.'],
    ],
    ar: [
      ['45', 'زوايا الوزرات التقت من أول قصّة.', 'mitre'],
      ['45', 'قص الحجر مع الماء كان نظيفًا وبلا غبار يُذكر.', 'tile-saw'],
    ],
  },
  'sanders-and-grinders': {
    en: [
      ['45', 'Light enough to hold above the head while cutting rebar.', '850'],
      ['45', 'Undercut the door frames for a new floor in {place} without taking one door off.', 'multi'],
      ['45', 'No cable on the ladder is worth every dirham.', '18v-angle'],
      ['34', 'The guard needs a key to turn, and the key has nowhere to live.', '850'],
    ],
    ar: [
      ['45', 'خفيفة في اليد وقطعت حديد التسليح بسرعة.', '850'],
      ['45', 'قصصت براويز الأبواب للأرضية الجديدة دون خلعها.', 'multi'],
    ],
  },
  'planers-routers-and-heat-guns': {
    en: [
      ['45', 'Rounded over twelve shelf edges and was back in its bag before tea.', 'trim'],
      ['45', 'Two passes and the swollen door in {place} closes again.', 'planer'],
      [
        '45',
        'Lifted three layers of paint off a window frame, and shrank cable sleeves the next day.',
        'heat-gun',
      ],
      ['34', 'Chips fly everywhere without a bag.'],
    ],
    ar: [
      ['45', 'تمريرتان وعاد الباب المنتفخ يُغلق.', 'planer'],
      ['45', 'أزال طبقات الدهان القديمة عن إطار النافذة.', 'heat-gun'],
    ],
  },
  'saw-blades': {
    en: [
      ['45', 'Went through a palm stump, nails included, and still cuts.', 'reciprocating'],
      ['45', 'Clean edges on acacia, no burning if you keep it moving.', 'router'],
      ['45', 'Made my old saw feel new: no tear-out on veneered board.', 'carbide'],
      ['34', 'Fine blades, weak packaging; one had come loose.'],
    ],
    ar: [
      ['45', 'قطعت جذع نخلة فيه مسامير وما زالت حادة.', 'reciprocating'],
      ['45', 'القص نظيف على الألواح المكسوة.', 'carbide'],
    ],
  },
  'grinding-and-cutting-discs': {
    en: [
      ['45', 'Cuts like a knife and stays cool; one disc did a whole balcony rail.', 'thin'],
      ['45', 'Blends a weld and leaves it ready for primer.', 'flap'],
      ['45', 'Wears evenly and does not grab.', 'grinding'],
      ['12', 'Two of the pack had cracked edges, and with discs I take no chances.'],
    ],
    ar: [
      ['45', 'قرص واحد كفى لدرابزين البلكونة.', 'thin'],
      ['45', 'نعّم اللحام وجهّزه للأساس.', 'flap'],
    ],
  },
  'sanding-sheets': {
    en: [
      ['45', 'Dust goes through it into the vacuum, and a ceiling in {place} stayed breathable.', 'mesh'],
      ['45', 'The pad grips well and the holes line up with my sander.', 'hook'],
      ['45', 'Good mix: the coarse sheets are the ones that run out.', 'sheets-mixed'],
      ['34', 'The finest grit clogs on fresh filler; let it dry overnight.'],
    ],
    ar: [
      ['45', 'لا تنسد لأن الغبار يمر منها إلى المكنسة.', 'mesh'],
      ['45', 'ثابتة على القاعدة وثقوبها مطابقة.', 'hook'],
    ],
  },
  'batteries-and-chargers': {
    en: [
      ['45', 'Same grip, same click, twice the afternoon.', 'lithium-battery'],
      ['45', 'Lights a whole room in {place} while the electrician has the power off.', 'site-light'],
      ['45', 'Back to full before my sandwich is finished.', 'charger'],
      ['34', 'Works as it should, I only wish the gauge had more than four lights.', '18v-lithium'],
    ],
    ar: [
      ['45', 'تدوم أكثر من بطاريتي القديمة بوضوح.', 'lithium-battery'],
      ['45', 'يشحن قبل أن أنهي استراحة الغداء.', 'charger'],
    ],
  },
  'air-and-nailing': {
    en: [
      [
        '45',
        'You can talk beside it, and the neighbours in {place} have stopped looking over the wall.',
        'silent',
      ],
      ['45', 'Fixed skirting all day and did not jam once.', 'brad-nailer'],
      ['45', 'The tyre gauge alone has paid for the set.', 'tool-kit'],
      ['34', 'Fittings needed tape before they stopped hissing.'],
    ],
    ar: [
      ['45', 'هادئ حتى إننا نتحدث بجانبه.', 'silent'],
      ['45', 'ثبّت الوزرات طوال اليوم دون أن يعلق مسمار.', 'brad-nailer'],
    ],
  },
  'site-vacuums': {
    en: [
      [
        '45',
        'Sand out of the interlock in {place}, bird droppings off the pergola, and the car after that.',
        'washer',
      ],
      ['45', 'Starts with the sander and stops a few seconds after it: a clean room at last.', 'torqan-30l'],
      ['45', 'Lives in the van and does the stairs after each job.', 'compact'],
      ['34', 'The hose remembers how it was coiled; a few hours in the sun softened it.'],
    ],
    ar: [
      ['45', 'نظّفت بها الإنترلوك والمظلة والسيارة في صباح واحد.', 'washer'],
      ['45', 'تعمل مع الصنفرة وتتوقف بعدها وحدها.', 'torqan-30l'],
    ],
  },
  'welding-and-power': {
    en: [
      ['45', 'Sweated ten copper joints in {place} and none weeps.', 'torch'],
      [
        '45',
        'Strikes easily even for a beginner, and hangs from one shoulder on the stairs.',
        'inverter-welder',
      ],
      ['45', 'Heats quickly and holds its temperature on small boards.', 'iron'],
      ['34', 'Cable is short: you will want an extension.'],
    ],
    ar: [
      ['45', 'تشعل القوس بسهولة حتى للمبتدئ.', 'inverter-welder'],
      ['45', 'لحمت عشر وصلات نحاس ولا تسريب.', 'torch'],
    ],
  },
};
