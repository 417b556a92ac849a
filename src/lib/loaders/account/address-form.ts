import { MAX_SAVED_ADDRESSES, type SavedAddress } from '#lib/contract/account/saved-addresses.ts';
import { readAddressFields } from '#lib/contract/checkout/address-fields.ts';
import { deliveryAreas } from '#lib/contract/delivery.ts';
import { toCheckoutCountry } from '#lib/format/checkout/checkout-country.ts';
import { toAreaOptions } from '#lib/format/delivery/area-options.ts';
import type { AddressFormModel } from '#lib/format/models/account.ts';
import type { FormStateModel } from '#lib/format/models/checkout.ts';
import { parsePhone, toNationalNumber } from '#lib/format/phone.ts';
import { parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { loadStepFormState } from '../checkout/step-form-state.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext, toFailure } from '../context.ts';
import { getFlashMessage } from '../form-state.ts';
import { ADDRESSES_PATH, readAddressBook } from './addresses.ts';
import { readProfile } from './read-profile.ts';

type FormValues = Pick<FormStateModel, 'values' | 'isStored'>;

function toFormValues(address: SavedAddress, { locale }: SessionContext): FormValues {
  const { id: _, isDefault: __, areaCode, mobile, alternateMobile, ...texts } = address;
  const { country } = locale;
  const values = {
    ...texts,
    mobile: toNationalNumber(mobile, country),
    ...(alternateMobile && { alternateMobile: toNationalNumber(alternateMobile, country) }),
    ...(areaCode && { deliveryArea: areaCode }),
  };
  return { values, isStored: true };
}

/** Loads name and number of the profile; a number of another country is left out. */
async function loadNewValues(path: string, context: SessionContext): Promise<FormValues> {
  const profile = await readProfile(context, path);
  if (profile.kind !== 'ok') return { values: {}, isStored: false };
  const { name, mobile } = profile.model;
  const { country } = context.locale;
  const isLocal = mobile && parsePhone(mobile, country);
  return {
    values: { fullName: name, ...(isLocal && { mobile: toNationalNumber(mobile, country) }) },
    isStored: false,
  };
}

/** Loads the form of a new address, or of an existing one by its id; `returnPath` is the page to return to. */
export async function loadAddressForm(
  addressId: string | null,
  context: SessionContext,
  returnPath: string | null = null,
): Promise<LoaderResult<AddressFormModel>> {
  const { locale, t, requestSession } = context;
  const { country, language } = locale;
  const path = `${ADDRESSES_PATH}/${addressId ?? 'new'}`;
  const addressesResult = await readAddressBook(context, path);
  if (addressesResult.kind !== 'ok') return addressesResult;
  const address = addressesResult.model.find(({ id }) => id === addressId);
  if (addressId !== null && !address) return { kind: 'not-found' };
  if (address && address.countryCode !== country.code) {
    const addressLocale = parseLocale(`${language}-${address.countryCode}`) ?? locale;
    return { kind: 'redirect', href: getLocalePath(addressLocale, path) };
  }
  if (addressId === null && addressesResult.model.length >= MAX_SAVED_ADDRESSES)
    return { kind: 'redirect', href: createLinkBuilder(locale)(ADDRESSES_PATH) };
  const { client } = requestSession;
  const [fields, areas] = await Promise.all([
    client.call(readAddressFields, { body: {} }),
    client.call(deliveryAreas, {}),
  ]);
  if (!fields.ok) return toFailure(fields.error);
  if (!areas.ok) return toFailure(areas.error);
  const form = await loadStepFormState('saveAddress', context, async () =>
    address ? toFormValues(address, context) : await loadNewValues(path, context),
  );
  const labels = new Map<string, string>(fields.data.fields.map(({ name, label }) => [name, label]));
  const formLabelNames = ['fullName', 'mobile', 'alternateMobile', 'addressUse'] as const;
  for (const name of formLabelNames) labels.set(name, t(`account:address-${name}`));
  labels.set('deliveryArea', t('checkout:deliveryArea'));
  return {
    kind: 'ok',
    model: {
      flash: getFlashMessage(context, []),
      form,
      errorLabels: Object.fromEntries(
        Object.keys(form.errors).map((name) => [name, labels.get(name) ?? name]),
      ),
      country: toCheckoutCountry(country, language),
      countryName: country.name[language],
      fields: fields.data.fields,
      regions: areas.data.regions.map((region) => ({ label: region.name, areas: toAreaOptions(region) })),
      addressId,
      returnPath,
      isDefault: address?.isDefault ?? false,
    },
  };
}
