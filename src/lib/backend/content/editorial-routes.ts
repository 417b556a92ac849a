import * as schemas from '#content/schemas/index.ts';
import * as contract from '#lib/contract/content/settings.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import type { Db } from '../db/database.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import type { createJsonReader } from './json-reader.ts';
import { fillPlaceholders } from './placeholders.ts';
import { readCategoryNames } from './queries.ts';

type JsonReader = ReturnType<typeof createJsonReader>;

/** Endpoints of editorial settings. */
export function editorialRoutes(read: JsonReader, db: Db): Route[] {
  return [
    defineRoute(contract.iconList, async (_, context) =>
      fillPlaceholders(await read(context.language, 'icons', schemas.IconListSchema), context),
    ),
    defineRoute(contract.fulfillmentIcons, async (_, context) =>
      fillPlaceholders(
        await read(context.language, 'fulfillment-icons', schemas.FulfillmentIconsSchema),
        context,
      ),
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
      return { banner: isOn ? fillPlaceholders(banner, context) : null };
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
    defineRoute(contract.orderConfirmationPage, async (_, context) =>
      fillPlaceholders(
        await read(context.language, 'order-confirmation', schemas.OrderConfirmationSchema),
        context,
      ),
    ),
    defineRoute(contract.orderListPage, (_, { language }) =>
      read(language, 'order-list', schemas.OrderListSchema),
    ),
    defineRoute(contract.orderReturnPage, (_, { language }) =>
      read(language, 'order-return', schemas.OrderReturnSchema),
    ),
  ];
}
