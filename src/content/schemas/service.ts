import * as z from 'zod/mini';
import { ContentLinkSchema, headFields, IconSchema, TextSchema } from './parts.ts';

// Editorial texts around buying: icons, notices, and the pages after a purchase.

/** Service promises with icons, in display order. */
export const IconListSchema = z.strictObject({
  icons: z
    .array(z.strictObject({ icon: IconSchema, title: TextSchema, text: TextSchema }))
    .check(z.minLength(1), z.maxLength(6)),
});
export type IconList = z.output<typeof IconListSchema>;

/** Icon and text for each delivery method. */
export const FulfillmentIconsSchema = z.strictObject({
  methods: z.array(
    z.strictObject({
      /** The specification's delivery methods. */
      method: z.enum(['home-delivery', 'click-collect']),
      icon: IconSchema,
      title: TextSchema,
      text: TextSchema,
    }),
  ),
});

/** Floating badges: small links that remain visible at the bottom of the window. */
export const FloatingBadgesSchema = z.strictObject({
  badges: z
    .array(
      z.strictObject({
        /** Unique code. */
        code: z.string().check(z.regex(/^[a-z-]+$/)),
        icon: IconSchema,
        ...ContentLinkSchema.shape,
        /** Pages that show it. */
        pages: z.array(z.enum(['home', 'department', 'campaign'])),
      }),
    )
    .check(z.maxLength(2)),
});
export type FloatingBadge = z.output<typeof FloatingBadgesSchema>['badges'][number];

/** The banner above cart and checkout. */
export const CheckoutBannerSchema = z.strictObject({
  /** False hides the banner without deleting its text. */
  isOn: z.boolean(),
  icon: IconSchema,
  title: TextSchema,
  /** `{freeFrom}` is replaced by the country's threshold of free delivery. */
  text: TextSchema,
  /** Shown in the cart only: checkout has no links that lead away. */
  link: z.nullable(ContentLinkSchema),
});

/** Title of each country's shop, by country code. */
export const CountryTitlesSchema = z.strictObject({
  ae: TextSchema,
  kw: TextSchema,
  sa: TextSchema,
  bh: TextSchema,
  qa: TextSchema,
  om: TextSchema,
});

/** The 404 page. */
export const NotFoundSchema = z.strictObject({
  title: TextSchema,
  text: TextSchema,
  /** Links shown before the departments. */
  links: z.array(ContentLinkSchema),
});

/** The bulk order page. */
export const BulkOrdersSchema = z.strictObject({
  ...headFields,
  lead: TextSchema,
  /** Benefits. */
  points: z
    .array(z.strictObject({ icon: IconSchema, title: TextSchema, text: TextSchema }))
    .check(z.minLength(1)),
  formTitle: TextSchema,
  formText: TextSchema,
  /** Text about why files cannot be uploaded, and the alternative. */
  filesNote: TextSchema,
  /** Steps after the enquiry was sent. */
  next: z.array(TextSchema).check(z.minLength(1)),
});

/** Texts of the order confirmation page. */
export const OrderConfirmationSchema = z.strictObject({
  title: TextSchema,
  nextTitle: TextSchema,
  next: z.array(TextSchema).check(z.minLength(1)),
  /** Text below the order number. */
  keep: TextSchema,
  /** The first is the primary link. */
  links: z.array(ContentLinkSchema).check(z.minLength(1)),
});

/** Texts of the order list. */
export const OrderListSchema = z.strictObject({
  title: TextSchema,
  lead: TextSchema,
  emptyTitle: TextSchema,
  emptyText: TextSchema,
  /** Periods of the order list; `start` lists all orders. */
  periods: z.array(
    z.strictObject({
      code: z.enum(['1-month', '3-months', '6-months', '1-year', 'start']),
      label: TextSchema,
    }),
  ),
});

/** Texts of the return page. */
export const OrderReturnSchema = z.strictObject({
  title: TextSchema,
  lead: TextSchema,
  steps: z.array(z.strictObject({ title: TextSchema, text: TextSchema })).check(z.minLength(1)),
  methods: z.array(
    z.strictObject({
      method: z.enum(['drop-of-local-store', 'pickup-home']),
      title: TextSchema,
      text: TextSchema,
    }),
  ),
  /** Text beside products that cannot be returned. */
  notEligible: TextSchema,
});

/** Reasons of a return, in display order. */
export const ReturnReasonsSchema = z.strictObject({
  reasons: z
    .array(
      z.strictObject({
        code: z.string().check(z.regex(/^[a-z-]+$/)),
        label: TextSchema,
        /** Whether a note is required. */
        needsNote: z.boolean(),
        /** Whether the shop is responsible; collection is free then. */
        isOurs: z.boolean(),
      }),
    )
    .check(z.minLength(1)),
});

const createChoicesSchema = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.array(z.strictObject({ code: z.enum(codes), label: TextSchema })).check(z.length(codes.length));

/** Options of select fields, by their code in the contract. */
export const MasterDataSchema = z.strictObject({
  genders: createChoicesSchema(['male', 'female', 'other']),
  languages: createChoicesSchema(['en', 'ar']),
  addressTypes: createChoicesSchema(['Residential', 'Commercial']),
  newsletterChannels: createChoicesSchema(['email', 'whatsapp']),
  deliveryMethods: createChoicesSchema(['home-delivery', 'click-collect']),
  returnMethods: createChoicesSchema(['drop-of-local-store', 'pickup-home']),
  paymentSources: createChoicesSchema(['credit_card', 'wallet', 'ApplePay']),
});
