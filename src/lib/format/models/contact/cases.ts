import type { FlashMessageModel } from '../account.ts';
import type { FormModel } from '../contact.ts';

/** A photo that the visitor sent. */
export interface SentPhotoModel {
  id: string;
  href: string;
}

/** The form that opens a case. */
export interface CaseFormModel {
  title: string;
  form: FormModel;
  /** The order that the case is about; null for any other subject. */
  order: {
    number: string;
    /** Token of the link that opened the form. */
    token: string | null;
    lines: { lineId: string; name: string; note: string; isOpen: boolean; isChosen: boolean }[];
  } | null;
  reasons: { value: string; label: string; isChosen: boolean }[];
  /** Whether the visitor has to enter an email address for the answer. */
  needsEmail: boolean;
  /** Photos of a rejected post, which are already stored. */
  photos: SentPhotoModel[];
  /** Null in a country without a WhatsApp number. */
  whatsappHref: string | null;
  helpHref: string;
  backHref: string | null;
}

export interface ListedCaseModel {
  number: string;
  href: string;
  status: string;
  state: 'open' | 'answered' | 'solved';
  title: string;
  /** Product and order number, as far as the case has them; null without either. */
  subject: string | null;
  changed: string;
}

export interface CaseListModel {
  flash: FlashMessageModel | null;
  cases: ListedCaseModel[];
  /** Order that the list is limited to. */
  orderNumber: string | null;
  writeHref: string;
}

/** A case with its messages. */
export interface CaseModel {
  flash: FlashMessageModel | null;
  number: string;
  status: string;
  state: 'open' | 'answered' | 'solved';
  statusText: string;
  facts: { label: string; value: string; href: string | null }[];
  messages: {
    author: string;
    isShop: boolean;
    dateText: string;
    text: string;
    photos: (SentPhotoModel & { width: number; height: number; label: string })[];
    /** `With 3 photos`, when not all of them are shown here; null otherwise. */
    photoNote: string | null;
  }[];
  form: FormModel;
  photos: SentPhotoModel[];
  /** Token of the link that opened the case. */
  token: string | null;
  backHref: string | null;
}
