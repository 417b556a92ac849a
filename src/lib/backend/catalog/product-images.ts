import type * as z from 'zod/mini';
import type { ProductImageSchema } from '#lib/contract/catalog/product-image.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { ProductPhoto } from './model.ts';

type ProductImage = z.output<typeof ProductImageSchema>;

const VIEW_LABELS: Record<Language, string[]> = {
  en: ['', 'close-up', 'in use'],
  ar: ['', 'عن قرب', 'أثناء الاستخدام'],
};

/** Returns the URL of an illustration; with a shade code, a paint is shown in that shade. `view` counts from 1. */
export function getIllustrationUrl(code: string, view: number, shadeCode?: string | null): string {
  return `/media/products/${code}-${view}${shadeCode ? `.${shadeCode}` : ''}.svg`;
}

/** Presents a product's imported photos, or its illustrations: front, close-up, in use. */
export function presentProductImages(
  { code, name, images, colour }: { code: string; name: string; images: string; colour: string },
  language: Language,
  maxViews: number,
): ProductImage[] {
  const photos = JSON.parse(images) as ProductPhoto[];
  if (photos.length > 0) {
    return photos.map(({ url, alt }) => presentPhoto(url, alt[language] || name, colour));
  }
  return VIEW_LABELS[language]
    .slice(0, maxViews)
    .map((label, index) => presentIllustrationView(code, name, language, index, label));
}

/** Presents a photo; `colour` is the placeholder until it has loaded. */
export function presentPhoto(imageUrl: string, altText: string, colour?: string): ProductImage {
  return { imageUrl, altText, ...(colour && { placeholder: colour }) };
}

/** Presents a product's first illustration, in a shade if given. */
export function presentIllustration(code: string, name: string, shade?: string | null) {
  return { imageUrl: getIllustrationUrl(code, 1, shade), altText: name };
}

function presentIllustrationView(
  code: string,
  name: string,
  language: Language,
  index: number,
  label: string,
) {
  const comma = language === 'ar' ? '، ' : ', ';
  return { imageUrl: getIllustrationUrl(code, index + 1), altText: label ? `${name}${comma}${label}` : name };
}
