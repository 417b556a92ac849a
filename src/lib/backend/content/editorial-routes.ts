import * as schemas from '#content/schemas/index.ts';
import * as contract from '#lib/contract/content/settings.ts';
import { formatMoney } from '#lib/format/money.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import type { Db } from '../db/database.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import type { createJsonReader } from './json-reader.ts';
import { readCategoryNames } from './queries.ts';

type JsonReader = ReturnType<typeof createJsonReader>;

/** Replaces `{freeFrom}` in an editor's text with the country's threshold of free delivery. */
export function insertFreeDeliveryThreshold(
  text: string,
  { country, language }: Pick<RequestContext, 'country' | 'language'>,
): string {
  const threshold = { amount: DELIVERY_FEES[country.code].freeFrom, currency: country.currency };
  return text.replace('{freeFrom}', formatMoney(threshold, language));
}

/** Endpoints of editorial settings. */
export function editorialRoutes(read: JsonReader, db: Db): Route[] {
  return [
    defineRoute(contract.iconList, (_, { language }) => read(language, 'icons', schemas.IconListSchema)),
    defineRoute(contract.fulfillmentIcons, (_, { language }) =>
      read(language, 'fulfillment-icons', schemas.FulfillmentIconsSchema),
    ),
    defineRoute(contract.floatingBadges, (_, { language }) =>
      read(language, 'floating-badges', schemas.FloatingBadgesSchema),
    ),
    defineRoute(contract.checkoutBanner, async (_, context) => {
      const { isOn, ...banner } = await read(
        context.language,
        'checkout-banner',
        schemas.CheckoutBannerSchema,
      );
      const title = insertFreeDeliveryThreshold(banner.title, context);
      return {
        banner: isOn ? { ...banner, title, text: insertFreeDeliveryThreshold(banner.text, context) } : null,
      };
    }),
    defineRoute(contract.countryList, async (_, { language }) => {
      const titles = await read(language, 'countries', schemas.CountryTitlesSchema);
      return {
        countries: COUNTRY_CODES.map((code) => ({
          code,
          name: COUNTRIES[code].name[language],
          title: titles[code],
          icon: { renditions: [{ name: 'tile', url: `/countries/${code}.svg` }] },
          dialingcode: COUNTRIES[code].dialCode,
          mobile_number_length: COUNTRIES[code].mobileLength,
        })),
      };
    }),
    defineRoute(contract.masterData, (_, { language }) =>
      read(language, 'master-data', schemas.MasterDataSchema),
    ),
    defineRoute(contract.notFoundPage, (_, { language }) =>
      read(language, 'not-found', schemas.NotFoundSchema),
    ),
    defineRoute(contract.allDepartments, async (_, { language }) => ({
      landing: (await read(language, 'landings', schemas.LandingsSchema)).departments,
    })),
    defineRoute(contract.bulkOrders, (_, { language }) =>
      read(language, 'bulk-orders', schemas.BulkOrdersSchema),
    ),
    ...searchContentRoutes(read, db),
    ...orderContentRoutes(read),
  ];
}

function searchContentRoutes(read: JsonReader, db: Db): Route[] {
  return [
    defineRoute(contract.searchPlaceholder, (_, { language }) =>
      read(language, 'search-placeholder', schemas.SearchPlaceholderSchema),
    ),
    defineRoute(contract.searchFilters, (_, { language }) =>
      read(language, 'search-filters', schemas.SearchFiltersSchema),
    ),
    defineRoute(contract.popularCategories, async (_, { language }) => {
      const { title, categories } = await read(
        language,
        'popular-categories',
        schemas.PopularCategoriesSchema,
      );
      const names = await readCategoryNames(db, language, categories);
      return { title, categories: categories.flatMap((slug) => names.get(slug) ?? []) };
    }),
    defineRoute(contract.recommendations, (_, { language }) =>
      read(language, 'recommendations', schemas.RecommendationsSchema),
    ),
  ];
}

function orderContentRoutes(read: JsonReader): Route[] {
  return [
    defineRoute(contract.returnReasons, (_, { language }) =>
      read(language, 'return-reasons', schemas.ReturnReasonsSchema),
    ),
    defineRoute(contract.orderConfirmationPage, (_, { language }) =>
      read(language, 'order-confirmation', schemas.OrderConfirmationSchema),
    ),
    defineRoute(contract.orderListPage, (_, { language }) =>
      read(language, 'order-list', schemas.OrderListSchema),
    ),
    defineRoute(contract.orderReturnPage, (_, { language }) =>
      read(language, 'order-return', schemas.OrderReturnSchema),
    ),
  ];
}
