import type * as z from 'zod/mini';
import type { ProductImageSchema } from '#lib/contract/catalog/product-image.ts';
import type { Language } from '#lib/locale/locale.ts';
import { parseStoredFacts } from '../media/facts/product-facts.ts';
import { hasOtherSide, listProductViews, type ProductView } from '../media/facts/product-views.ts';
import type { ProductPhoto } from './model.ts';

type ProductImage = z.output<typeof ProductImageSchema>;

const VIEW_LABELS: Record<Language, Record<ProductView, string>> = {
  en: { 1: '', 2: 'another view', 3: 'in use', 4: 'measurements' },
  ar: { 1: '', 2: 'منظر آخر', 3: 'أثناء الاستخدام', 4: 'المقاسات' },
};
const BOXED_LABEL: Record<Language, string> = { en: 'in its box', ar: 'في علبته' };

/** Returns the URL of an illustration, in a shade if given. `view` counts from 1. */
export function getIllustrationUrl(code: string, view: number, shadeCode?: string | null): string {
  return `/media/products/${code}-${view}${shadeCode ? `.${shadeCode}` : ''}.svg`;
}

type PictureRow = { code: string; name: string; images: string; colour: string };

/** Presents the one image of a product in a list: its first photo, or its illustration. */
export function presentFirstImage({ code, name, images, colour }: PictureRow, language: Language) {
  const [photo] = JSON.parse(images) as ProductPhoto[];
  return photo
    ? [presentPhoto(photo.url, photo.alt[language] || name, colour)]
    : [presentIllustration(code, name)];
}

/**
 * Presents a product's imported photos, or its illustrations: alone, from another side or in its box, in use,
 * and with measures.
 */
export function presentProductImages(
  row: PictureRow & { kind: string; specifications: string },
  language: Language,
): ProductImage[] {
  const { code, name, images, colour, kind, specifications } = row;
  const photos = JSON.parse(images) as ProductPhoto[];
  if (photos.length > 0) {
    return photos.map(({ url, alt }) => presentPhoto(url, alt[language] || name, colour));
  }
  return listProductViews(kind, parseStoredFacts(specifications)).map((view) => {
    const label = view === 2 && !hasOtherSide(kind) ? BOXED_LABEL[language] : VIEW_LABELS[language][view];
    const comma = language === 'ar' ? '، ' : ', ';
    return {
      imageUrl: view === 4 ? getMeasuresUrl(code, language) : getIllustrationUrl(code, view),
      altText: label ? `${name}${comma}${label}` : name,
    };
  });
}

/** Returns the URL of the illustration with measures, whose unit is in the language. */
function getMeasuresUrl(code: string, language: Language): string {
  return `/media/products/${code}-4${language === 'en' ? '' : `-${language}`}.svg`;
}

/** Presents a photo; `colour` is the placeholder until it has loaded. */
export function presentPhoto(imageUrl: string, altText: string, colour?: string): ProductImage {
  return { imageUrl, altText, ...(colour && { placeholder: colour }) };
}

/** Presents a product's first illustration, in a shade if given. */
export function presentIllustration(code: string, name: string, shade?: string | null) {
  return { imageUrl: getIllustrationUrl(code, 1, shade), altText: name };
}
