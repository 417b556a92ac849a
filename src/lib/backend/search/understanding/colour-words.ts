import type { ColourFamily } from '#lib/search/facets.ts';

const WORDS: Readonly<Record<ColourFamily, string>> = {
  white: 'white ivory ابيض بيضاء بيضا عاجي',
  grey: 'grey gray silver charcoal رمادي رماديه رصاصي فضي فضيه',
  black: 'black اسود سوداء سودا',
  brown: 'brown bronze walnut بني بنيه جوزي برونزي',
  beige: 'beige cream sand بيج كريمي سكري',
  yellow: 'yellow gold golden mustard اصفر صفراء صفرا ذهبي ذهبيه',
  orange: 'orange copper terracotta برتقالي نحاسي طوبي',
  red: 'red burgundy احمر حمراء حمرا عنابي',
  pink: 'pink rose وردي زهري ورديه',
  purple: 'purple violet بنفسجي موف ارجواني',
  blue: 'blue navy turquoise ازرق زرقاء زرقا كحلي تركواز سماوي',
  green: 'green olive اخضر خضراء خضرا زيتي',
};

/** Words for the colours and finishes of products; names of paint colours are in `lib/paint`. */
export const COLOUR_WORDS: readonly (readonly [word: string, family: ColourFamily])[] = Object.entries(
  WORDS,
).flatMap(([family, words]) => words.split(' ').map((word) => [word, family as ColourFamily] as const));
