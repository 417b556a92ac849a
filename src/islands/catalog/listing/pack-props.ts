import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { formatFact } from '#lib/format/catalog/product-card.ts';
import { packJson, unpackJson } from '../../pack-json.ts';

type Hit = Omit<ProductSummary, 'variationProductCode' | 'productType' | 'maximumQuantity'>;
type Amount = ProductSummary['price'] | undefined | null;

/** InstantSearch's `initialResults`, by index. */
type InitialResults<H> = Record<string, { results: { hits?: H[] }[] }>;

const packPrice = (price: Amount) => price && [price.price?.amount, price.salePrice?.amount];

/**
 * Packs the fields that a card shows into an array without property names, because the page contains them as
 * HTML too.
 */
function packHit(hit: Hit) {
  const { content, productImages, rating, unitOfMeasurePrice: unit, delivery } = hit;
  const [image] = productImages ?? [];
  return [
    hit.productCode,
    content.productName,
    content.slug,
    hit.brand?.name,
    image?.imageUrl,
    image?.altText === content.productName ? 0 : image?.altText,
    image?.placeholder,
    hit.price?.price?.currency,
    packPrice(hit.price),
    packPrice(hit.priceRange?.lower),
    hit.variantCount,
    unit && [unit.price.amount, unit.unit],
    rating && [rating.average, rating.count],
    hit.promotionBadge,
    hit.properties?.map(formatFact),
    hit.inventoryInfo?.onlineStockAvailable,
    hit.isPaintProduct ? 1 : 0,
    delivery && [delivery.kind, delivery.nearRegions],
  ] as const;
}

function unpackHit(packed: ReturnType<typeof packHit>) {
  const [code, productName, slug, brand, imageUrl, altText, placeholder, currency, price, lower] = packed;
  const [variantCount, unit, rating, promotionBadge, properties, stock, isPaint, delivery] = packed.slice(
    10,
  ) as [
    number,
    [number, string] | null,
    [number, number] | null,
    string | null,
    string[] | null,
    number | null,
    number,
    [string, string[]] | null,
  ];
  const toMoney = (amount: number | null | undefined) => (amount == null ? null : { amount, currency });
  const toPrice = (amounts: typeof price) =>
    amounts && { price: toMoney(amounts[0]), salePrice: toMoney(amounts[1]) };
  return {
    objectID: code,
    productCode: code,
    content: { productName, slug },
    brand: brand && { name: brand },
    productImages: imageUrl
      ? [{ imageUrl, altText: altText === 0 ? productName : altText, placeholder: placeholder ?? undefined }]
      : [],
    price: toPrice(price),
    priceRange: lower && { lower: toPrice(lower) },
    variantCount,
    unitOfMeasurePrice: unit && { price: toMoney(unit[0]), unit: unit[1] },
    rating: rating && { average: rating[0], count: rating[1] },
    promotionBadge,
    properties: (properties ?? []).map((fact) => ({ attributeFQN: '', name: '', values: [fact] })),
    inventoryInfo: { onlineStockAvailable: stock ?? 0 },
    isPaintProduct: isPaint === 1,
    delivery: delivery ? { kind: delivery[0], nearRegions: delivery[1] } : undefined,
  };
}

function mapHits<From, To>(initial: InitialResults<From>, map: (hit: From) => To) {
  const entries = Object.entries(initial).map(([index, { results, ...rest }]) => [
    index,
    { ...rest, results: results.map((result) => ({ ...result, hits: result.hits?.map(map) })) },
  ]);
  return Object.fromEntries(entries) as InitialResults<To>;
}

// Response fields about the search itself, which nothing in the browser reads.
const UNUSED_FIELDS = /^(params|processingTimeMS|exhaustive.*)$/;

/** Packs InstantSearch's `initialResults`. */
export const packResults = (results: string): string =>
  packJson(
    mapHits(
      JSON.parse(results, (key, value) => (UNUSED_FIELDS.test(key) ? undefined : value)),
      packHit,
    ),
  );

/** Returns InstantSearch's `initialResults` as JSON, with what cards show of the hits. */
export const unpackResults = (packed: string): string =>
  JSON.stringify(mapHits(unpackJson<InitialResults<ReturnType<typeof packHit>>>(packed), unpackHit));
