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

// Editorial settings, and the list of countries. Each setting is a file per language.

const mdm = '/experience/mdm/guest/v1';

/** Defines a GET endpoint without authentication. */
function defineSettingsEndpoint<Name extends string, Reply extends z.ZodMiniType>(
  name: Name,
  path: string,
  reply: Reply,
) {
  return defineEndpoint({ name, method: 'GET', path, scope: 'none', reply });
}

/** Returns the list of service promises with icons. */
export const iconList = defineSettingsEndpoint('iconList', `${mdm}/icon-list`, IconListSchema);

/** Returns an icon for each fulfilment method. */
export const fulfillmentIcons = defineSettingsEndpoint(
  'fulfillmentIcons',
  `${mdm}/fulfillment-icon-list`,
  FulfillmentIconsSchema,
);

/** Returns the floating badges: small links that remain visible. */
export const floatingBadges = defineSettingsEndpoint(
  'floatingBadges',
  `${mdm}/floating-badge`,
  FloatingBadgesSchema,
);

/** Returns the banner above cart and checkout; null when there is none. */
export const checkoutBanner = defineSettingsEndpoint(
  'checkoutBanner',
  `${mdm}/common/checkout-promotional-banner`,
  z.object({ banner: z.nullable(z.omit(CheckoutBannerSchema, { isOn: true })) }),
);

/** A country that the shop delivers to. */
export const CountryInfoSchema = z.object({
  code: CountrySchema,
  name: z.string(),
  /** Title of the country's shop. */
  title: z.string(),
  /** Icon of the country in one or more sizes. */
  icon: z.object({
    renditions: z.array(
      z.object({
        /** Name of the rendition. */
        name: z.string(),
        /** Path of the image. */
        url: z.string(),
      }),
    ),
  }),
  /** Dialling code without the plus sign. */
  dialingcode: z.string(),
  /** Number of digits of a mobile number after the dialling code. */
  mobile_number_length: z.int(),
});
export type CountryInfo = z.output<typeof CountryInfoSchema>;

/** Lists the countries, the default one first. */
export const countryList = defineSettingsEndpoint(
  'countryList',
  `${mdm}/country-list`,
  z.object({ countries: z.array(CountryInfoSchema) }),
);

/** Returns the options of select fields. */
export const masterData = defineSettingsEndpoint('masterData', `${mdm}/master-data`, MasterDataSchema);

/** Returns the texts of the 404 page. */
export const notFoundPage = defineSettingsEndpoint(
  'notFoundPage',
  `${mdm}/common/error/not-found-page`,
  NotFoundSchema,
);

/** Returns the introduction of the page of all departments. */
export const allDepartments = defineSettingsEndpoint(
  'allDepartments',
  `${mdm}/static-pages/all-departments`,
  z.object({ landing: LandingSchema }),
);

/** Returns the texts of the bulk order page. */
export const bulkOrders = defineSettingsEndpoint(
  'bulkOrders',
  '/web/experience/landing/guest/v1/bulk-orders',
  BulkOrdersSchema,
);

/** Returns the placeholders of the search box. */
export const searchPlaceholder = defineSettingsEndpoint(
  'searchPlaceholder',
  `${mdm}/common/search-placeholder`,
  SearchPlaceholderSchema,
);

/** Returns trending searches of the request's country: counted queries followed by an editor's picks. */
export const searchTrend = defineSettingsEndpoint(
  'searchTrend',
  `${mdm}/common/search-trend`,
  SearchTrendSchema,
);

/** Returns the filters of listings. */
export const searchFilters = defineSettingsEndpoint(
  'searchFilters',
  `${mdm}/common/search-filters`,
  SearchFiltersSchema,
);

/**
 * Returns categories to suggest when a search has no results, with their names in the catalog; unknown
 * categories are omitted.
 */
export const popularCategories = defineSettingsEndpoint(
  'popularCategories',
  `${mdm}/common/popular-categories`,
  z.object({
    title: PopularCategoriesSchema.shape.title,
    categories: z.array(z.object({ slug: z.string(), name: z.string() })),
  }),
);

/** Returns which recommendation rails appear on which page. */
export const recommendations = defineSettingsEndpoint(
  'recommendations',
  `${mdm}/common/recommendation-config`,
  RecommendationsSchema,
);

/** Returns the reasons that a customer can give for a return. */
export const returnReasons = defineSettingsEndpoint(
  'returnReasons',
  `${mdm}/common/return-reasons`,
  ReturnReasonsSchema,
);

/** Returns the texts of the order confirmation page. */
export const orderConfirmationPage = defineSettingsEndpoint(
  'orderConfirmationPage',
  `${mdm}/common/order-confirmation`,
  OrderConfirmationSchema,
);

/** Returns the texts of the order list. */
export const orderListPage = defineSettingsEndpoint(
  'orderListPage',
  `${mdm}/common/order-list`,
  OrderListSchema,
);

/** Returns the texts of the return page. */
export const orderReturnPage = defineSettingsEndpoint(
  'orderReturnPage',
  `${mdm}/common/order-return`,
  OrderReturnSchema,
);
