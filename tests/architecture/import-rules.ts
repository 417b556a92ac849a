/** A layer, the files that belong to it, and the layers that it may import. */
export type Layer = { name: string; at: RegExp; knows: string[]; knowsTypesOf?: string[] };

// Small pure modules of names and formats.
const LEAVES = ['locale', 'format', 'messages', 'contract', 'seo', 'paint'];

/** The layers. A file belongs to the first layer whose pattern it matches; a layer may import itself. */
export const LAYERS: Layer[] = [
  {
    name: 'endpoints',
    at: /^src\/pages\/.*\.ts$/,
    knows: [
      ...['api', 'commerce', 'public-client', 'session', 'images', 'client', 'loaders', 'cache', 'env'],
      ...['identity', ...LEAVES],
    ],
  },
  {
    name: 'pages',
    at: /^src\/pages\//,
    knows: ['layouts', 'islands', 'loaders', 'search', 'search-config', ...LEAVES],
  },
  {
    name: 'middleware',
    at: /^src\/middleware\.ts$/,
    knows: [
      ...[
        'commerce',
        'public-client',
        'search-config',
        'session',
        'client',
        'identity',
        'cache',
        'env',
        'build',
      ],
      ...LEAVES,
    ],
  },
  { name: 'collections', at: /^src\/content\.config\.ts$/, knows: ['build', ...LEAVES] },
  // Data of prerendered pages: the same calls, each made once.
  {
    name: 'build',
    at: /^src\/lib\/build\//,
    knows: ['commerce', 'public-client', 'client', 'env', ...LEAVES],
  },
  { name: 'server', at: /^src\/server(\.ts|\/)/, knows: ['cache', 'env', 'logger', 'locale', 'messages'] },
  // Schemas of editorial content are part of the contract, so they come before the rest of the content.
  { name: 'schemas', at: /^src\/content\/schemas(\.ts|\/)/, knows: ['locale'] },
  { name: 'content', at: /^src\/content\//, knows: ['schemas', 'contract', 'locale'] },
  {
    name: 'layouts',
    at: /^src\/layouts\//,
    knows: ['islands', 'directives', 'analytics', ...LEAVES],
    knowsTypesOf: ['loaders', 'schemas'],
  },
  {
    name: 'islands',
    at: /^src\/islands\//,
    knows: ['state', 'layouts', 'search', 'analytics', ...LEAVES],
    knowsTypesOf: ['loaders'],
  },
  { name: 'directives', at: /^src\/directives\//, knows: [] },
  {
    name: 'state',
    at: /^src\/lib\/state\//,
    knows: ['client', 'identity', 'analytics', 'search', ...LEAVES],
  },
  {
    name: 'loaders',
    at: /^src\/lib\/loaders\//,
    knows: ['client', 'search', ...LEAVES],
    knowsTypesOf: ['schemas', 'session'],
  },
  { name: 'client', at: /^src\/lib\/client\//, knows: ['contract', 'locale'] },
  {
    name: 'commerce',
    at: /^src\/lib\/commerce\.server\.ts$/,
    knows: ['backend', 'client', 'contract', 'locale', 'cache', 'env'],
  },
  // A client without a token, for data that is the same for every visitor.
  {
    name: 'public-client',
    at: /^src\/lib\/public-client\.server\.ts$/,
    knows: ['commerce', 'client', 'contract', 'locale', 'cache'],
  },
  // The browser's only way to the backend: cookies become tokens, forms become calls.
  {
    name: 'api',
    at: /^src\/lib\/api\//,
    knows: [
      ...['commerce', 'session', 'client', 'cache', 'env', 'logger', 'identity', 'analytics', 'search'],
      ...LEAVES,
    ],
  },
  {
    name: 'session',
    at: /^src\/lib\/session(\.server\.ts$|\/)/,
    knows: ['commerce', 'public-client', 'env', 'contract', 'locale', 'client'],
  },
  // The image endpoint: the shop's own images through commerce, photos from allowed hosts.
  {
    name: 'images',
    at: /^src\/lib\/images\//,
    knows: ['commerce', 'cache', 'env', 'logger', 'format', 'locale'],
  },
  { name: 'env', at: /^src\/lib\/env\.server\.ts$/, knows: ['locale'] },
  { name: 'logger', at: /^src\/lib\/logger\.server\.ts$/, knows: [] },
  {
    name: 'backend',
    at: /^src\/lib\/backend\//,
    knows: [
      'contract',
      'locale',
      'format',
      'messages',
      'paint',
      'content',
      'schemas',
      'search',
      'env',
      'logger',
    ],
  },
  { name: 'identity', at: /^src\/lib\/identity\//, knows: ['client', 'contract', 'locale', 'env'] },
  // Search requests of the server: to hosted search, or to commerce.
  {
    name: 'search-config',
    at: /^src\/lib\/search\/(config|server-client)\.server\.ts$/,
    knows: ['search', 'commerce', 'env', 'locale'],
  },
  { name: 'search', at: /^src\/lib\/search\//, knows: ['contract', 'locale', 'format', 'analytics'] },
  { name: 'analytics', at: /^src\/lib\/analytics\//, knows: ['contract', 'locale'] },
  { name: 'cache', at: /^src\/lib\/cache\//, knows: ['env', 'locale'] },
  { name: 'seo', at: /^src\/lib\/seo\//, knows: ['locale', 'format', 'messages', 'contract'] },
  { name: 'paint', at: /^src\/lib\/paint\//, knows: ['locale'] },
  { name: 'messages', at: /^src\/lib\/messages\//, knows: ['locale', 'contract'] },
  {
    name: 'format',
    at: /^src\/lib\/format\//,
    knows: ['locale', 'contract', 'messages', 'paint'],
  },
  { name: 'contract', at: /^src\/lib\/contract\//, knows: ['schemas', 'locale'] },
  { name: 'locale', at: /^src\/lib\/locale\//, knows: [] },
];

/** Packages that only some layers may import, with the reason. Empty `zones` means nowhere in src. */
export const PACKAGES: { name: RegExp; zones: string[]; files?: RegExp; why: string }[] = [
  {
    name: /^node:|^(fs|path|crypto|http|https|zlib|stream|util|os|url|net|buffer|events|child_process)$/,
    zones: ['backend', 'server'],
    files: /\.server\.ts$/,
    why: 'Node itself is known by the backend, the front and *.server.ts only: the rest may end up in a browser',
  },
  {
    name: /^zod$|^zod\/(?!mini$)/,
    zones: [],
    why: 'schemas are written in zod/mini: the classic one weighs 90 KB in a browser and probes new Function',
  },
  {
    name: /^(kysely|pg|better-sqlite3|minisearch)(\/|$)/,
    zones: ['backend'],
    why: 'data is reached through the contract',
  },
  {
    name: /^sharp$/,
    zones: ['images'],
    why: 'pictures are made in one place, where what is read is bounded',
  },
  {
    name: /^lru-cache$/,
    zones: ['cache', 'images', 'session', 'commerce', 'backend'],
    why: 'caches belong to the server: a browser keeps what it knows in its stores',
  },
  {
    name: /^pino$/,
    zones: ['logger'],
    why: 'one module decides how a log line looks and what is redacted in it',
  },
  {
    name: /^@astrojs\/rss$/,
    zones: [],
    files: /^src\/lib\/seo\/[a-z-]*feed\.ts$/,
    why: 'one module writes the feed: the package brings an XML parser that no browser needs',
  },
  {
    name: /^jsonc-parser$/,
    zones: [],
    files: /^src\/lib\/backend\/import\//,
    why: 'only an import locates errors in JSON',
  },
  {
    name: /^react(-dom)?(\/|$)|^react-instantsearch(\/|$)/,
    zones: ['islands', 'layouts'],
    why: 'React draws in islands, and in the hook-free blocks that they share with layouts',
  },
  {
    name: /^@?nanostores(\/|$)/,
    zones: ['state', 'islands'],
    why: 'a store is shared by all requests of a server: only what runs in a browser may hold one',
  },
  {
    name: /^i18next$/,
    zones: ['messages'],
    why: 'words come from #lib/messages, which keeps one instance and never changes its language',
  },
  {
    name: /^astro:/,
    zones: ['pages', 'endpoints', 'layouts', 'middleware', 'collections'],
    why: 'the modules of Astro do not exist in the standalone backend, in scripts and in tests',
  },
];
