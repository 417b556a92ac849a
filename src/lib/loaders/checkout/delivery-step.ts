import { readSavedAddresses } from '#lib/client/read-saved-addresses.ts';
import { MAX_SAVED_ADDRESSES, type SavedAddress } from '#lib/contract/account/saved-addresses.ts';
import { type CollectionStore, collectionStores, deliveryAreas } from '#lib/contract/delivery.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { listStores, type Store } from '#lib/contract/stores.ts';
import { formatAddressLines } from '#lib/format/address-lines.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import {
  BILLING_CHOICE_FIELD,
  BILLING_PREFIX,
  formatSlotValue,
  getDeliveryArea,
  getDeliveryMethod,
  listFormMethods,
  METHOD_FIELD,
  NEW_ADDRESS,
  SAVED_ADDRESS_FIELD,
  SAVED_BILLING_PREFIX,
} from '#lib/format/checkout/delivery-form.ts';
import { getSavedAddressUse } from '#lib/format/checkout/saved-address-use.ts';
import { findSavedContact } from '#lib/format/checkout/saved-contact.ts';
import { toAreaOptions } from '#lib/format/delivery/area-options.ts';
import { formatCollection } from '#lib/format/delivery/delivery-texts.ts';
import type {
  CollectionStoreModel,
  DeliveryRegionModel,
  DeliverySlotsModel,
  DeliveryStepModel,
  FormDeliveryMethod,
  FormStateModel,
  SavedAddressOption,
} from '#lib/format/models/checkout.ts';
import { findServiceArea } from '#lib/locale/delivery/areas.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { loadCheckoutLayout } from './checkout-layout.ts';
import { loadDeliverySlots } from './delivery-slots.ts';
import { toContactValues } from './draft-order.ts';
import { loadStepFormState } from './step-form-state.ts';

function getBillingValues(
  { billingInfo, fulfillmentMethod, fulfillmentInfo }: Order,
  locale: Locale,
  savedAddresses: readonly SavedAddress[],
) {
  const address = billingInfo?.address;
  if (!address || address.countryCode !== locale.country.code) return {};
  const delivery = fulfillmentInfo.fulfillmentContact;
  const isSameAsDelivery =
    fulfillmentMethod === 'Ship' && JSON.stringify(billingInfo) === JSON.stringify(delivery);
  if (isSameAsDelivery) return {};
  const billingAddresses = savedAddresses.filter(({ addressUse }) => addressUse !== 'Delivery');
  const savedAddress = findSavedContact(billingAddresses, { ...billingInfo, address });
  if (savedAddress) return { [BILLING_CHOICE_FIELD]: SAVED_BILLING_PREFIX + savedAddress.id };
  const { address: _, ...contact } = billingInfo;
  const { countryCode: __, ...addressFields } = address;
  const values = { ...toContactValues(contact, locale), ...addressFields };
  const prefixed = Object.entries(values).map(([name, value]) => [BILLING_PREFIX + name, value]);
  return { [BILLING_CHOICE_FIELD]: 'other', ...Object.fromEntries(prefixed) };
}

/** Returns the form values of an order; `isStored` is true when its delivery was chosen before. */
function getOrderValues(
  order: Order,
  locale: Locale,
  savedAddresses: readonly SavedAddress[],
): Pick<FormStateModel, 'values' | 'isStored'> {
  const { fulfillmentContact, collectionStore, area, slot } = order.fulfillmentInfo;
  // A saved address that cannot be offered here is not selected: another one would be selected in its place.
  const deliveryAddresses = savedAddresses.filter(
    ({ addressUse, areaCode }) => addressUse !== 'Billing' && areaCode !== null && areaCode === area,
  );
  const savedAddress = findSavedContact(deliveryAddresses, fulfillmentContact);
  const { countryCode: _, ...addressFields } = fulfillmentContact?.address ?? { countryCode: 'ae' };
  const values = {
    [METHOD_FIELD]: order.fulfillmentMethod === 'Pickup' ? 'collect' : 'home',
    ...(savedAddress ? { [SAVED_ADDRESS_FIELD]: savedAddress.id } : addressFields),
    ...(fulfillmentContact &&
      !savedAddress &&
      savedAddresses.length > 0 && { [SAVED_ADDRESS_FIELD]: NEW_ADDRESS }),
    ...(area && !savedAddress && { deliveryArea: area }),
    ...(slot && { slot: formatSlotValue(slot) }),
    ...(collectionStore && { store: collectionStore }),
    ...(order.deliveryNote && { note: order.deliveryNote }),
    ...getBillingValues(order, locale, savedAddresses),
  };
  return { values, isStored: fulfillmentContact !== null || collectionStore !== null };
}

function proposeArea(
  form: Pick<FormStateModel, 'values' | 'isStored'>,
  area: string | undefined,
  { country }: Locale,
): Pick<FormStateModel, 'values' | 'isStored'> {
  if (!area || form.values.deliveryArea || !findServiceArea(country.code, area)) return form;
  return { ...form, values: { ...form.values, deliveryArea: area } };
}

async function loadMethodsAndRegions({
  requestSession,
}: SessionContext): Promise<Pick<DeliveryStepModel, 'methods' | 'regions'> | null> {
  const result = await requestSession.client.call(deliveryAreas, {});
  if (!result.ok) return null;
  const { methods, regions } = result.data;
  return {
    methods: listFormMethods(methods),
    regions: regions.map((region) => ({ label: region.name, areas: toAreaOptions(region) })),
  };
}

/** Selects the first method if the chosen one is not offered. */
function chooseMethod(form: FormStateModel, methods: readonly FormDeliveryMethod[]): FormStateModel {
  const [first] = methods;
  if (!first || methods.includes(getDeliveryMethod(form.values))) return form;
  return { ...form, values: { ...form.values, [METHOD_FIELD]: first } };
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
    stockText: hasAllItems
      ? t('checkout:storeAll')
      : t(readyDate ? 'checkout:storeMissing' : 'checkout:storeNever', { count: missing.length }),
    readyText: ready && formatCollection(ready, locale, t, Date.now()),
    geo: { lat: geo.lat, lng: geo.lng },
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
): Promise<DeliverySlotsModel | null> {
  if (!area) return null;
  const slotsResult = await loadDeliverySlots(area, context);
  return slotsResult.kind === 'ok' ? slotsResult.model : null;
}

/** Formats an address without country, postal code and PACI number. */
function formatShortAddress(address: SavedAddress, locale: Locale, t: SessionContext['t']): string[] {
  const { shortAddress, paciNumber: _, ...others } = address;
  const lines = formatAddressLines(others, locale, t).slice(0, -1);
  return shortAddress ? [...lines, shortAddress] : lines;
}

function listSavedOptions(
  savedAddresses: readonly SavedAddress[],
  regions: readonly DeliveryRegionModel[],
  { locale, t }: SessionContext,
): SavedAddressOption[] {
  const areas = regions.flatMap((region) => region.areas);
  const comma = locale.language === 'ar' ? '، ' : ', ';
  return savedAddresses.map((address) => ({
    ...getSavedAddressUse(address, areas),
    name: address.fullName,
    text: formatShortAddress(address, locale, t).join(comma),
  }));
}

/**
 * Selects a saved address: the customer's choice if it is offered; without a choice, the first one to which
 * the shop delivers. Otherwise selects the form for a new address.
 */
function chooseSavedAddress(form: FormStateModel, options: readonly SavedAddressOption[]): FormStateModel {
  if (!options.some(({ isForDelivery }) => isForDelivery)) return form;
  const chosen = form.values[SAVED_ADDRESS_FIELD] ?? '';
  const isOffered = chosen === NEW_ADDRESS || options.some(({ id, area }) => id === chosen && area !== null);
  if (isOffered) return form;
  const firstPossible = options.find(({ area }) => area !== null)?.id;
  const first = (chosen === '' && firstPossible) || NEW_ADDRESS;
  return { ...form, values: { ...form.values, [SAVED_ADDRESS_FIELD]: first } };
}

/** Loads the delivery step; the area stored in the cookie is preselected until another one is chosen. */
export async function loadDeliveryStep(
  context: SessionContext,
  rememberedArea?: string,
): Promise<LoaderResult<DeliveryStepModel>> {
  const { locale, t, requestSession } = context;
  const layoutResult = await loadCheckoutLayout('delivery', context);
  if (layoutResult.kind !== 'ok') return layoutResult;
  const { order, layout } = layoutResult;
  const addressBook = await readSavedAddresses(requestSession);
  const countryAddresses = addressBook.filter(({ countryCode }) => countryCode === locale.country.code);
  const loadedForm = await loadStepFormState('checkoutDelivery', context, async () =>
    proposeArea(getOrderValues(order, locale, countryAddresses), rememberedArea, locale),
  );
  const choices = await loadMethodsAndRegions(context);
  const { methods, regions } = choices ?? { methods: ['home' as const], regions: [] };
  const savedAddresses = listSavedOptions(countryAddresses, regions, context);
  const chosen = chooseMethod(chooseSavedAddress(loadedForm, savedAddresses), methods);
  const areasError = { deliveryArea: t('checkout:areasFailed') };
  const form = choices ? chosen : { ...chosen, errors: { ...chosen.errors, ...areasError } };
  const [stores, times] = await Promise.all([
    methods.includes('collect') ? loadStores(order, context) : [],
    loadTimes(getDeliveryArea(form.values, savedAddresses), context),
  ]);
  const country = toCheckoutCountry(locale.country, locale.language);
  const canSaveAddress = requestSession.account !== undefined && addressBook.length < MAX_SAVED_ADDRESSES;
  const fields = { form, country, methods, regions, stores, times, savedAddresses, canSaveAddress };
  return { kind: 'ok', model: { ...layout, ...fields } };
}
