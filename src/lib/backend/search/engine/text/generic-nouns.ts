// The noun beside one of these words names the product: "set of drills", "knife set".
const COLLECTIVE_NOUNS = new Set(
  'set kit pack pair box bundle assortment طقم مجموعه عبوه حزمه زوج علبه'.split(' '),
);

/** Whether a word is a noun for several things, such as "set". */
export const isCollectiveNoun = (word: string | undefined): boolean =>
  word !== undefined && COLLECTIVE_NOUNS.has(word);

// Nouns that may mean any kind of product.
const GENERIC_NOUNS = new Set(
  'tool machine device equipment accessory cover holder stand part case gift اداه عده جهاز مكينه ماكينه معدات غطاء هديه'.split(
    ' ',
  ),
);

/** Whether a normalised word is a noun that may mean any kind of product. */
export const isGenericNoun = (word: string): boolean => GENERIC_NOUNS.has(word);
