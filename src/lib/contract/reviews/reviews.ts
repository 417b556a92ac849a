import * as z from 'zod/mini';
import { ProductImageSchema } from '../catalog/product-image.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  CountrySchema,
  createParagraphsSchema,
  createTextSchema,
  IdSchema,
  ProductCodeSchema,
  SlugSchema,
} from '../fields.ts';
import { OrderLinkTokenSchema } from '../orders/order-link.ts';
import { MAX_PHOTOS, PhotoSchema, readPhoto } from '../photos.ts';

// Product reviews. Not part of the specification.

const base = '/experience/binaa/v1';

export const REVIEW_TITLE_LENGTH = 80;
export const REVIEW_TEXT_LENGTH = 2000;
/** Reviews on a page of the list, by default. */
export const REVIEW_PAGE_SIZE = 10;

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
export const DEFAULT_REVIEW_SORT: ReviewSort = 'helpful';

export const ReviewStatusSchema = z.enum(['pending', 'approved', 'rejected']);
export type ReviewStatus = z.output<typeof ReviewStatusSchema>;

export const REVIEW_REJECTION_REASONS = ['profanity', 'contact', 'off-topic', 'other'] as const;
/** Why a review was rejected. */
export type ReviewRejectionReason = (typeof REVIEW_REJECTION_REASONS)[number];

export const StarsSchema = z.int().check(z.minimum(1), z.maximum(5));
const LanguageSchema = z.enum(['en', 'ar']);

/** An approved review as published. */
export const ReviewSchema = z.object({
  id: IdSchema,
  /** The variant that was bought. */
  productCode: z.string(),
  stars: StarsSchema,
  /** Empty without a title. */
  title: z.string(),
  text: z.string(),
  /** Displayed name: `Fatima A.` */
  author: z.string(),
  country: CountrySchema,
  /** Language of the text. */
  language: LanguageSchema,
  /** Whether the author bought the product here. */
  isBought: z.boolean(),
  helpfulCount: z.int(),
  photos: z.array(PhotoSchema),
  /** Epoch milliseconds. */
  createdAt: z.int(),
});
export type Review = z.output<typeof ReviewSchema>;

/**
 * Lists the approved reviews of a product and its variants. Reviews in the request's language come first, the
 * others after them, both in the requested order.
 */
export const listReviews = defineEndpoint({
  name: 'listReviews',
  method: 'GET',
  path: `${base}/products/{code}/reviews`,
  scope: 'none',
  params: z.strictObject({
    /** Product code, or the slug of the product's page. */
    code: z.union([ProductCodeSchema, SlugSchema]),
  }),
  query: z.strictObject({
    /** `helpful` by default. */
    sort: z.optional(z.enum(REVIEW_SORTS)),
    /** Only reviews with this number of stars. */
    stars: z.optional(z.string().check(z.regex(/^[1-5]$/))),
    /** From 1. */
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
    /** 1 to 50; `REVIEW_PAGE_SIZE` by default. */
    pageSize: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
  }),
  reply: z.object({
    reviews: z.array(ReviewSchema),
    page: z.int(),
    pageSize: z.int(),
    /** Reviews with the requested stars. */
    totalCount: z.int(),
    /** Average of all reviews, 1 to 5 with one decimal; null without reviews. */
    average: z.nullable(z.number()),
    /** Number of all reviews with 5, 4, 3, 2 and 1 stars. */
    distribution: z.array(z.int()),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});

/** Returns a photo of an approved review to anyone; any other photo is PHOTO_NOT_FOUND. */
export const readReviewPhoto = defineEndpoint({
  name: 'readReviewPhoto',
  method: 'GET',
  path: `${base}/reviews/photos/{photoId}`,
  scope: 'none',
  params: z.strictObject({ photoId: IdSchema }),
  reply: readPhoto.reply,
  errors: ['PHOTO_NOT_FOUND'],
});

/** Votes that a review was helpful. One vote per person: voting again has no effect. */
export const voteReview = defineEndpoint({
  name: 'voteReview',
  method: 'PUT',
  path: `${base}/reviews/{reviewId}/helpful`,
  params: z.strictObject({ reviewId: IdSchema }),
  reply: z.object({ productCode: z.string(), helpfulCount: z.int() }),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_OWN'],
});

/** A delivered product that can be reviewed. */
export const ReviewableProductSchema = z.object({
  productCode: z.string(),
  productName: z.string(),
  /** Null when it is no longer sold. */
  slug: z.nullable(z.string()),
  image: ProductImageSchema,
  /** Epoch milliseconds. */
  deliveredAt: z.int(),
});
export type ReviewableProduct = z.output<typeof ReviewableProductSchema>;

/** A review as its author sees it. */
export const OwnReviewSchema = z.object({
  product: ReviewableProductSchema,
  /** Null for a product that has not been reviewed yet. */
  review: z.nullable(
    z.object({
      id: IdSchema,
      stars: StarsSchema,
      title: z.string(),
      text: z.string(),
      language: LanguageSchema,
      status: ReviewStatusSchema,
      /** Why it was rejected; null in any other status. */
      reason: z.nullable(z.enum(REVIEW_REJECTION_REASONS)),
      helpfulCount: z.int(),
      photos: z.array(PhotoSchema),
      createdAt: z.int(),
    }),
  ),
});
export type OwnReview = z.output<typeof OwnReviewSchema>;

const OwnReviewsSchema = z.object({ items: z.array(OwnReviewSchema) });

const reviewFields = {
  stars: StarsSchema,
  /** Empty without a title. */
  title: createTextSchema(REVIEW_TITLE_LENGTH, 0),
  text: createParagraphsSchema(REVIEW_TEXT_LENGTH),
};
export const ReviewInputSchema = z.strictObject({
  ...reviewFields,
  /** All photos of the review, in display order; when omitted, the review keeps its photos. */
  photoIds: z.optional(z.array(IdSchema).check(z.maxLength(MAX_PHOTOS))),
});
export type ReviewInput = z.output<typeof ReviewInputSchema>;

const ownPath = `${base}/users/{userId}/reviews`;
const ownParams = z.strictObject({ userId: IdSchema });
const productParams = z.strictObject({ userId: IdSchema, productCode: ProductCodeSchema });

/** Lists the delivered products of the signed-in customer with their reviews, most recently delivered first. */
export const listOwnReviews = defineEndpoint({
  name: 'listOwnReviews',
  method: 'GET',
  path: ownPath,
  scope: 'private',
  params: ownParams,
  reply: OwnReviewsSchema,
  errors: ['FORBIDDEN'],
});

/**
 * Creates or replaces the customer's review of a delivered product; it is published once it is approved. A
 * text with contact data or profanity is stored as rejected, so that its author can change it. A product that
 * does not exist, was not bought or not delivered is REVIEW_NOT_BOUGHT.
 */
export const saveReview = defineEndpoint({
  name: 'saveReview',
  method: 'PUT',
  path: `${ownPath}/{productCode}`,
  scope: 'private',
  params: productParams,
  body: ReviewInputSchema,
  reply: OwnReviewSchema,
  errors: ['FORBIDDEN', 'REVIEW_NOT_BOUGHT', 'PHOTO_NOT_FOUND', 'PHOTO_LIMIT'],
});

/** Deletes the customer's review of a product with its votes. */
export const deleteReview = defineEndpoint({
  name: 'deleteReview',
  method: 'DELETE',
  path: `${ownPath}/{productCode}`,
  scope: 'private',
  params: productParams,
  reply: OwnReviewsSchema,
  errors: ['FORBIDDEN', 'REVIEW_NOT_FOUND'],
});

// The link of an email: it gives access to the products of one order without a session, as for an order
// placed by a guest.
const linkFields = { orderNumber: IdSchema, token: OrderLinkTokenSchema };

/** Lists the delivered products of the order of a signed link, with the reviews of its customer. */
export const listLinkedReviews = defineEndpoint({
  name: 'listLinkedReviews',
  method: 'POST',
  path: `${base}/orders/linked/reviews`,
  scope: 'none',
  body: z.strictObject(linkFields),
  reply: OwnReviewsSchema,
  errors: ['ORDER_NOT_FOUND'],
});

/** Like `saveReview`, for a product of the order of a signed link. */
export const saveLinkedReview = defineEndpoint({
  name: 'saveLinkedReview',
  method: 'PUT',
  path: `${base}/orders/linked/reviews/{productCode}`,
  scope: 'none',
  params: z.strictObject({ productCode: ProductCodeSchema }),
  body: z.strictObject({ ...reviewFields, ...linkFields }),
  reply: OwnReviewSchema,
  errors: ['ORDER_NOT_FOUND', 'REVIEW_NOT_BOUGHT'],
});
