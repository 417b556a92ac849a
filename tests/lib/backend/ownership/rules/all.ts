import { ACCOUNT_RULES } from './account.ts';
import { CART_RULES } from './cart.ts';
import { CONTACT_RULES } from './contact.ts';
import { ORDER_RULES } from './orders.ts';
import type { OwnershipRules } from './rule.ts';
import { WALLET_RULES } from './wallet.ts';
import { WISHLIST_RULES } from './wishlist.ts';

/** One rule for each endpoint that takes an id. */
export const OWNERSHIP_RULES: OwnershipRules = {
  ...ACCOUNT_RULES,
  ...CART_RULES,
  ...CONTACT_RULES,
  ...ORDER_RULES,
  ...WALLET_RULES,
  ...WISHLIST_RULES,
};
