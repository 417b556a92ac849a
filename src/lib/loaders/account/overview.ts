import { listOrders, ORDER_PAGE_SIZE } from '#lib/contract/orders/order-history.ts';
import { formatFirstName } from '#lib/format/account/first-name.ts';
import { formatDate } from '#lib/format/date.ts';
import type { AccountOverviewModel } from '#lib/format/models/account.ts';
import { formatListedOrder, sortByUrgency } from '#lib/format/orders/order-list.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { getFlashMessage } from '../form-state.ts';
import { loadAccountWallet } from '../wallet/account-wallet.ts';
import { loadCompletion } from './completion.ts';
import { readProfile } from './read-profile.ts';

const SHOWN_ORDERS = 2;

/** Loads the orders in progress among the newest ones; the last order if there are none. */
async function loadCurrentOrders(
  userId: string,
  { locale, t, requestSession }: SessionContext,
): Promise<AccountOverviewModel['orders']> {
  const query = {
    userId,
    startIndex: '0',
    pageSize: String(ORDER_PAGE_SIZE),
    FilterbyDate: 'start' as const,
  };
  const result = await requestSession.client.call(listOrders, { query });
  if (!result.ok) return null;
  const [last] = result.data.items;
  const orders = sortByUrgency(result.data.items).map((order) => formatListedOrder(order, locale, t));
  const ordersInProgress = orders
    .filter(({ state }) => state === 'open' || state === 'ready')
    .slice(0, SHOWN_ORDERS);
  if (ordersInProgress.length > 0) return { title: t('account:ordersMoving'), items: ordersInProgress };
  return last ? { title: t('account:orderLast'), items: [formatListedOrder(last, locale, t)] } : null;
}

/** Loads the overview page of the account. */
export async function loadAccountOverview(
  context: SessionContext,
): Promise<LoaderResult<AccountOverviewModel>> {
  const profile = await readProfile(context, '/my-account');
  if (profile.kind !== 'ok') return profile;
  const { name, isEmployee, employeeEmailId, createdAt } = profile.model;
  return {
    kind: 'ok',
    model: {
      orders: await loadCurrentOrders(profile.model.userId, context),
      flash: getFlashMessage(context, []),
      name,
      firstName: formatFirstName(name),
      memberSince: formatDate(createdAt, context.locale),
      completion: await loadCompletion(profile.model, context),
      wallet: await loadAccountWallet(context, profile.model),
      employeeEmail: isEmployee ? (employeeEmailId ?? '') : null,
    },
  };
}
