import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { ChallengePurpose } from '#lib/contract/auth/auth.ts';
import type { AddressField } from '#lib/contract/checkout/address-fields.ts';
import type { CheckoutCountry, DeliveryRegionModel, FormStateModel } from './checkout.ts';
import type { FormModel } from './contact.ts';
import type { ListedOrderModel } from './orders/order-details.ts';
import type { AccountWalletModel } from './wallet/wallet.ts';

/** Result of an earlier form post, shown at the top of a page. */
export interface FlashMessageModel {
  kind: 'success' | 'error';
  text: string;
}

/** A page with an authentication form; `returnPath` is the path to continue at afterwards. */
export interface AuthPageModel extends FormModel {
  flash: FlashMessageModel | null;
  returnPath: string | undefined;
}

/** A pending one-time code. */
export interface ChallengeModel {
  purpose: ChallengePurpose;
  channel: 'email' | 'sms';
  /** Masked recipient, isolated for Arabic text. */
  sentTo: string;
  /** Time such as `14:05`, in the country's time zone. */
  validUntil: string;
  isExpired: boolean;
  /** Seconds until it expires. */
  expiresIn: number;
  /** Seconds until another code may be requested; 0 when it may. */
  resendIn: number;
  sendsLeft: number;
  /** Attempts left after a wrong code; null before the first attempt. */
  triesLeft: number | null;
}

export interface VerifyModel extends AuthPageModel {
  challenge: ChallengeModel;
  /** Error of the last request for a code. */
  resendError: string | null;
}

export interface ResetModel extends AuthPageModel {
  /** Whether the account was migrated from the previous shop, whose passwords are not valid here. */
  isMigrated: boolean;
}

/** Common data of the account pages. */
export interface AccountLayoutModel {
  flash: FlashMessageModel | null;
}

/** How many fields of a profile are filled in. */
export interface ProfileCompletionModel {
  total: number;
  completedCount: number;
  /** Missing fields, and where they are entered. */
  missing: { label: string; href: string }[];
}

export interface AccountOverviewModel extends AccountLayoutModel {
  /** Orders in progress, otherwise the last order; null before the first order. */
  orders: { title: string; items: ListedOrderModel[] } | null;
  /** Empty while unknown. */
  name: string;
  /** Name by which the header addresses the customer; empty while unknown. */
  firstName: string;
  /** DD/MM/YYYY. */
  memberSince: string;
  completion: ProfileCompletionModel;
  /** Null where the backend has no wallet. */
  wallet: AccountWalletModel | null;
  /** Work email address of an employee, empty when unknown; null for other customers. */
  employeeEmail: string | null;
}

/** The wallet page. */
export interface WalletPageModel extends AccountLayoutModel {
  account: AccountWalletModel;
  /** End of the lockout after wrong PINs; null without one. */
  blockedUntil: string | null;
  /** Amounts held for orders that are being paid. */
  holds: string[];
  /** Remaining monthly limits. */
  limits: { label: string; value: string }[];
  page: number;
  pageCount: number;
  /** The page without its query. */
  pageHref: string;
}

export interface ProfileModel extends AccountLayoutModel {
  details: FormModel;
  /** Stored value, or the value of the rejected form. */
  name: string;
  /** Name by which the header addresses the customer; empty while unknown. */
  firstName: string;
  gender: Profile['gender'];
  /** DD/MM/YYYY, or as it was typed; empty while unknown. */
  birthday: string;
  newsletter: { email: boolean; whatsapp: boolean };
  /** When each consent was last given or withdrawn, as a sentence; null when it never was. */
  newsletterTimes: { email: string | null; whatsapp: string | null };
  completion: ProfileCompletionModel;
  email: string;
  /** Formatted number such as `+971 50 123 4567`; null while unknown. */
  mobile: string | null;
  emailForm: FormModel;
  mobileForm: FormModel;
  /** Name of the preferred language; that of the page until the customer chooses one. */
  language: string;
  /** Name of the preferred country; that of the page until the customer chooses one. */
  country: string;
}

export interface DeviceModel {
  id: string;
  name: string;
  isCurrent: boolean;
  signedIn: string;
  lastSeen: string;
}

/** The section that deletes the account. */
export interface DeletionModel {
  form: FormModel;
  /** Orders in progress, which must be delivered or cancelled first. */
  orders: { label: string; href: string }[];
  /** Whether the account cannot be deleted now. */
  isBlocked: boolean;
  /** Balance that the customer gives up with the account; null without a balance. */
  wallet: string | null;
}

export interface SecurityModel extends AccountLayoutModel {
  hasPassword: boolean;
  password: FormModel;
  /** Null where the API does not list devices. */
  devices: DeviceModel[] | null;
  /** The download of the customer's data. */
  data: {
    /** Time such as `14:05`; null when a code is needed first. */
    confirmedUntil: string | null;
    form: FormModel;
  };
  deletion: DeletionModel;
}

/** An address of the address book, as the list shows it. */
export interface SavedAddressModel {
  id: string;
  name: string;
  lines: string[];
  /** Formatted and isolated. */
  phones: string[];
  /** `Home · Delivery and billing`. */
  kind: string;
  isDefault: boolean;
  editHref: string;
  editLabel: string;
  deleteHref: string;
  deleteLabel: string;
  defaultLabel: string;
}

/** Addresses of one country. */
export interface SavedAddressGroup {
  /** Name of the country. */
  country: string;
  addresses: SavedAddressModel[];
}

export interface AddressBookModel extends AccountLayoutModel {
  /** Groups by country, the page's country first. */
  groups: SavedAddressGroup[];
  /** Null when the address book is full. */
  addHref: string | null;
  /** Maximum number of addresses in the address book. */
  maximum: number;
}

/** The form of a new or an existing address. */
export interface AddressFormModel extends AccountLayoutModel {
  form: FormStateModel;
  /** Labels of the fields with errors, by field name. */
  errorLabels: Record<string, string>;
  country: CheckoutCountry;
  countryName: string;
  fields: AddressField[];
  regions: DeliveryRegionModel[];
  /** Null for a new address. */
  addressId: string | null;
  /** Page to return to, with its locale; null for the address book. */
  returnPath: string | null;
  isDefault: boolean;
}

/** The page that asks for confirmation before an address is deleted. */
export interface DeleteAddressModel extends AccountLayoutModel {
  address: SavedAddressModel;
}
