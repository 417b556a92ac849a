export type NamedFamily =
  | 'white'
  | 'grey'
  | 'black'
  | 'brown'
  | 'beige'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple'
  | 'blue'
  | 'green';

/** A colour with a common name. */
export interface NamedColour {
  family: NamedFamily;
  /** Typical colour of the name, `#rrggbb`; light and dark variants only for basic colours. */
  hex: string;
  light?: string;
  dark?: string;
}

// Columns: family | colour, and for a basic colour its light and dark shades | names. Names of paints and
// materials are not colours: gold, silver and copper are finishes.
const COLOUR_TABLE = `
white|#fafaf7 #ffffff #ededea|white ابيض بيضاء بيضا بياض
white|#f5f0e3|off-white offwhite ivory eggshell عاجي سكري اوف-وايت ابيض-مكسور ابيض-عاجي ابيض-سكري اوفوايت
beige|#f1e6c8|cream vanilla كريمي كريم فانيلا قشطي ابيض-كريمي حليبي
beige|#d9c7a3 #ede3cf #b59e77|beige بيج بيجي بيجيه
beige|#c9b18a|sand sandy desert رملي صحراوي
beige|#b5a28f|taupe greige mushroom توب
grey|#8f9295 #c9ccce #55595d|grey gray رمادي رماديه رصاصي رصاصيه سكني
grey|#44494e|charcoal anthracite slate graphite فحمي انثراسايت
black|#1d1d1f #3b3b3d #0c0c0d|black اسود سوداء سودا سوده
brown|#7a5230 #a67c52 #472c1b|brown بني بنيه
brown|#5a3524|chocolate coffee walnut شوكولاته جوزي قهوه
brown|#4b2422|oud عودي
brown|#c19a6b|tan camel caramel عسلي جملي كراميل
yellow|#f6d33c #fbf0a8 #c9a012|yellow اصفر صفراء صفرا
yellow|#d6a42b|mustard ochre خردلي
yellow|#f7ec8e|lemon ليموني
orange|#ee8434 #f8c08e #b9561b|orange برتقالي برتقاليه
orange|#c4694a|terracotta brick rust طوبي قرميدي تيراكوتا
orange|#f7c2a0|peach apricot salmon خوخي مشمشي سلموني
red|#c0282d #e27a75 #7d1a1e|red احمر حمراء حمرا
red|#6f1d2b|burgundy maroon wine oxblood عنابي خمري نبيتي ماروني
pink|#ee9fb8 #f7d3dc #c25b7f|pink وردي ورديه زهري بمبي بينك
pink|#cfa3a0|blush dusty-rose dusty-pink nude
pink|#f2705e|coral مرجاني كورال
pink|#c2267c|magenta fuchsia فوشي فوشيا
purple|#7d4f9e #c9b3dd #4a2a63|purple violet بنفسجي بنفسجيه
purple|#b9a5d6|lavender lilac mauve موف ليلكي لافندر خزامي
purple|#6b2f55|plum aubergine ارجواني باذنجاني
blue|#3f77b5 #a9c9e8 #1d3a66|blue ازرق زرقاء زرقا
blue|#1f2f52|navy navy-blue midnight كحلي كحليه ازرق-كحلي نيفي
blue|#8fc1e6|sky-blue baby-blue powder-blue sky سماوي سماويه ازرق-سماوي لبني بيبي-بلو
blue|#2749a8|royal-blue cobalt ملكي ازرق-ملكي
blue|#3a3f86|indigo نيلي
blue|#4fb8bd|turquoise aqua cyan تركواز تركوازي فيروزي
blue|#1f6a74|teal petrol petrol-blue بترولي
green|#4f9153 #b3d6ac #23502f|green اخضر خضراء خضرا
green|#7a7a43|olive olive-green khaki زيتي زيتوني كاكي اخضر-زيتي
green|#a3b09a|sage sage-green ميرمي مريمي
green|#b5e0c8|mint mint-green نعناعي منت
green|#12704f|emerald زمردي
green|#2b4a35|forest bottle-green forest-green
green|#a9c636|lime pistachio تفاحي فستقي عشبي`;

export const NAMED_COLOURS: ReadonlyMap<string, NamedColour> = new Map(
  COLOUR_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [family, colours = '', names = ''] = line.split('|') as [NamedFamily, string, string];
      const [hex = '', light, dark] = colours.split(' ');
      const colour = { family, hex, ...(light && dark && { light, dark }) };
      return names.split(' ').map((name) => [name.replaceAll('-', ' '), colour] as const);
    }),
);

export type ColourTone = 'light' | 'dark' | 'warm' | 'cool' | 'vivid';

const TONE_WORDS: Readonly<Record<ColourTone, string>> = {
  light: 'light lighter pale soft pastel فاتح فاتحه فواتح باهت باستيل هادي',
  dark: 'dark darker deep غامق غامقه داكن داكنه',
  warm: 'warm دافي دافيه',
  cool: 'cool cold بارد بارده',
  vivid: 'bright vivid strong زاهي زاهيه فاقع',
};

export const TONE_BY_WORD: ReadonlyMap<string, ColourTone> = new Map(
  Object.entries(TONE_WORDS).flatMap(([tone, words]) =>
    words.split(' ').map((word) => [word, tone as ColourTone] as const),
  ),
);
