import type { FlashMessageModel } from '../models/account.ts';
import type { FormModel } from '../models/contact.ts';
import type { ImageModel, LinkModel } from '../models/shared.ts';
import type { DiscontinuedItemModel, WishlistItemModel } from '../models/wishlist.ts';

/** A list on the overview page. */
export interface ListCardModel {
  name: string;
  href: string;
  /** Such as "3 products". */
  count: string;
  isShared: boolean;
  images: ImageModel[];
}

/** The overview of a customer's lists. */
export interface ListsModel {
  flash: FlashMessageModel | null;
  /** The default wishlist. */
  wishlist: ListCardModel;
  lists: ListCardModel[];
  form: FormModel;
  isFull: boolean;
  maximum: number;
}

/** An item on the page of a list. */
export interface ListItemModel extends WishlistItemModel {
  isInCart: boolean;
  /** Link to select size or shade; null when none is missing. */
  chooseHref: string | null;
  moveHref: string;
}

/** Result of buying a list. */
export interface ListPurchaseModel {
  /** Items that were added or were already in the cart. */
  lines: string[];
  hasAdded: boolean;
  /** Items that were not added, and why. */
  notAdded: string[];
}

/** The page of a named list. */
export interface ListPageModel {
  flash: FlashMessageModel | null;
  purchase: ListPurchaseModel | null;
  id: string;
  name: string;
  path: string;
  items: ListItemModel[];
  unavailable: ListItemModel[];
  discontinued: DiscontinuedItemModel[];
  canBuy: boolean;
  /** The share link and its last valid day; null while the list is not shared. */
  share: { link: string; until: string } | null;
  /** The form that renames it. */
  form: FormModel;
  /** Page to fill the empty list from the wishlist; null while the wishlist is empty, too. */
  addFromWishlistHref: string | null;
  moveHref: string;
  deleteHref: string;
}

/** The page that asks for confirmation before a list is deleted. */
export interface DeleteListModel {
  flash: FlashMessageModel | null;
  id: string;
  name: string;
  isShared: boolean;
  href: string;
}

/** The page that moves or copies items. */
export interface MoveItemsModel {
  flash: FlashMessageModel | null;
  listId: string;
  listName: string;
  back: LinkModel;
  items: { id: string; name: string; detail: string; image: ImageModel | null; isChosen: boolean }[];
  targets: { id: string; name: string; count: string; isChosen: boolean }[];
  canCreate: boolean;
  newName: string;
  newNameError: string | null;
  isNewChosen: boolean;
}
