/** Arabic spellings of Latin letters, each with its cost; 0 for the usual one. */
export type SoundRules = ReadonlyMap<string, readonly (readonly [arabic: string, cost: number])[]>;

// `-` means omitted. Arabic text is normalised: without hamza and forms of alef, ه for ة. The default
// cost is 0: as common as the first spelling.
const CONSONANTS = `
b ب · p ب · f ف · v ف · ph ف · d د ض ذ:.3 ظ:.4 · dh ض ظ ذ · t ت ط · th ث ذ ظ ض:.2 ت:.2 د:.4 س:.4 ز:.4
s س ص ز:.2 ث:.3 · ss س ص · sh ش · sch ش سك:.1 · ch ش تش ج:.4 ك:.45 · tch تش ش ج:.3
z ز ذ:.1 ظ:.1 س:.3 ض:.3 · kh خ · gh غ ق:.3 -:.2 ف:.3 · j ج · g ق ج غ ك:.2 · gu ق غ ك:.1 · dg ج دج
k ك ق:.1 · q ق ك · c ك س · ck ك · x كس خ:.3 · qu كو كي:.2 · h ه ح -:.5 · l ل · m م · n ن · r ر
w و -:.4 · wh و · wr ر · kn ن · mb م · tion شن · sion شن جن · ture تشر شر · sure شر جر
2 ا ق:.1 -:.2 · 3 ع · 5 خ · 6 ط · 7 ح · 8 ق · 9 ص`;
const VOWELS = `
a ا -:.25 ي:.4 اي:.4 ه:.3 و:.6 · e ي -:.2 ا:.4 اي:.4 ه:.3 · i ي -:.2 اي:.15 ا:.6 · o و -:.35 ا:.4
u و -:.25 ا:.15 يو:.2 ي:.5 · y ي -:.35 اي:.2 · aa ا · ee ي -:.6 · ea ي -:.4 · ai اي ي:.1 ا:.5 · ay اي ي:.1
ei اي ي · ey ي اي:.1 · ie ي اي:.1 · ii ي · oo و -:.5 · ou او و:.1 ا:.3 -:.5 · ow او و:.1 · oa و · oe و · aw و او:.1
au او و ا:.2 · oi وي · oy وي · uu و · ue و · ui و وي · er ر ير:.1 ار:.1 · or ر ور ار:.1 · ar ار ر:.2 · ir ير ر
ur ير ر ار:.2 · igh اي · eigh اي · le ل يل:.1`;
// Spellings at the end of a word.
const ENDINGS = `a ه · ah ه · eh ه · at ه:.1 · et ه:.2 · e -:.05 ه:.2 · re ر ير · ue -:.1 · es س ز -:.2 · s -:.3`;
// Spellings at the beginning of a word.
const BEGINNINGS = `a ا · e ا اي · i ا اي · o ا او · u ا او · al ال -:.05 · el ال -:.05 · il ال -:.05`;

function parseRules(text: string): SoundRules {
  return new Map(
    text.split(/[·\n]/).flatMap((rule) => {
      const [latin, ...spellings] = rule.trim().split(' ');
      if (!latin) return [];
      const costs = spellings.map((spelling) => {
        const [arabic = '', cost = '0'] = spelling.split(':');
        return [arabic === '-' ? '' : arabic, Number(cost)] as const;
      });
      return [[latin, costs] as const];
    }),
  );
}

/** `a` or `u` before a consonant and a silent e: tape, cable, tube. */
export const LONG_VOWEL = /^[au](?=[b-df-hj-np-tv-z]l?e)/;

export const SOUND_RULES = {
  long: parseRules('a ي اي · u يو و'),
  inside: parseRules(CONSONANTS + VOWELS),
  end: parseRules(ENDINGS),
  start: parseRules(BEGINNINGS),
};
export const MAX_SOUND_LETTERS = 4;

/** Cost of an Arabic letter without a Latin counterpart. */
export const UNMATCHED_LETTERS: Readonly<Record<string, number>> = {
  ا: 0.5,
  و: 0.5,
  ي: 0.5,
  ه: 0.45,
  ع: 0.25,
  ح: 0.6,
};
/** The same for endings: feminine, plural, English plural. */
export const UNMATCHED_ENDINGS: Readonly<Record<string, number>> = {
  ه: 0.25,
  ات: 0.15,
  يه: 0.3,
  ي: 0.35,
  س: 0.3,
  ز: 0.3,
};
/** An alef before two consonants: اسبراي for spray. */
export const UNMATCHED_BEGINNING = { letter: 'ا', cost: 0.1 };
