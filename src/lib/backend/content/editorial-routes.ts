import * as schemas from '#content/schemas/index.ts';
import * as wire from '#lib/contract/content/settings.ts';
import { formatMoney } from '#lib/format/money.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import type { Db } from '../db/database.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import type { createJsonReader } from './json-reader.ts';
import { readCategoryNames } from './queries.ts';

type Read = ReturnType<typeof createJsonReader>;

/** Replaces `{freeFrom}` in an editor's text with the country's threshold of free delivery. */
export function insertFreeDeliveryThreshold(
  words: string,
  { country, language }: Pick<RequestContext, 'country' | 'language'>,
): string {
  const free = { amount: DELIVERY_FEES[country.code].freeFrom, currency: country.currency };
  return words.replace('{freeFrom}', formatMoney(free, language));
}

/** Endpoints of editorial settings. */
export function editorialRoutes(read: Read, db: Db): Route[] {
  return [
    defineRoute(wire.iconList, (_, { language }) => read(language, 'icons', schemas.IconListSchema)),
    defineRoute(wire.fulfillmentIcons, (_, { language }) =>
      read(language, 'fulfillment-icons', schemas.FulfillmentIconsSchema),
    ),
    defineRoute(wire.floatingBadges, (_, { language }) =>
      read(language, 'floating-badges', schemas.FloatingBadgesSchema),
    ),
    defineRoute(wire.checkoutBanner, async (_, call) => {
      const { isOn, ...banner } = await read(call.language, 'checkout-banner', schemas.CheckoutBannerSchema);
      const title = insertFreeDeliveryThreshold(banner.title, call);
      return {
        banner: isOn ? { ...banner, title, text: insertFreeDeliveryThreshold(banner.text, call) } : null,
      };
    }),
    defineRoute(wire.countryList, async (_, { language }) => {
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
    defineRoute(wire.masterData, (_, { language }) =>
      read(language, 'master-data', schemas.MasterDataSchema),
    ),
    defineRoute(wire.notFoundPage, (_, { language }) => read(language, 'not-found', schemas.NotFoundSchema)),
    defineRoute(wire.allDepartments, async (_, { language }) => ({
      landing: (await read(language, 'landings', schemas.LandingsSchema)).departments,
    })),
    defineRoute(wire.bulkOrders, (_, { language }) =>
      read(language, 'bulk-orders', schemas.BulkOrdersSchema),
    ),
    ...searchContentRoutes(read, db),
    ...orderContentRoutes(read),
  ];
}

function searchContentRoutes(read: Read, db: Db): Route[] {
  return [
    defineRoute(wire.searchPlaceholder, (_, { language }) =>
      read(language, 'search-placeholder', schemas.SearchPlaceholderSchema),
    ),
    defineRoute(wire.searchFilters, (_, { language }) =>
      read(language, 'search-filters', schemas.SearchFiltersSchema),
    ),
    defineRoute(wire.popularCategories, async (_, { language }) => {
      const { title, categories } = await read(
        language,
        'popular-categories',
        schemas.PopularCategoriesSchema,
      );
      const names = await readCategoryNames(db, language, categories);
      return { title, categories: categories.flatMap((slug) => names.get(slug) ?? []) };
    }),
    defineRoute(wire.recommendations, (_, { language }) =>
      read(language, 'recommendations', schemas.RecommendationsSchema),
    ),
  ];
}

function orderContentRoutes(read: Read): Route[] {
  return [
    defineRoute(wire.returnReasons, (_, { language }) =>
      read(language, 'return-reasons', schemas.ReturnReasonsSchema),
    ),
    defineRoute(wire.orderConfirmationPage, (_, { language }) =>
      read(language, 'order-confirmation', schemas.OrderConfirmationSchema),
    ),
    defineRoute(wire.orderListPage, (_, { language }) =>
      read(language, 'order-list', schemas.OrderListSchema),
    ),
    defineRoute(wire.orderReturnPage, (_, { language }) =>
      read(language, 'order-return', schemas.OrderReturnSchema),
    ),
  ];
}
