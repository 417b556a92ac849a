/** Built pages, below a locale, that the front server sends when no page can be rendered. */
export const ERROR_PAGE_PATHS = { 500: '/server-error', 503: '/unavailable' } as const;

/** Stands for the reference code in those pages; the front server replaces it. */
export const REFERENCE_PLACEHOLDER = '[reference]';
