// The noun beside one of these words names the product: "set of drills", "knife set".
const SET_NOUNS = new Set('set kit pack pair box bundle assortment طقم مجموعه عبوه حزمه زوج علبه'.split(' '));

/** Whether a word only says that there are several things. */
export const isSetNoun = (word: string | undefined): boolean => word !== undefined && SET_NOUNS.has(word);
