/** Responses of both indexes to the query `dril`. */
export const searchResponse = {
  results: [
    {
      index: 'suggestions_en_ae',
      nbHits: 3,
      hits: [
        { objectID: 'p', query: 'Cordless drill kit', kind: 'product', category: 'drills', brand: 'torqan' },
        { objectID: 'c', query: 'Drills & drivers', kind: 'category', category: 'drills', brand: null },
        { objectID: 'b', query: 'Torqan Drills', kind: 'brand', category: 'drills', brand: 'torqan' },
      ],
    },
    {
      index: 'products_en_ae',
      nbHits: 37,
      queryID: 'f'.repeat(32),
      hits: [
        {
          objectID: 'TQ-1',
          content: { productName: 'Torqan 18 V drill', slug: 'torqan-18v-drill', summary: '' },
          productImages: [{ imageUrl: '/media/products/TQ-1.svg', altText: 'Drill' }],
          price: { price: { amount: 39900, currency: 'AED' }, salePrice: { amount: 34900, currency: 'AED' } },
          priceRange: null,
        },
        {
          objectID: 'TQ-2',
          content: { productName: 'Torqan drill bits', slug: 'torqan-drill-bits', summary: '' },
          productImages: [],
          price: { price: { amount: 6900, currency: 'AED' }, salePrice: null },
          priceRange: {
            lower: { price: { amount: 2900, currency: 'AED' }, salePrice: null },
            upper: { price: { amount: 6900, currency: 'AED' }, salePrice: null },
          },
        },
      ],
    },
  ],
};

/** Responses without a hit. */
export const emptyResponse = {
  results: [
    { index: 'suggestions_en_ae', nbHits: 0, hits: [] },
    { index: 'products_en_ae', nbHits: 0, hits: [] },
  ],
};
