import {
  type CollectionStore,
  collectionStores,
  type DeliveryRegion,
  deliveryAreas,
} from '#lib/contract/delivery.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { listStores, type Store } from '#lib/contract/stores.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import {
  BILLING_CHOICE_FIELD,
  BILLING_PREFIX,
  formatSlotValue,
  METHOD_FIELD,
} from '#lib/format/checkout/delivery-form.ts';
import { toAreaOptions } from '#lib/format/delivery/area-options.ts';
import { formatCollection } from '#lib/format/delivery/delivery-texts.ts';
import type {
  CollectionStoreModel,
  DeliveryRegionModel,
  DeliveryStepModel,
  DeliveryTimesModel,
  FormStateModel,
} from '#lib/format/models/checkout.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { loadCheckoutFrame } from './checkout-frame.ts';
import { loadDeliveryTimes } from './delivery-times.ts';
import { toContactValues } from './draft-order.ts';
import { loadStepFormState } from './step-form-state.ts';

function getBillingValues({ billingInfo, fulfillmentMethod, fulfillmentInfo }: Order, locale: Locale) {
  const address = billingInfo?.address;
  if (!address || address.countryCode !== locale.country.code) return {};
  const delivery = fulfillmentInfo.fulfillmentContact;
  const isSame = fulfillmentMethod === 'Ship' && JSON.stringify(billingInfo) === JSON.stringify(delivery);
  if (isSame) return {};
  const { address: _, ...contact } = billingInfo;
  const { countryCode: __, ...addressFields } = address;
  const values = { ...toContactValues(contact, locale), ...addressFields };
  const prefixed = Object.entries(values).map(([name, value]) => [BILLING_PREFIX + name, value]);
  return { [BILLING_CHOICE_FIELD]: 'other', ...Object.fromEntries(prefixed) };
}

/** Values of an order whose delivery was chosen before. */
function getOrderValues(order: Order, locale: Locale): Pick<FormStateModel, 'values' | 'isStored'> {
  const { fulfillmentContact, collectionStore, area, slot } = order.fulfillmentInfo;
  const { countryCode: _, ...addressFields } = fulfillmentContact?.address ?? { countryCode: 'ae' };
  const values = {
    [METHOD_FIELD]: order.fulfillmentMethod === 'Pickup' ? 'collect' : 'home',
    ...addressFields,
    ...(area && { deliveryArea: area }),
    ...(slot && { slot: formatSlotValue(slot) }),
    ...(collectionStore && { store: collectionStore }),
    ...(order.deliveryNote && { note: order.deliveryNote }),
    ...getBillingValues(order, locale),
  };
  return { values, isStored: fulfillmentContact !== null || collectionStore !== null };
}

async function loadRegions({ requestSession }: SessionContext): Promise<DeliveryRegionModel[]> {
  const result = await requestSession.client.call(deliveryAreas, {});
  const regions: DeliveryRegion[] = result.ok ? result.data.regions : [];
  return regions.map((region) => ({ label: region.name, areas: toAreaOptions(region) }));
}

function formatStore(
  store: Store,
  { missing, hasAllItems, readyDate, readyFrom }: CollectionStore,
  { locale, t }: SessionContext,
): CollectionStoreModel {
  const { address, geo } = store;
  const ready = readyDate && readyFrom ? { readyDate, readyFrom } : null;
  return {
    code: store.code,
    name: store.locationName,
    address: [address.address1, address.cityOrTown].join(locale.language === 'ar' ? '، ' : ', '),
    hasAllItems,
    stock: hasAllItems
      ? t('checkout:storeAll')
      : t(readyDate ? 'checkout:storeMissing' : 'checkout:storeNever', { count: missing.length }),
    ready: ready && formatCollection(ready, locale, t, Date.now()),
    mapHref: `https://www.openstreetmap.org/?mlat=${geo.lat}&mlon=${geo.lng}#map=16/${geo.lat}/${geo.lng}`,
  };
}

async function loadStores(order: Order, context: SessionContext): Promise<CollectionStoreModel[]> {
  const { client } = context.requestSession;
  const [available, stores] = await Promise.all([
    client.call(collectionStores, { body: { orderId: order.id } }),
    client.call(listStores, { query: {} }),
  ]);
  if (!available.ok || !stores.ok) return [];
  const storesByCode = new Map(stores.data.stores.map((store) => [store.code, store]));
  return available.data.stores.flatMap((availability) => {
    const store = storesByCode.get(availability.code);
    return store ? [formatStore(store, availability, context)] : [];
  });
}

async function loadTimes(
  area: string | undefined,
  context: SessionContext,
): Promise<DeliveryTimesModel | null> {
  if (!area) return null;
  const loaded = await loadDeliveryTimes(area, context);
  return loaded.kind === 'ok' ? loaded.model : null;
}

/** Loads the delivery step. */
export async function loadDeliveryStep(context: SessionContext): Promise<LoaderResult<DeliveryStepModel>> {
  const { locale } = context;
  const loaded = await loadCheckoutFrame('delivery', context);
  if (loaded.kind !== 'ok') return loaded;
  const { order, frame } = loaded;
  const form = await loadStepFormState('checkoutDelivery', context, async () =>
    getOrderValues(order, locale),
  );
  const [regions, stores, times] = await Promise.all([
    loadRegions(context),
    loadStores(order, context),
    loadTimes(form.values.deliveryArea, context),
  ]);
  const country = toCheckoutCountry(locale.country, locale.language);
  return { kind: 'ok', model: { ...frame, form, country, regions, stores, times } };
}
