import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { ChallengePurpose } from '#lib/contract/auth/auth.ts';
import type { FormModel } from './contact.ts';

/** What an earlier form has to say at the top of a page. */
export interface FlashMessageModel {
  kind: 'success' | 'error';
  text: string;
}

/** A page with one form of identity; `next` is where its reader was going. */
export interface AuthPageModel extends FormModel {
  flash: FlashMessageModel | null;
  next: string | undefined;
}

/** The sign-in page: its password form, and the form that sends a code. */
export interface SignInModel extends AuthPageModel {
  code: FormModel;
}

/** A code that is waited for. */
export interface ChallengeModel {
  purpose: ChallengePurpose;
  channel: 'email' | 'sms';
  /** Masked, and kept together within Arabic. */
  sentTo: string;
  /** `14:05`, in the country's time zone. */
  validUntil: string;
  isExpired: boolean;
  /** Whole seconds until then. */
  expiresIn: number;
  /** Whole seconds until another one may be asked for; 0 when it may. */
  resendIn: number;
  sendsLeft: number;
  /** After a wrong one; null while none was tried. */
  triesLeft: number | null;
}

export interface VerifyModel extends AuthPageModel {
  challenge: ChallengeModel;
  /** What went wrong as the last code was asked for. */
  resendError: string | null;
}

export interface ResetModel extends AuthPageModel {
  /** Came from the shop before this one, whose passwords open nothing here. */
  isMigrated: boolean;
}

/** What every page of the account shows. */
export interface AccountLayoutModel {
  flash: FlashMessageModel | null;
}

export interface AccountOverviewModel extends AccountLayoutModel {
  /** Empty until one is given. */
  name: string;
  /** DD/MM/YYYY. */
  memberSince: string;
  isComplete: boolean;
  walletId: string | null;
  /** The address at work that gives the discount, empty when it is not known; null for others. */
  employee: string | null;
}

export interface ProfileModel extends AccountLayoutModel {
  details: FormModel;
  /** As it is kept, or as it was typed a moment ago. */
  name: string;
  gender: Profile['gender'];
  letters: { email: boolean; whatsapp: boolean };
  email: string;
  /** `+971 50 123 4567`; null until one is given. */
  mobile: string | null;
  emailForm: FormModel;
  mobileForm: FormModel;
  /** In words; null until the switch was set. */
  language: string | null;
  country: string | null;
}

export interface DeviceModel {
  id: string;
  name: string;
  isCurrent: boolean;
  signedIn: string;
  seen: string;
}

export interface SecurityModel extends AccountLayoutModel {
  hasPassword: boolean;
  password: FormModel;
  devices: DeviceModel[];
  deletion: FormModel;
}
