import * as z from 'zod/mini';
import {
  BulkOrdersSchema,
  CheckoutBannerSchema,
  FloatingBadgesSchema,
  FulfillmentIconsSchema,
  IconListSchema,
  LandingSchema,
  MasterDataSchema,
  NotFoundSchema,
  OrderConfirmationSchema,
  OrderListSchema,
  OrderReturnSchema,
  PopularCategoriesSchema,
  RecommendationsSchema,
  ReturnReasonsSchema,
  SearchFiltersSchema,
  SearchPlaceholderSchema,
  SearchTrendSchema,
} from '#content/schemas/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { CountrySchema } from '../fields.ts';

// Small things that an editor decides: each is one file a language.

const mdm = '/experience/mdm/guest/v1';

/** Something to read without being anybody. */
function defineSettingsEndpoint<Name extends string, Reply extends z.ZodMiniType>(
  name: Name,
  path: string,
  reply: Reply,
) {
  return defineEndpoint({ name, method: 'GET', path, scope: 'none', reply });
}

/** What one can count on, as signs. */
export const iconList = defineSettingsEndpoint('iconList', `${mdm}/icon-list`, IconListSchema);

/** A sign for each way in which goods reach their buyer. */
export const fulfillmentIcons = defineSettingsEndpoint(
  'fulfillmentIcons',
  `${mdm}/fulfillment-icon-list`,
  FulfillmentIconsSchema,
);

/** Small links that stay in sight. */
export const floatingBadges = defineSettingsEndpoint(
  'floatingBadges',
  `${mdm}/floating-badge`,
  FloatingBadgesSchema,
);

/** The notice above cart and checkout; null when there is none. */
export const checkoutBanner = defineSettingsEndpoint(
  'checkoutBanner',
  `${mdm}/common/checkout-promotional-banner`,
  z.object({ banner: z.nullable(z.omit(CheckoutBannerSchema, { isOn: true })) }),
);

/** A country that the shop delivers to. */
export const CountryEntrySchema = z.object({
  code: CountrySchema,
  name: z.string(),
  /** What its shop calls itself. */
  title: z.string(),
  icon: z.object({
    renditions: z.array(
      z.object({
        /** Of the rendition. */
        name: z.string(),
        /** Path of the picture. */
        url: z.string(),
      }),
    ),
  }),
  /** Without plus sign. */
  dialingcode: z.string(),
  /** Digits of a mobile number after the dialling code. */
  mobile_number_length: z.int(),
});
export type CountryEntry = z.output<typeof CountryEntrySchema>;

/** All countries, the default one first. */
export const countryList = defineSettingsEndpoint(
  'countryList',
  `${mdm}/country-list`,
  z.object({ countries: z.array(CountryEntrySchema) }),
);

/** What stands in lists to choose from. */
export const masterData = defineSettingsEndpoint('masterData', `${mdm}/master-data`, MasterDataSchema);

/** The words of an address that leads nowhere. */
export const notFoundPage = defineSettingsEndpoint(
  'notFoundPage',
  `${mdm}/common/error/not-found-page`,
  NotFoundSchema,
);

/** What stands over the tree of all departments. */
export const allDepartments = defineSettingsEndpoint(
  'allDepartments',
  `${mdm}/static-pages/all-departments`,
  z.object({ landing: LandingSchema }),
);

/** The page of those who buy by the pallet. */
export const bulkOrders = defineSettingsEndpoint(
  'bulkOrders',
  '/web/experience/landing/guest/v1/bulk-orders',
  BulkOrdersSchema,
);

/** What stands in the empty search box. */
export const searchPlaceholder = defineSettingsEndpoint(
  'searchPlaceholder',
  `${mdm}/common/search-placeholder`,
  SearchPlaceholderSchema,
);

/** What many look for in the call’s country: what was searched for, and then what an editor thinks. */
export const searchTrend = defineSettingsEndpoint(
  'searchTrend',
  `${mdm}/common/search-trend`,
  SearchTrendSchema,
);

/** By what a list can be narrowed. */
export const searchFilters = defineSettingsEndpoint(
  'searchFilters',
  `${mdm}/common/search-filters`,
  SearchFiltersSchema,
);

/** Where to look when nothing was found, with the catalogue's names; categories that it lacks are left out. */
export const popularCategories = defineSettingsEndpoint(
  'popularCategories',
  `${mdm}/common/popular-categories`,
  z.object({
    title: PopularCategoriesSchema.shape.title,
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
);

/** Which rows of other goods stand where. */
export const recommendations = defineSettingsEndpoint(
  'recommendations',
  `${mdm}/common/recommendation-config`,
  RecommendationsSchema,
);

/** Why goods come back. */
export const returnReasons = defineSettingsEndpoint(
  'returnReasons',
  `${mdm}/common/return-reasons`,
  ReturnReasonsSchema,
);

/** The words of the thank-you page. */
export const orderConfirmationPage = defineSettingsEndpoint(
  'orderConfirmationPage',
  `${mdm}/common/order-confirmation`,
  OrderConfirmationSchema,
);

/** The words of the list of orders. */
export const orderListPage = defineSettingsEndpoint(
  'orderListPage',
  `${mdm}/common/order-list`,
  OrderListSchema,
);

/** The words of a return. */
export const orderReturnPage = defineSettingsEndpoint(
  'orderReturnPage',
  `${mdm}/common/order-return`,
  OrderReturnSchema,
);
