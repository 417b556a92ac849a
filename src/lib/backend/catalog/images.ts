import type { Language } from '#lib/locale/locale.ts';

const VIEW_WORDS: Record<Language, string[]> = {
  en: ['', 'close-up', 'in use'],
  ar: ['', 'عن قرب', 'أثناء الاستخدام'],
};

/** The address of a product's picture; a tinted paint shows its shade. */
export function imageUrl(code: string, view: number, shadeCode?: string | null): string {
  return `/media/products/${code}-${view}${shadeCode ? `.${shadeCode}` : ''}.svg`;
}

export function imagesOf(
  code: string,
  name: string,
  language: Language,
  views: number,
  shade?: string | null,
) {
  const comma = language === 'ar' ? '، ' : ', ';
  return VIEW_WORDS[language].slice(0, views).map((words, index) => ({
    imageUrl: imageUrl(code, index + 1, shade),
    altText: words ? `${name}${comma}${words}` : name,
  }));
}
