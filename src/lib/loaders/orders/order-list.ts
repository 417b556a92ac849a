import { orderListPage } from '#lib/contract/content/settings.ts';
import {
  listOrders,
  ORDER_PAGE_SIZE,
  ORDER_PERIODS,
  type OrderPeriod,
} from '#lib/contract/orders/order-history.ts';
import type { OrderListModel } from '#lib/format/models/orders/order-details.ts';
import { formatListedOrder } from '#lib/format/orders/order-list.ts';
import { readProfile, toAccountFailure } from '../account/read-profile.ts';
import {
  createLinkBuilder,
  type LoaderResult,
  type SessionContext,
  toFailureExceptNotFound,
} from '../context.ts';

const PATH = '/my-account/orders';
const MAX_SEARCH_LENGTH = 80;

interface ListQuery {
  period: OrderPeriod;
  search: string;
  page: number;
}

// Invalid parameters are ignored: the list then shows all orders from the first.
function parseQuery(query: URLSearchParams): ListQuery {
  const period = ORDER_PERIODS.find((candidate) => candidate === query.get('period')) ?? 'start';
  const search = (query.get('q') ?? '')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { period, search, page };
}

function getHref(href: string, { period, search }: Omit<ListQuery, 'page'>): string {
  const query = new URLSearchParams({
    ...(period !== 'start' && { period }),
    ...(search !== '' && { q: search }),
  });
  return query.size > 0 ? `${href}?${query}` : href;
}

/** Loads the customer's list of orders; visitors are redirected to sign-in. */
export async function loadOrderList(
  context: SessionContext,
  searchParams: URLSearchParams,
): Promise<LoaderResult<OrderListModel>> {
  const profile = await readProfile(context, PATH);
  if (profile.kind !== 'ok') return profile;
  const { locale, t, requestSession } = context;
  const { client } = requestSession;
  const query = parseQuery(searchParams);
  const { period, search, page } = query;
  const [result, content] = await Promise.all([
    client.call(listOrders, {
      query: {
        userId: profile.model.userId,
        startIndex: String((page - 1) * ORDER_PAGE_SIZE),
        pageSize: String(ORDER_PAGE_SIZE),
        FilterbyDate: period,
        ...(search !== '' && { search }),
      },
    }),
    client.call(orderListPage, {}),
  ]);
  if (!result.ok) return toAccountFailure(result.error, context, PATH);
  if (!content.ok) return toFailureExceptNotFound(content.error);
  const { items, totalCount, hasOrders } = result.data;
  const pageCount = Math.max(1, Math.ceil(totalCount / ORDER_PAGE_SIZE));
  if (page > pageCount) return { kind: 'not-found' };
  const { title, lead, periods } = content.data;
  return {
    kind: 'ok',
    model: {
      title,
      lead,
      periods: periods.map(({ code, label }) => ({ code, label, isChosen: code === period })),
      search,
      count: t('orders:count', { count: totalCount }),
      orders: items.map((order) => formatListedOrder(order, locale, t)),
      empty: items.length === 0 ? getEmptyState({ hasOrders, ...query }, content.data, context) : null,
      hasFilters: hasOrders,
      page,
      pageCount,
      pageHref: getHref(createLinkBuilder(locale)(PATH), query),
    },
  };
}

function getEmptyState(
  { hasOrders, search }: ListQuery & { hasOrders: boolean },
  { emptyTitle, emptyText }: { emptyTitle: string; emptyText: string },
  { locale, t }: SessionContext,
): OrderListModel['empty'] {
  const link = createLinkBuilder(locale);
  const shop = { label: t('orders:startShopping'), href: link('/') };
  const all = { label: t('orders:allOrders'), href: link(PATH) };
  if (!hasOrders) return { title: t('orders:noneTitle'), text: t('orders:noneText'), links: [shop] };
  if (search === '') return { title: emptyTitle, text: emptyText, links: [all, shop] };
  const title = t('orders:notFoundTitle', { search: `\u2068${search}\u2069` });
  return { title, text: t('orders:notFoundText'), links: [all] };
}
