// Stands in for parts of InstantSearch in the bundle. It takes up all of itself, and a list of this shop uses neither
// its counting (`insights.ts` counts, for who agreed), nor its notes for a crawler, nor its helpers for templates.

function refuse(): never {
  throw new Error('Lists do without this part of InstantSearch');
}

export const createInsightsMiddleware = refuse;
export const createMetadataMiddleware = refuse;

/** Whether a page notes its widgets down for the provider's crawler. */
export function isMetadataEnabled(): boolean {
  return false;
}

/** Helpers for templates: none. */
// biome-ignore lint/style/noDefaultExport: as the package has it
export default function createHelpers(): object {
  return {};
}
