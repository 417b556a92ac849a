// HTML page without scripts for reviewing every illustration, as on cards and on product pages.

import type { Brand, LocalizedText, Product, ShadeEntity } from '../catalog/model.ts';
import { drawBrand } from '../media/brands/draw-brand.ts';
import { drawDepartment } from '../media/draw-department.ts';
import { drawProduct } from '../media/draw-product.ts';
import { drawScene, SCENE_NAMES } from '../media/draw-scene.ts';
import {
  drawSocialPreview,
  type PreviewLanguage,
  type PreviewSubject,
} from '../media/draw-social-preview.ts';
import type { ProductView } from '../media/facts/product-views.ts';
import { ILLUSTRATION_KINDS, type IllustrationKind } from '../media/illustrations.ts';
import { buildSeedCatalog } from './build-seed.ts';

const VIEWS: ProductView[] = [1, 3];
const TIN_KIND: IllustrationKind = 'paint-tin';

const STYLE_SHEET = `
body { margin: 0 auto; max-width: 1400px; padding: 16px; font: 14px/1.4 system-ui, sans-serif; color: #22262a; background: #f1efec }
nav { display: flex; flex-wrap: wrap; gap: 16px }
h2 { margin: 48px 0 12px }
h3 { margin: 24px 0 8px; text-transform: capitalize }
figure { margin: 0 }
img, .chip { display: block; width: 100%; height: auto }
.grid { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)) }
.wide { grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)) }
.card { background: #fff; border-radius: 12px; overflow: hidden }
.card figcaption { padding: 10px 12px 14px }
.views { display: grid; gap: 8px; grid-template-columns: repeat(4, 1fr); margin-bottom: 24px }
.views figcaption { grid-column: 1 / -1 }
.views img { border-radius: 12px }
code { color: #6a7278 }
[lang=ar] { display: block }
.small { display: block; width: 60px; margin-top: 8px }
`;

export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Formats an image with a data URI, so that the same illustration can appear twice without id conflicts. */
export function formatImage(svg: string | null, label: string): string {
  const source = (svg ?? '').replace(/["#%<>]/g, (character) => encodeURIComponent(character));
  return `<img loading="lazy" width="800" height="800" alt="${escapeText(label)}" src="data:image/svg+xml,${source}">`;
}

export const formatBothLanguages = ({ en, ar }: LocalizedText): string =>
  `${escapeText(en)} <span lang="ar" dir="rtl">${escapeText(ar)}</span>`;

const formatCard = (images: string, caption: string): string =>
  `<figure class="card">${images}<figcaption>${caption}</figcaption></figure>`;

const formatGrid = (figures: string[], isWide = false): string =>
  `<div class="grid${isWide ? ' wide' : ''}">\n${figures.join('\n')}\n</div>`;

type PreviewProduct = Pick<Product, 'kind' | 'colour' | 'accent'> & { name: LocalizedText };

function formatViews({ kind, colour, accent, name }: PreviewProduct): string {
  const images = VIEWS.map((view) =>
    formatImage(drawProduct({ kind, colour, accent, view }), `${kind} ${view}`),
  );
  return `<figure class="views">${images.join('')}<figcaption>${formatBothLanguages(name)} <code>${kind}</code></figcaption></figure>`;
}

function formatShadeCard({ hex, code, name, lrv, undertone }: ShadeEntity, tin: PreviewProduct): string {
  const chip = `<svg class="chip" viewBox="0 0 200 90"><rect width="200" height="90" fill="${hex}"/></svg>`;
  const tintedImage = formatImage(drawProduct({ ...tin, kind: TIN_KIND, view: 1, shade: hex }), code);
  return formatCard(
    chip + tintedImage,
    `${formatBothLanguages(name)} <code>${code} ${hex}</code><br>LRV ${lrv.toFixed(1)}, ${undertone}`,
  );
}

function formatShadesByFamily(shades: ShadeEntity[], tin: PreviewProduct): string {
  const families = [...Map.groupBy(shades, ({ family }) => family)];
  return families
    .map(
      ([family, familyShades]) =>
        `<h3>${family}, ${familyShades.length}</h3>${formatGrid(familyShades.map((shade) => formatShadeCard(shade, tin)))}`,
    )
    .join('\n');
}

/** Formats a logo at the size of a list item. */
const formatSmallLogo = (brand: Brand): string =>
  `<span class="small">${formatImage(drawBrand(brand), `${brand.slug} small`)}</span>`;

/** Formats the social previews: one of each kind, in both languages. */
function formatPreviewCards(product: PreviewProduct): string[] {
  const subjects: [label: string, subject: PreviewSubject][] = [
    ['product', { kind: 'product', product }],
    ['still', { kind: 'still', palette: 'sea', kinds: ['tap', 'bucket', 'towel'] }],
    ['scene', { kind: 'scene', name: 'front-door' }],
    ['department', { kind: 'department', catCode: 'kitchen', products: null }],
    ['shop', { kind: 'plain' }],
  ];
  const languages: PreviewLanguage[] = ['en', 'ar'];
  return subjects.flatMap(([label, subject]) =>
    languages.map((language) => {
      const name = `preview ${language} ${label}`;
      return formatCard(formatImage(drawSocialPreview({ ...subject, language }) ?? '', name), name);
    }),
  );
}

/** Builds an HTML document of all kinds, shades, departments, scenes, brands and previews. */
export function buildIllustrationSheet(): string {
  const { products, shades, categories, brands } = buildSeedCatalog();
  const previewProducts = ILLUSTRATION_KINDS.map(
    (kind): PreviewProduct =>
      products.find((product) => product.kind === kind) ?? {
        kind,
        colour: '#8d9294',
        accent: '#e2611c',
        name: { en: 'No sample product', ar: 'لا يُباع' },
      },
  );
  const tin = previewProducts[ILLUSTRATION_KINDS.indexOf(TIN_KIND)] as PreviewProduct;
  const sections: [id: string, title: string, body: string][] = [
    [
      'cards',
      `On a card: ${ILLUSTRATION_KINDS.length} kinds`,
      formatGrid(
        previewProducts.map((previewProduct) =>
          formatCard(
            formatImage(drawProduct({ ...previewProduct, view: 1 }), previewProduct.kind),
            `${formatBothLanguages(previewProduct.name)} <code>${previewProduct.kind}</code>`,
          ),
        ),
      ),
    ],
    ['pages', 'On a product page: alone and in use', previewProducts.map(formatViews).join('\n')],
    ['shades', `${shades.length} shades, swatch and tin`, formatShadesByFamily(shades, tin)],
    [
      'departments',
      'Departments',
      formatGrid(
        categories.flatMap(({ catCode, name }) =>
          catCode
            ? [formatCard(formatImage(drawDepartment(catCode) ?? '', catCode), formatBothLanguages(name))]
            : [],
        ),
      ),
    ],
    [
      'scenes',
      'Scenes',
      formatGrid(
        SCENE_NAMES.map((name) => formatCard(formatImage(drawScene(name), name), name)),
        true,
      ),
    ],
    [
      'brands',
      'Brands, as a card shows them and small',
      formatGrid(
        brands.map((brand) =>
          formatCard(
            formatImage(drawBrand(brand), brand.slug),
            formatBothLanguages(brand.name) + formatSmallLogo(brand),
          ),
        ),
      ),
    ],
    ['previews', 'Previews for sharing', formatGrid(formatPreviewCards(tin), true)],
  ];
  return formatSheet(sections);
}

/** Formats a document of sections, with links to each. */
export function formatSheet(sections: readonly [id: string, title: string, body: string][]): string {
  const links = sections.map(([id, title]) => `<a href="#${id}">${title}</a>`);
  const bodies = sections.map(([id, title, body]) => `<h2 id="${id}">${title}</h2>\n${body}`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>${STYLE_SHEET}</style>
<h1>Contact sheet</h1>
<nav>${links.join('')}</nav>
${bodies.join('\n')}
</html>
`;
}
