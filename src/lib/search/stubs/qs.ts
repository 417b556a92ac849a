// Stands in for `qs` in the bundle: InstantSearch's router hands it to functions that read and write addresses, and
// those of this shop read and write their own (`routing.ts`). The package would weigh as much as all of the filters.

function refuse(): never {
  throw new Error('Addresses of lists are read and written by lib/search/listing-state.ts');
}

// biome-ignore lint/style/noDefaultExport: as the package has it
export default { parse: refuse, stringify: refuse };
