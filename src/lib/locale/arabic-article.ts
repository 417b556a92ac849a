/** Returns a word without the attached Arabic article: الرياض becomes رياض. */
export const removeArabicArticle = (word: string): string => word.replace(/^ال(?=\p{L}{2})/u, '');
