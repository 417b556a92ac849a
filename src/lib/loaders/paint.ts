import { paintPacks } from '#lib/contract/catalog.ts';
import type { ProductDetail } from '#lib/contract/product.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { CalculatorModel, PaintModel } from '#lib/format/models.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { readCoverage, readRoom } from '#lib/paint/calculator.ts';
import { type LoaderContext, linkIn } from './context.ts';

const ROOMS = ['living', 'bedroom', 'majlis', 'facade'] as const;
const OUTDOORS = /^(exterior|facade|roof)_/;
const TRIMS = /^(satin|enamel)_/;
const USUAL_COATS = 2;

const specOf = ({ specifications }: ProductDetail, name: string): string =>
  specifications.find(({ attributeFQN }) => attributeFQN === `tenant~${name}`)?.values.join(' ') ?? '';

async function loadCalculator(
  product: ProductDetail,
  query: URLSearchParams,
  { client }: LoaderContext,
): Promise<CalculatorModel | null> {
  const coverageText = specOf(product, 'coverage');
  const coverage = readCoverage(coverageText);
  if (coverage === null) return null;
  const result = await client.call(paintPacks, { params: { code: product.productCode } });
  const [first] = result.ok ? result.data.packs : [];
  if (!result.ok || !first) return null;
  const coats = Number.parseInt(toLatinDigits(specOf(product, 'coats')), 10);
  return {
    coverage,
    coverageText: isolateLatin(coverageText),
    coats: coats > 0 ? coats : USUAL_COATS,
    packs: result.data.packs.map(({ productCode, packSize, millilitres, price, ...rest }) => ({
      code: productCode,
      label: isolateLatin(packSize),
      volume: millilitres,
      price: (price.salePrice ?? price.price).amount,
      most: Math.max(0, Math.min(rest.maximumQuantity, rest.inventoryInfo.onlineStockAvailable)),
    })),
    currency: first.price.price.currency,
    room: readRoom(query),
  };
}

/** What goes with the shades of a paint; null for what is not tinted. */
export async function loadPaint(
  product: ProductDetail,
  query: URLSearchParams,
  context: LoaderContext,
): Promise<PaintModel | null> {
  if (product.options.length === 0) return null;
  const { t, locale } = context;
  const rooms = OUTDOORS.test(product.productType) ? ROOMS.toReversed() : ROOMS;
  return {
    shadesHref: linkIn(locale)(`/paint/${product.content.slug}/shades`),
    rooms: rooms.map((name) => ({ name, label: t(`paint:scene-${name}`) })),
    surface: TRIMS.test(product.productType) ? 'door' : 'walls',
    calculator: await loadCalculator(product, query, context),
  };
}
