// Schemas of editorial content, one file per page and language. Every href is a path without its locale.
export * from './articles.ts';
export * from './foreign-words.ts';
export * from './home.ts';
export * from './landings.ts';
export * from './needs.ts';
export * from './not-sold.ts';
export * from './one-way-synonyms.ts';
export * from './parts.ts';
export * from './pinned-products.ts';
export * from './product-words.ts';
export * from './search.ts';
export * from './search-pages.ts';
export * from './search-words.ts';
export * from './service.ts';
export * from './shell.ts';
