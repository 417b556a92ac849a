import type { FlashMessageModel } from '../account.ts';
import type { SentPhotoModel } from '../contact/cases.ts';
import type { ImageModel } from '../shared.ts';
import type { OrderLineModel } from './order-details.ts';
import type { ReturnContentModel } from './returns.ts';

/** Steps of preparing a return, with links to completed ones. */
export interface ReturnStepModel {
  label: string;
  href: string | null;
  isCurrent: boolean;
}

/** Common data of the pages on which a return is prepared. */
interface ReturnPageModel {
  orderNumber: string;
  title: string;
  flash: FlashMessageModel | null;
  backHref: string;
  backLabel: string;
  steps: ReturnStepModel[];
}

/** A line that can be chosen, or the reason why it cannot. */
export interface ReturnChoiceModel {
  line: OrderLineModel;
  /** Index of its fields in the form. */
  index: number;
  lineItemId: string;
  /** `Can be returned until 23/12/2026`, or the reason why it cannot be returned. */
  note: string;
  /** Pieces that can be returned; 0 when none. */
  maximum: number;
  isChosen: boolean;
  quantity: number;
  reason: string;
  text: string;
  reasonError: string | null;
  textError: string | null;
  /** Warranty and assembly that are returned with it; null without any. */
  addOns: string | null;
}

/** The page on which the items are chosen. */
export interface ReturnItemsModel extends ReturnPageModel {
  lead: string;
  notEligible: string;
  choices: ReturnChoiceModel[];
  reasons: { code: string; label: string }[];
  /** Whether anything can be chosen. */
  hasReturnableItems: boolean;
}

/** The page on which the return method is chosen. */
export interface ReturnMethodModel extends ReturnPageModel {
  stores: { code: string; name: string; address: string; isChosen: boolean }[];
  /** Null where pickups are not offered. */
  pickup: { text: string; href: string; isChosen: boolean } | null;
  /** Why no pickup is offered, or that no store takes returns; null where both are possible. */
  storeNote: string | null;
}

/** The page on which address and time of a pickup are chosen. */
export interface ReturnPickupModel extends ReturnPageModel {
  addresses: { key: string; title: string; lines: string[]; isChosen: boolean }[];
  newAddressHref: string;
  action: string;
  /** Times at the chosen address; null before one is chosen. */
  times: { address: string; slots: { value: string; label: string; isFull: boolean }[] } | null;
}

/** The page on which a return is checked and sent. */
export interface ReturnReviewModel extends ReturnPageModel {
  draftId: string;
  /** Photos of a rejected form, which are already stored. */
  photos: SentPhotoModel[];
  content: ReturnContentModel;
  refund: { amount: number; currency: string };
  itemsHref: string;
  methodHref: string;
  /** Question about the amount that cannot be refunded automatically; null if there is none. */
  target: {
    question: string;
    options: ('wallet' | 'bank')[];
    ibanHint: string;
    holder: string;
    errors: Record<string, string>;
  } | null;
}

/** A return in the list. */
export interface ListedReturnModel {
  href: string;
  label: string;
  returnNumber: string;
  order: string;
  created: string;
  status: string;
  isOpen: boolean;
  /** Of products that are still sold. */
  pictures: ImageModel[];
  names: string;
  count: string;
  refund: string;
}

/** Returnable and returned items of an order. */
export interface OrderReturnsModel {
  /** Each product with its last return date, or the reason why it cannot be returned. */
  lines: { name: string; text: string }[];
  /** Page on which items are chosen; null when nothing can be returned. */
  startReturnHref: string | null;
  returns: { href: string; number: string; label: string; status: string }[];
}
