/** Returns a word without the Arabic article, which joins it: الرياض becomes رياض. */
export const removeArabicArticle = (word: string): string => word.replace(/^ال(?=\p{L}{2})/u, '');
