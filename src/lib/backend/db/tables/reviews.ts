import type { Generated } from 'kysely';
import type { ReviewRejectionReason, ReviewStatus } from '#lib/contract/reviews/reviews.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Flag } from '../flag.ts';

/** Tables of product reviews. */
export interface ReviewTables {
  reviews: {
    id: string;
    /** The variant that was bought; the reviews of a variant group are shown together. */
    product_code: string;
    /** Customer or guest; null for a review of the seed. */
    author_id: string | null;
    /** Displayed name: `Fatima A.` */
    author_name: string;
    /** 1 to 5. */
    stars: number;
    /** Empty without a title. */
    title: string;
    body: string;
    country: CountryCode;
    /** Language of the text. */
    language: Language;
    is_bought: Flag;
    /** Helpful votes of the seed. */
    helpful_base: Generated<number>;
    /** Number of rows of `review_votes`. */
    vote_count: Generated<number>;
    status: ReviewStatus;
    /** Why it was rejected; null in any other status. */
    reason: ReviewRejectionReason | null;
    created_at: number;
    updated_at: number;
  };
  review_votes: { review_id: string; voter_id: string };
  /** Orders whose customer was asked for reviews. */
  review_requests: { order_id: string; asked_at: number };
}
