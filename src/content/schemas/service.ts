import * as z from 'zod/mini';
import { ContentLinkSchema, headFields, IconSchema, WordsSchema } from './parts.ts';

// What the shop says around buying: signs, notices, and the words of the pages after a purchase.

/** The signs by which the shop says what one can count on, in the order shown. */
export const IconListSchema = z.strictObject({
  icons: z
    .array(z.strictObject({ icon: IconSchema, title: WordsSchema, text: WordsSchema }))
    .check(z.minLength(1), z.maxLength(6)),
});
export type IconList = z.output<typeof IconListSchema>;

/** A sign and a sentence for each way in which goods reach their buyer. */
export const FulfillmentIconsSchema = z.strictObject({
  methods: z.array(
    z.strictObject({
      /** The specification's delivery methods. */
      method: z.enum(['home-delivery', 'click-collect']),
      icon: IconSchema,
      title: WordsSchema,
      text: WordsSchema,
    }),
  ),
});

/** Small links that stay in sight at the end of the window. */
export const FloatingBadgesSchema = z.strictObject({
  badges: z
    .array(
      z.strictObject({
        /** Unique among them. */
        code: z.string().check(z.regex(/^[a-z-]+$/)),
        icon: IconSchema,
        ...ContentLinkSchema.shape,
        /** Where it shows. */
        pages: z.array(z.enum(['home', 'department', 'campaign'])),
      }),
    )
    .check(z.maxLength(2)),
});
export type FloatingBadge = z.output<typeof FloatingBadgesSchema>['badges'][number];

/** One notice above cart and checkout. */
export const CheckoutBannerSchema = z.strictObject({
  /** False takes it down without losing its words. */
  isOn: z.boolean(),
  icon: IconSchema,
  title: WordsSchema,
  /** `{freeFrom}` becomes the country's threshold. */
  text: WordsSchema,
  /** Shown in the cart alone: nothing leads away from checkout. */
  link: z.nullable(ContentLinkSchema),
});

/** What each country's shop calls itself, by the country's code. */
export const CountryTitlesSchema = z.strictObject({
  ae: WordsSchema,
  kw: WordsSchema,
  sa: WordsSchema,
  bh: WordsSchema,
  qa: WordsSchema,
  om: WordsSchema,
});

/** The page of an address that leads nowhere. */
export const NotFoundSchema = z.strictObject({
  title: WordsSchema,
  text: WordsSchema,
  /** Where to go instead, before the departments. */
  links: z.array(ContentLinkSchema),
});

/** The page of those who buy by the pallet. */
export const BulkOrdersSchema = z.strictObject({
  ...headFields,
  lead: WordsSchema,
  /** What one gets. */
  points: z
    .array(z.strictObject({ icon: IconSchema, title: WordsSchema, text: WordsSchema }))
    .check(z.minLength(1)),
  formTitle: WordsSchema,
  formText: WordsSchema,
  /** Why there is no field for files, and what to do with a list. */
  filesNote: WordsSchema,
  /** What happens after sending, step by step. */
  next: z.array(WordsSchema).check(z.minLength(1)),
});

/** The words of the thank-you page. */
export const OrderConfirmationSchema = z.strictObject({
  title: WordsSchema,
  nextTitle: WordsSchema,
  next: z.array(WordsSchema).check(z.minLength(1)),
  /** Below the number. */
  keep: WordsSchema,
  /** The first is the way on. */
  links: z.array(ContentLinkSchema).check(z.minLength(1)),
});

/** The words of the list of orders. */
export const OrderListSchema = z.strictObject({
  title: WordsSchema,
  lead: WordsSchema,
  emptyTitle: WordsSchema,
  emptyText: WordsSchema,
  /** Since when orders are listed; `start` is all of them. */
  periods: z.array(
    z.strictObject({
      code: z.enum(['1-month', '3-months', '6-months', '1-year', 'start']),
      label: WordsSchema,
    }),
  ),
});

/** The words of a return. */
export const OrderReturnSchema = z.strictObject({
  title: WordsSchema,
  lead: WordsSchema,
  steps: z.array(z.strictObject({ title: WordsSchema, text: WordsSchema })).check(z.minLength(1)),
  methods: z.array(
    z.strictObject({
      method: z.enum(['drop-of-local-store', 'pickup-home']),
      title: WordsSchema,
      text: WordsSchema,
    }),
  ),
  /** Beside goods that cannot come back. */
  notEligible: WordsSchema,
});

/** Why goods come back, in the order offered. */
export const ReturnReasonsSchema = z.strictObject({
  reasons: z
    .array(
      z.strictObject({
        code: z.string().check(z.regex(/^[a-z-]+$/)),
        label: WordsSchema,
        /** The shop asks for a sentence more. */
        needsNote: z.boolean(),
        /** The fault is the shop's own: nothing is charged for coming to fetch it. */
        isOurs: z.boolean(),
      }),
    )
    .check(z.minLength(1)),
});

const choices = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.array(z.strictObject({ code: z.enum(codes), label: WordsSchema })).check(z.length(codes.length));

/** What stands in lists to choose from, by its code on the wire. */
export const MasterDataSchema = z.strictObject({
  genders: choices(['male', 'female', 'other']),
  languages: choices(['en', 'ar']),
  addressTypes: choices(['Residential', 'Commercial']),
  newsletterChannels: choices(['email', 'whatsapp']),
  deliveryMethods: choices(['home-delivery', 'click-collect']),
  returnMethods: choices(['drop-of-local-store', 'pickup-home']),
  paymentSources: choices(['credit_card', 'wallet', 'ApplePay']),
});
