import {
  MAX_SAVED_ADDRESSES,
  readAddresses,
  type SavedAddress,
} from '#lib/contract/account/saved-addresses.ts';
import { formatAddressLines } from '#lib/format/address-lines.ts';
import type { AddressBookModel, DeleteAddressModel, SavedAddressModel } from '#lib/format/models/account.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { COUNTRIES, COUNTRY_CODES } from '#lib/locale/countries.ts';
import { findServiceArea } from '#lib/locale/delivery/areas.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { getFormFlashMessage } from '../form-state.ts';
import { redirectToSignIn, toAccountFailure } from './read-profile.ts';

/** Page of the address book, without the locale. */
export const ADDRESSES_PATH = '/my-account/addresses';

/** Reads the customer's address book for the page at `path`; visitors are redirected to sign-in. */
export async function readAddressBook(
  context: SessionContext,
  path: string,
): Promise<LoaderResult<SavedAddress[]>> {
  const { account, client } = context.requestSession;
  if (!account) return redirectToSignIn(context, path);
  const { accountId, contactId } = account;
  const result = await client.call(readAddresses, { params: { accountId }, query: { contactId } });
  return result.ok
    ? { kind: 'ok', model: result.data.addresses }
    : toAccountFailure(result.error, context, path);
}

/** Names the area in the page's language, unless the customer typed it. */
export function translateArea(address: SavedAddress, { language }: Locale): SavedAddress {
  const { areaCode, countryCode } = address;
  const serviceArea = areaCode?.endsWith('-OTHER') === false && findServiceArea(countryCode, areaCode);
  return serviceArea ? { ...address, area: serviceArea.area[language] } : address;
}

/** Formats an address; its edit page belongs to the shop of its country, whose areas and rules it uses. */
export function formatSavedAddress(address: SavedAddress, { locale, t }: SessionContext): SavedAddressModel {
  const { id, fullName, mobile, alternateMobile, addressUse, addressType, countryCode, isDefault } = address;
  const country = COUNTRIES[countryCode];
  const addressLocale = parseLocale(`${locale.language}-${countryCode}`) ?? locale;
  const path = `${ADDRESSES_PATH}/${id}`;
  const type = t(addressType === 'Commercial' ? 'checkout:commercial' : 'checkout:residential');
  const [firstLine = ''] = formatAddressLines(address, locale, t);
  const name = `\u2068${fullName}\u2069, ${firstLine}`;
  const phones = [mobile, ...(alternateMobile ? [alternateMobile] : [])];
  return {
    id,
    name: fullName,
    lines: formatAddressLines(translateArea(address, locale), locale, t),
    phones: phones.map((phone) => `\u2066${formatPhone(phone, country)}\u2069`),
    kind: `${type} · ${t(`account:addressUse-${addressUse}`)}`,
    isDefault,
    editHref: getLocalePath(addressLocale, path),
    editLabel: t('account:addressEditOf', { name }),
    deleteHref: getLocalePath(locale, `${path}/delete`),
    deleteLabel: t('account:addressDeleteOf', { name }),
    defaultLabel: t('account:addressMakeDefaultOf', { name }),
  };
}

/** Loads the address book. */
export async function loadAddressBook(context: SessionContext): Promise<LoaderResult<AddressBookModel>> {
  const addressesResult = await readAddressBook(context, ADDRESSES_PATH);
  if (addressesResult.kind !== 'ok') return addressesResult;
  const { locale, t } = context;
  const currentCountry = locale.country.code;
  const codes = [currentCountry, ...COUNTRY_CODES.filter((code) => code !== currentCountry)];
  const groups = codes.map((code) => ({
    country: COUNTRIES[code].name[locale.language],
    addresses: addressesResult.model
      .filter(({ countryCode }) => countryCode === code)
      .map((address) => formatSavedAddress(address, context)),
  }));
  const successMessages = {
    addAddress: t('account:addressAdded'),
    updateAddress: t('account:addressUpdated'),
    deleteAddress: t('account:addressDeleted'),
    defaultAddress: t('account:addressDefaultChanged'),
  };
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, successMessages, []),
      groups: groups.filter(({ addresses }) => addresses.length > 0),
      addHref:
        addressesResult.model.length < MAX_SAVED_ADDRESSES
          ? createLinkBuilder(locale)(`${ADDRESSES_PATH}/new`)
          : null,
      maximum: MAX_SAVED_ADDRESSES,
    },
  };
}

/** Loads the page that asks for confirmation before an address is deleted. */
export async function loadDeleteAddress(
  addressId: string,
  context: SessionContext,
): Promise<LoaderResult<DeleteAddressModel>> {
  const addressesResult = await readAddressBook(context, `${ADDRESSES_PATH}/${addressId}/delete`);
  if (addressesResult.kind !== 'ok') return addressesResult;
  const address = addressesResult.model.find(({ id }) => id === addressId);
  if (!address) return { kind: 'not-found' };
  return { kind: 'ok', model: { flash: null, address: formatSavedAddress(address, context) } };
}
