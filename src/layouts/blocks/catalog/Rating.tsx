import type { RatingModel } from '#lib/format/models/product-card.ts';

/** Average rating with the number of reviews, as one sentence for screen readers. */
export function Rating({ rating }: { rating: RatingModel }) {
  return (
    <p className="rating">
      <span aria-hidden="true">{`${rating.average} ${rating.count}`}</span>
      <span className="sr-only">{rating.text}</span>
    </p>
  );
}
