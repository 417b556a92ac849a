import { ACCOUNT_RULES } from './account.ts';
import { CART_RULES } from './cart.ts';
import { CONTACT_RULES } from './contact.ts';
import { LIST_RULES } from './lists.ts';
import { NOTICE_RULES } from './notices.ts';
import { ORDER_RULES } from './orders.ts';
import type { OwnershipRules } from './ownership-rule.ts';
import { RETURN_RULES } from './returns.ts';
import { REVIEW_RULES } from './reviews.ts';
import { WALLET_RULES } from './wallet.ts';
import { WISHLIST_RULES } from './wishlist.ts';

/** One rule for each endpoint that takes an id. */
export const OWNERSHIP_RULES: OwnershipRules = {
  ...ACCOUNT_RULES,
  ...CART_RULES,
  ...CONTACT_RULES,
  ...LIST_RULES,
  ...NOTICE_RULES,
  ...ORDER_RULES,
  ...RETURN_RULES,
  ...REVIEW_RULES,
  ...WALLET_RULES,
  ...WISHLIST_RULES,
};
