// Replaces parts of InstantSearch in the bundle that listings of this shop do not use: event tracking
// (`search-events.ts` sends events, with consent), metadata for the provider's crawler, and template helpers.
// InstantSearch is otherwise not tree-shakable.

function throwUnsupported(): never {
  throw new Error('Lists do without this part of InstantSearch');
}

export const createInsightsMiddleware = throwUnsupported;
export const createMetadataMiddleware = throwUnsupported;

/** Whether a page lists its widgets for the provider's crawler: never. */
export function isMetadataEnabled(): boolean {
  return false;
}

/** Template helpers: none. */
// biome-ignore lint/style/noDefaultExport: as the package has it
export default function createHelpers(): object {
  return {};
}
