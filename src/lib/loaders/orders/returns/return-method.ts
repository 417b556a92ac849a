import type { Order } from '#lib/contract/orders/orders.ts';
import { returnPickupOptions } from '#lib/contract/orders/returns.ts';
import { listStores } from '#lib/contract/stores.ts';
import { formatAddressLines } from '#lib/format/address-lines.ts';
import { isolateAuto, joinValues } from '#lib/format/bidi.ts';
import { localizeTimeOfDay } from '#lib/format/date.ts';
import { formatShortDay } from '#lib/format/delivery/delivery-texts.ts';
import type { ReturnMethodModel, ReturnPickupModel } from '#lib/format/models/orders/return-forms.ts';
import { formatMoney } from '#lib/format/money.ts';
import { findAddressArea } from '#lib/locale/delivery/areas.ts';
import { readAddressBook, translateArea } from '../../account/addresses.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext, toFailure } from '../../context.ts';
import { getReturnPath, loadReturnOrder, type ReturnOrder } from './return-order.ts';
import { createStepsFrame } from './return-steps-frame.ts';

/** Key of the address that the order was delivered to. */
export const ORDER_ADDRESS = 'order';

/** Loads an order with a draft; without one the customer chooses items first. */
async function loadDraft(
  context: SessionContext,
  orderNumber: string,
  step: string,
): Promise<LoaderResult<ReturnOrder & { draft: NonNullable<ReturnOrder['config']['draft']> }>> {
  const page = await loadReturnOrder(context, orderNumber, step);
  if (page.kind !== 'ok') return page;
  const { draft } = page.model.config;
  if (!draft)
    return { kind: 'redirect', href: createLinkBuilder(context.locale)(getReturnPath(orderNumber)) };
  return { kind: 'ok', model: { ...page.model, draft } };
}

/** Loads the page on which the return method is chosen: store or pickup. */
export async function loadReturnMethod(
  context: SessionContext,
  orderNumber: string,
): Promise<LoaderResult<ReturnMethodModel>> {
  const page = await loadDraft(context, orderNumber, '/method');
  if (page.kind !== 'ok') return page;
  const { locale, t, requestSession } = context;
  const { order, config, draft, reasons } = page.model;
  // A return is handled in the country of its order, whatever the country of the page.
  const client = requestSession.getCountryClient(order.country);
  const stores = await client.call(listStores, { query: { isDropoffStores: 'true' } });
  if (!stores.ok) return toFailure(stores.error);
  const isShopFault = draft.items.some(({ reason }) => reasons.find(({ code }) => code === reason)?.isOurs);
  const amount = `\u2068${formatMoney(config.pickupCharge, locale.language)}\u2069`;
  const isOffered = config.methods.includes('pickup-home');
  const note = stores.data.stores.length === 0 ? 'returns:noStores' : 'returns:collected';
  return {
    kind: 'ok',
    model: {
      ...createStepsFrame(context, orderNumber, 'method', t('returns:methodTitle')),
      stores: stores.data.stores.map(({ code, locationName, address }, index) => ({
        code,
        name: locationName,
        address: joinValues([address.address1, address.cityOrTown].map(isolateAuto)),
        isChosen: draft.store === null ? index === 0 : code === draft.store,
      })),
      pickup: isOffered
        ? {
            text: isShopFault ? t('returns:pickupFree') : t('returns:pickupCharge', { amount }),
            href: createLinkBuilder(locale)(getReturnPath(orderNumber, '/pickup')),
            isChosen: draft.method === 'pickup-home',
          }
        : null,
      storeNote: isOffered && note === 'returns:collected' ? null : t(note),
    },
  };
}

type PickupAddress = ReturnPickupModel['addresses'][number] & { area: string };

/**
 * Lists the addresses where a return can be picked up: that of the order, and those of its country in the
 * address book.
 */
async function listAddresses(
  order: Order,
  key: string | null,
  context: SessionContext,
): Promise<LoaderResult<PickupAddress[]>> {
  const { locale, t } = context;
  const addressBook = await readAddressBook(context, getReturnPath(order.orderNumber ?? '', '/pickup'));
  if (addressBook.kind !== 'ok') return addressBook;
  const { fulfillmentContact: contact, area: orderArea } = order.fulfillmentInfo;
  // An order without a chosen area still has one in its address.
  const area = orderArea ?? (contact && findAddressArea(order.country, contact.address));
  const hasOrderAddress = contact !== null && Boolean(area);
  const possibleAddresses = addressBook.model.filter(
    ({ countryCode, areaCode, addressUse }) =>
      countryCode === order.country && areaCode !== null && addressUse !== 'Billing',
  );
  const keys = [...(hasOrderAddress ? [ORDER_ADDRESS] : []), ...possibleAddresses.map(({ id }) => id)];
  // An unknown key, such as that of a deleted address, is ignored.
  const defaultKey = hasOrderAddress
    ? ORDER_ADDRESS
    : possibleAddresses.find(({ isDefault }) => isDefault)?.id;
  const chosen = key !== null && keys.includes(key) ? key : (defaultKey ?? keys[0]);
  const addressOptions = possibleAddresses.map((address) => ({
    key: address.id,
    title: address.fullName,
    lines: formatAddressLines(translateArea(address, locale), locale, t),
    isChosen: address.id === chosen,
    area: address.areaCode ?? '',
  }));
  if (contact === null || !area) return { kind: 'ok', model: addressOptions };
  const lines = formatAddressLines(contact.address, locale, t);
  const first = {
    key: ORDER_ADDRESS,
    title: t('returns:orderAddress'),
    lines,
    isChosen: chosen === ORDER_ADDRESS,
    area,
  };
  return { kind: 'ok', model: [first, ...addressOptions] };
}

async function loadTimes(
  order: Order,
  { area, lines }: PickupAddress,
  { locale, t, requestSession }: SessionContext,
): Promise<LoaderResult<NonNullable<ReturnPickupModel['times']>>> {
  const options = await requestSession.client.call(returnPickupOptions, {
    params: { id: order.id },
    query: { area },
  });
  if (!options.ok) return toFailure(options.error);
  const slots = options.data.days.flatMap(({ date, slots: times }) =>
    times.map(({ slotId, from, to, isFull }) => {
      const day = formatShortDay(date, locale, t);
      const slot = t('returns:slotText', {
        day,
        from: localizeTimeOfDay(from, locale.language),
        to: localizeTimeOfDay(to, locale.language),
      });
      return { value: `${date} ${slotId}`, label: isFull ? t('returns:slotFull', { slot }) : slot, isFull };
    }),
  );
  return { kind: 'ok', model: { address: t('returns:timesFor', { address: lines[0] ?? '' }), slots } };
}

/**
 * Loads the page on which address and time of a pickup are chosen. `key` identifies the address; by default
 * it is that of the order, or the customer's default one.
 */
export async function loadReturnPickup(
  context: SessionContext,
  orderNumber: string,
  key: string | null,
): Promise<LoaderResult<ReturnPickupModel>> {
  const page = await loadDraft(context, orderNumber, '/pickup');
  if (page.kind !== 'ok') return page;
  const { locale, t } = context;
  const { order, config } = page.model;
  const link = createLinkBuilder(locale);
  if (!config.methods.includes('pickup-home'))
    return { kind: 'redirect', href: link(getReturnPath(orderNumber, '/method')) };
  const action = link(getReturnPath(orderNumber, '/pickup'));
  const addresses = await listAddresses(order, key, context);
  if (addresses.kind !== 'ok') return addresses;
  const chosen = addresses.model.find(({ isChosen }) => isChosen);
  const times = chosen ? await loadTimes(order, chosen, context) : null;
  if (times && times.kind !== 'ok') return times;
  return {
    kind: 'ok',
    model: {
      ...createStepsFrame(context, orderNumber, 'method', t('returns:pickupTitle')),
      addresses: addresses.model.map(({ area: _, ...address }) => address),
      newAddressHref: `${link('/my-account/addresses/new')}?next=${encodeURIComponent(action)}`,
      action,
      times: times?.model ?? null,
    },
  };
}
