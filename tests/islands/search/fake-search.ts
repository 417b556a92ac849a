import type { ProductSummary } from '#lib/contract/catalog/product.ts';

export interface SearchRequest {
  indexName: string;
  params: {
    query: string;
    page: number;
    hitsPerPage: number;
    filters?: string;
    facets: string[] | string;
    facetFilters?: string[][];
    numericFilters?: string[];
  };
}

/** Creates a search hit. */
export function createHit(code: string, name: string): ProductSummary & { objectID: string } {
  return {
    objectID: code,
    productCode: code,
    content: { productName: name, slug: code.toLowerCase(), summary: '' },
    brand: { name: 'Liwan', slug: 'liwan' },
    productImages: [],
    price: { price: { amount: 4900, currency: 'AED' }, salePrice: null },
    variationProductCode: code,
    variantCount: 1,
    priceRange: null,
    unitOfMeasurePrice: null,
    promotionBadge: null,
    properties: [{ attributeFQN: 'tenant~voltage', name: 'Voltage', values: ['18 V'] }],
    rating: null,
    inventoryInfo: { onlineStockAvailable: 9 },
    productType: 'standard',
    isPaintProduct: false,
    maximumQuantity: 9,
  };
}

const BRANDS = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`brand-${index}`, 20 - index]));

/** A fake search: 50 products, 7 with any facet filter, none for the query `nothing`. */
export class FakeSearch {
  requests: SearchRequest[][] = [];
  isDown = false;

  search = async (requests: readonly object[]) => {
    this.requests.push(requests as SearchRequest[]);
    if (this.isDown) throw new Error('down');
    return { results: (requests as SearchRequest[]).map(createResponse) as never[] };
  };
}

function createResponse({ indexName, params }: SearchRequest) {
  const isFiltered = Boolean(params.facetFilters?.length);
  const total = params.query === 'nothing' ? 0 : isFiltered ? 7 : 50;
  const pages = Math.ceil(total / (params.hitsPerPage || 1));
  const hitIndexes = Array.from({ length: Math.min(total, params.hitsPerPage) }, (_, index) => index);
  return {
    index: indexName,
    hits: hitIndexes.map((index) => createHit(`P${params.page}-${index}`, `Drill ${params.page}-${index}`)),
    nbHits: total,
    nbPages: pages,
    page: params.page,
    hitsPerPage: params.hitsPerPage,
    query: params.query,
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    facets: {
      brand: BRANDS,
      colour: { blue: 4, red: 2 },
      inStock: { true: 40, false: 10 },
      'attributes.voltage': { '18 V': 30, '12 V': 5 },
    },
    facets_stats: { price: { min: 12.5, max: 480, avg: 50, sum: 500 } },
    renderingContent: { facetOrdering: { facets: { order: ['attributes.voltage'] } } },
  };
}
