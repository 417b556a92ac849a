import type { Language } from '#lib/locale/locale.ts';
import type { Picture } from '../seed/types.ts';

const VIEW_WORDS: Record<Language, string[]> = {
  en: ['', 'close-up', 'in use'],
  ar: ['', 'عن قرب', 'أثناء الاستخدام'],
};

/** The address of a product's picture; a tinted paint shows its shade. */
export function imageUrl(code: string, view: number, shadeCode?: string | null): string {
  return `/media/products/${code}-${view}${shadeCode ? `.${shadeCode}` : ''}.svg`;
}

/** Photographs where an import brought some, else what the shop draws: the thing, close up, at work. */
export function imagesOf(
  { code, name, images }: { code: string; name: string; images: string },
  language: Language,
  most: number,
): { imageUrl: string; altText: string }[] {
  const photographs = JSON.parse(images) as Picture[];
  if (photographs.length > 0) {
    return photographs.map(({ url, alt }) => ({ imageUrl: url, altText: alt[language] || name }));
  }
  return VIEW_WORDS[language].slice(0, most).map((words, index) => drawn(code, name, language, index, words));
}

/** One drawn picture of a product, in a shade where it was tinted. */
export function drawnImage(code: string, name: string, shade?: string | null) {
  return { imageUrl: imageUrl(code, 1, shade), altText: name };
}

function drawn(code: string, name: string, language: Language, index: number, words: string) {
  const comma = language === 'ar' ? '، ' : ', ';
  return { imageUrl: imageUrl(code, index + 1), altText: words ? `${name}${comma}${words}` : name };
}
