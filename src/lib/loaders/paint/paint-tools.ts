import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import { paintPacks } from '#lib/contract/paint.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { CalculatorModel, PaintToolsModel } from '#lib/format/models/paint.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { parseCoverage, parseRoomInput } from '#lib/paint/paint-calculator.ts';
import { createLinkBuilder, type LoaderContext } from '../context.ts';

const ROOMS = ['living', 'bedroom', 'majlis', 'facade'] as const;
const EXTERIOR_LINES = /^(exterior|facade|roof)_/;
const TRIM_LINES = /^(satin|enamel)_/;
const DEFAULT_COATS = 2;

const getSpecification = ({ specifications }: ProductDetail, name: string): string =>
  specifications.find(({ attributeFQN }) => attributeFQN === `tenant~${name}`)?.values.join(' ') ?? '';

async function loadCalculator(
  product: ProductDetail,
  query: URLSearchParams,
  { client }: LoaderContext,
): Promise<CalculatorModel | null> {
  const coverageText = getSpecification(product, 'coverage');
  const coverage = parseCoverage(coverageText);
  if (coverage === null) return null;
  const result = await client.call(paintPacks, { params: { code: product.productCode } });
  const [first] = result.ok ? result.data.packs : [];
  if (!result.ok || !first) return null;
  const coats = Number.parseInt(toLatinDigits(getSpecification(product, 'coats')), 10);
  return {
    coverage,
    coverageText: isolateLatin(coverageText),
    coats: coats > 0 ? coats : DEFAULT_COATS,
    packs: result.data.packs.map(({ productCode, packSize, millilitres, price, ...rest }) => ({
      code: productCode,
      label: isolateLatin(packSize),
      volume: millilitres,
      price: (price.salePrice ?? price.price).amount,
      maxQuantity: Math.max(0, Math.min(rest.maximumQuantity, rest.inventoryInfo.onlineStockAvailable)),
    })),
    currency: first.price.price.currency,
    room: parseRoomInput(query),
  };
}

/** Loads room preview and calculator of a tinted paint; null for other products. */
export async function loadPaintTools(
  product: ProductDetail,
  query: URLSearchParams,
  context: LoaderContext,
): Promise<PaintToolsModel | null> {
  if (product.options.length === 0) return null;
  const { t, locale } = context;
  const rooms = EXTERIOR_LINES.test(product.productType) ? ROOMS.toReversed() : ROOMS;
  return {
    shadesHref: createLinkBuilder(locale)(`/paint/${product.content.slug}/shades`),
    rooms: rooms.map((name) => ({ name, label: t(`paint:scene-${name}`) })),
    surface: TRIM_LINES.test(product.productType) ? 'door' : 'walls',
    calculator: await loadCalculator(product, query, context),
  };
}
