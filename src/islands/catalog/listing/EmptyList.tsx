import { Button } from '#layouts/blocks/ui/Button.tsx';
import { interpolate } from '#lib/format/interpolate.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import { hasFilters, type ListingState } from '#lib/search/listing-url.ts';
import type { ProductListProps } from './props.ts';

function Links({ title, links }: { title: string | null; links: LinkModel[] }) {
  if (links.length === 0) return null;
  return (
    <>
      {title && <h3 className="listing__empty-title">{title}</h3>}
      <ul className="chips">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className="chip" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shown when there are no results: the reason, and links. */
export function EmptyList({
  state,
  messages,
  suggestions,
  suggestionsTitle,
  trendingSearches,
}: ProductListProps & { state: ListingState }) {
  const isChosen = hasFilters(state);
  const { query } = state;
  const text = isChosen ? messages.emptyText : query ? messages.emptyQueryText : messages.emptyCategoryText;
  return (
    <section className="empty-state">
      <svg viewBox="0 0 240 120" aria-hidden="true" fill="none" stroke="var(--line-strong)" strokeWidth="2">
        <path d="M20 106h200M36 106V26h168v80M36 54h168M36 80h168" />
        <path d="M150 54V38h22v16M60 80V64h34v16M108 106l14-20 14 20" stroke="var(--ink)" />
      </svg>
      <h2>{query && !isChosen ? interpolate(messages.emptyQueryTitle, { query }) : messages.emptyTitle}</h2>
      <p className="lead">{text}</p>
      {isChosen && (
        <Button form="filter-form" name="clear" value="1" variant="outline">
          {messages.clear}
        </Button>
      )}
      <Links title={suggestionsTitle} links={suggestions} />
      <Links title={messages.topSearches} links={trendingSearches} />
    </section>
  );
}
