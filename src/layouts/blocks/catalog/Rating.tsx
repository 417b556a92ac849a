import type { RatingModel } from '#lib/format/models/product-card.ts';

/** Average rating with the number of reviews, as one sentence for screen readers. */
export function Rating({ rating }: { rating: RatingModel }) {
  return (
    <p className="rating">
      <svg className="rating__star" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M6 .6l1.7 3.5 3.8.5-2.8 2.7.7 3.8L6 9.3l-3.4 1.8.7-3.8L.5 4.6l3.8-.5z" />
      </svg>
      <span aria-hidden="true">{rating.average}</span>
      <span className="rating__count" aria-hidden="true">
        {rating.count}
      </span>
      <span className="sr-only">{rating.text}</span>
    </p>
  );
}
