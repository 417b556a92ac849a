// Replaces `qs` in the bundle: InstantSearch's router passes it to functions that read and write URLs, and
// this shop has its own (`listing-url.ts`). The package is as large as all filters together.

function throwUnsupported(): never {
  throw new Error('URLs of lists are read and written by lib/search/listing-url.ts');
}

// biome-ignore lint/style/noDefaultExport: as the package has it
export default { parse: throwUnsupported, stringify: throwUnsupported };
