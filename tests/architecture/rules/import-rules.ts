/** A layer, the files that belong to it, and the layers that it may import. */
export type Layer = { name: string; pattern: RegExp; imports: string[]; importsTypesOf?: string[] };

// Layers without side effects, which most layers may import.
const LEAVES = ['locale', 'format', 'messages', 'contract', 'seo', 'paint'];

/** The layers. A file belongs to the first layer whose pattern it matches; a layer may import itself. */
export const LAYERS: Layer[] = [
  {
    name: 'endpoints',
    pattern: /^src\/pages\/.*\.ts$/,
    imports: [
      'api',
      'commerce',
      'public-client',
      'session',
      'images',
      'invoice',
      'client',
      'loaders',
      'cache',
      'env',
      'identity',
      ...LEAVES,
    ],
  },
  {
    name: 'pages',
    pattern: /^src\/pages\//,
    imports: ['layouts', 'islands', 'loaders', 'search', 'search-config', ...LEAVES],
  },
  {
    name: 'middleware',
    pattern: /^src\/middleware\.ts$/,
    imports: [
      'commerce',
      'public-client',
      'payment-csp',
      'map-tiles',
      'search-config',
      'analytics',
      'session',
      'client',
      'identity',
      'cache',
      'env',
      'build',
      ...LEAVES,
    ],
  },
  { name: 'collections', pattern: /^src\/content\.config\.ts$/, imports: ['build', ...LEAVES] },
  // Data of prerendered pages: each API call is made once for all pages.
  {
    name: 'build',
    pattern: /^src\/lib\/build\//,
    imports: ['commerce', 'public-client', 'client', 'env', ...LEAVES],
  },
  {
    name: 'server',
    pattern: /^src\/server(\.ts|\/)/,
    imports: ['cache', 'cluster', 'env', 'logger', 'locale', 'messages'],
  },
  // Schemas of editorial content are part of the contract, so they come before the rest of the content.
  { name: 'schemas', pattern: /^src\/content\/schemas(\.ts|\/)/, imports: ['locale'] },
  { name: 'content', pattern: /^src\/content\//, imports: ['schemas', 'contract', 'locale'] },
  {
    name: 'layouts',
    pattern: /^src\/layouts\//,
    imports: ['islands', 'directives', 'analytics', ...LEAVES],
    importsTypesOf: ['loaders', 'schemas'],
  },
  {
    name: 'islands',
    pattern: /^src\/islands\//,
    imports: ['state', 'layouts', 'search', 'analytics', ...LEAVES],
    importsTypesOf: ['loaders'],
  },
  { name: 'directives', pattern: /^src\/directives\//, imports: [] },
  {
    name: 'state',
    pattern: /^src\/lib\/state\//,
    imports: ['client', 'identity', 'analytics', 'search', ...LEAVES],
  },
  {
    name: 'loaders',
    pattern: /^src\/lib\/loaders\//,
    imports: ['client', 'search', ...LEAVES],
    importsTypesOf: ['schemas', 'session'],
  },
  { name: 'client', pattern: /^src\/lib\/client\//, imports: ['contract', 'locale'] },
  {
    name: 'commerce',
    pattern: /^src\/lib\/commerce\.server\.ts$/,
    imports: ['backend', 'client', 'contract', 'locale', 'cache', 'env', 'remote-api'],
  },
  // Transport to a remote API: time limits and the circuit breaker.
  { name: 'remote-api', pattern: /^src\/lib\/remote-api\.server\.ts$/, imports: [] },
  // Bundled apart from the site; its texts are parts of the messages.
  { name: 'service-worker', pattern: /^src\/service-worker\//, imports: ['messages'] },
  // A client without a token, for data that is the same for every visitor.
  {
    name: 'public-client',
    pattern: /^src\/lib\/public-client\.server\.ts$/,
    imports: ['commerce', 'client', 'contract', 'locale', 'cache'],
  },
  // Form targets at the payment provider, for the content security policy of the checkout.
  { name: 'payment-csp', pattern: /^src\/lib\/payment-csp\.server\.ts$/, imports: ['env'] },
  // Origins of the map's tile images.
  { name: 'map-tiles', pattern: /^src\/lib\/map-tiles\.server\.ts$/, imports: ['env', 'format'] },
  // The browser's only way to the backend: takes the token from the session cookie, and turns form posts into
  // calls.
  {
    name: 'api',
    pattern: /^src\/lib\/api\//,
    imports: [
      'commerce',
      'session',
      'client',
      'cache',
      'env',
      'logger',
      'identity',
      'analytics',
      'search',
      ...LEAVES,
    ],
  },
  {
    name: 'session',
    pattern: /^src\/lib\/session(\.server\.ts$|\/)/,
    imports: ['commerce', 'public-client', 'env', 'contract', 'locale', 'client'],
  },
  // The image endpoint: the shop's own images through commerce, photos from allowed hosts.
  {
    name: 'images',
    pattern: /^src\/lib\/images\//,
    imports: ['commerce', 'cache', 'env', 'logger', 'format', 'locale'],
  },
  // Renders invoices and return slips as PDF, on the server.
  { name: 'invoice', pattern: /^src\/lib\/invoice\//, imports: ['format'] },
  {
    name: 'env',
    pattern: /^src\/lib\/(env|env-values|env-rules|secret-files)\.server\.ts$/,
    imports: ['locale'],
  },
  { name: 'logger', pattern: /^src\/lib\/logger\.server\.ts$/, imports: [] },
  {
    name: 'backend',
    pattern: /^src\/lib\/backend\//,
    imports: [
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
      'cluster',
    ],
  },
  // Messages between the processes of one machine.
  { name: 'cluster', pattern: /^src\/lib\/cluster\//, imports: [] },
  { name: 'identity', pattern: /^src\/lib\/identity\//, imports: ['client', 'contract', 'locale', 'env'] },
  // Search requests of the server: to hosted search, or to commerce.
  {
    name: 'search-config',
    pattern: /^src\/lib\/search\/(config|server-client)\.server\.ts$/,
    imports: ['search', 'commerce', 'env', 'locale'],
  },
  { name: 'search', pattern: /^src\/lib\/search\//, imports: ['contract', 'locale', 'format', 'analytics'] },
  { name: 'analytics', pattern: /^src\/lib\/analytics\//, imports: ['contract', 'locale', 'env'] },
  { name: 'cache', pattern: /^src\/lib\/cache\//, imports: ['env', 'locale'] },
  { name: 'seo', pattern: /^src\/lib\/seo\//, imports: ['locale', 'format', 'messages', 'contract'] },
  { name: 'paint', pattern: /^src\/lib\/paint\//, imports: ['locale'] },
  { name: 'messages', pattern: /^src\/lib\/messages\//, imports: ['locale', 'contract'] },
  {
    name: 'format',
    pattern: /^src\/lib\/format\//,
    imports: ['locale', 'contract', 'messages', 'paint'],
  },
  { name: 'contract', pattern: /^src\/lib\/contract\//, imports: ['schemas', 'locale'] },
  { name: 'locale', pattern: /^src\/lib\/locale\//, imports: [] },
];

/** Packages that only some layers may import, with the reason. Empty `zones` means nowhere in src. */
export const PACKAGES: { name: RegExp; zones: string[]; files?: RegExp; reason: string }[] = [
  {
    name: /^node:|^(fs|path|crypto|http|https|zlib|stream|util|os|url|net|buffer|events|child_process)$/,
    zones: ['backend', 'server'],
    files: /\.server\.ts$/,
    reason:
      'Node itself is known by the backend, the front and *.server.ts only: the rest may end up in a browser',
  },
  {
    name: /^zod$|^zod\/(?!mini$)/,
    zones: [],
    reason:
      'schemas are written in zod/mini: the classic one weighs 90 KB in a browser and probes new Function',
  },
  {
    name: /^(kysely|pg|better-sqlite3|minisearch)(\/|$)/,
    zones: ['backend'],
    reason: 'data is reached through the contract',
  },
  {
    name: /^sharp$/,
    zones: ['images'],
    files: /^src\/lib\/backend\/photos\//,
    reason: 'pictures are made where what is read is bounded: images for pages, and photos of customers',
  },
  {
    name: /^@adyen\//,
    zones: [],
    files: /^src\/lib\/backend\/payment\/providers\/adyen\//,
    reason:
      'a payment provider is behind an interface, and its library is too large for anything but the server',
  },
  {
    name: /^(pdfkit|bidi-js|uqr)$/,
    zones: ['invoice'],
    reason: 'PDFs are drawn in one place, on the server',
  },
  {
    name: /^lru-cache$/,
    zones: ['cache', 'images', 'session', 'commerce', 'backend'],
    reason: 'caches belong to the server: a browser keeps what it knows in its stores',
  },
  {
    name: /^pino$/,
    zones: ['logger'],
    reason: 'one module decides how a log line looks and what is redacted in it',
  },
  {
    name: /^@astrojs\/rss$/,
    zones: [],
    files: /^src\/lib\/seo\/[a-z-]*feed\.ts$/,
    reason: 'one module writes the feed: the package brings an XML parser that no browser needs',
  },
  {
    name: /^jsonc-parser$/,
    zones: [],
    files: /^src\/lib\/backend\/import\//,
    reason: 'only an import locates errors in JSON',
  },
  {
    name: /^react(-dom)?(\/|$)|^react-instantsearch(\/|$)/,
    zones: ['islands', 'layouts'],
    reason: 'React draws in islands, and in the hook-free blocks that they share with layouts',
  },
  {
    name: /^@?nanostores(\/|$)/,
    zones: ['state', 'islands'],
    reason: 'a store is shared by all requests of a server: only what runs in a browser may hold one',
  },
  {
    name: /^i18next$/,
    zones: ['messages'],
    reason: 'words come from #lib/messages, which keeps one instance and never changes its language',
  },
  {
    name: /^astro:/,
    zones: ['pages', 'endpoints', 'layouts', 'middleware', 'collections'],
    reason: 'the modules of Astro do not exist in the standalone backend, in scripts and in tests',
  },
];
