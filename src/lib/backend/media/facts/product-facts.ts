// Specifications of a product, in the form that illustrations use.

/** A specification by the key of its attribute without the prefix: `seats` for `tenant~seats`. */
export type Fact = { key: string; text: string };

export type ProductFacts = {
  /** Pieces that are sold together; 1 without a pack. */
  pieces: number;
  /** Texts of the specifications by key. */
  texts: Readonly<Record<string, string>>;
  /** Returns the first whole number of a specification, `5 seats` as 5. */
  count: (key: string) => number | undefined;
};

/** Attributes as the database stores them. */
type StoredAttribute = { attributeFQN: string; values: readonly string[] };

const PACK_SIZE_KEY = 'packSize';
const PACK_KEYS = ['pieces', 'pack', 'quantity', PACK_SIZE_KEY];
const MAX_PIECES = 99_999;
// Number of objects that are sold together; not contents such as "12 cups" or "About 150 washes".
const PIECES_PATTERN =
  /^(?:pack of |box of )?(\d+)(?: (?:pieces?|pairs?|rolls?|sheets?|bags?|gloves|nails|covers|bulbs))?(?: × [\d.]+ (?:ml|L|g|kg))?(?:,.*)?$/i;

/** Parses specifications as the database stores them; the size of the pack is added to them. */
export function parseStoredFacts(specifications: string, packSize: string | null = null): Fact[] {
  const facts = (JSON.parse(specifications) as StoredAttribute[]).map(({ attributeFQN, values }) => ({
    key: attributeFQN.slice(attributeFQN.indexOf('~') + 1),
    text: values[0] ?? '',
  }));
  return packSize === null ? facts : [...facts, { key: PACK_SIZE_KEY, text: packSize }];
}

export function createProductFacts(facts: readonly Fact[]): ProductFacts {
  const texts = Object.fromEntries(facts.map(({ key, text }) => [key, text]));
  const packs = PACK_KEYS.map((key) => parsePieces(texts[key]));
  return {
    pieces: packs.find((pieces) => pieces > 1) ?? 1,
    texts,
    count: (key) => {
      const [digits] = /\d+/.exec(texts[key] ?? '') ?? [];
      return digits === undefined ? undefined : Number(digits);
    },
  };
}

function parsePieces(text: string | undefined): number {
  const [, digits] = PIECES_PATTERN.exec(text ?? '') ?? [];
  const pieces = Number(digits ?? 1);
  return pieces <= MAX_PIECES ? pieces : 1;
}
