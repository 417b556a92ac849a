import type { FormHandler } from '../form-context.ts';
import { submitApplyCoupon } from './apply-coupon.server.ts';
import { submitBulkAdd } from './bulk-add.server.ts';
import { cartEndpointForms } from './cart-endpoint-forms.server.ts';
import { submitEmptyCart } from './empty-cart.server.ts';
import { submitRemove } from './remove-item.server.ts';
import { submitAddSharedCart, submitShare } from './shared-cart.server.ts';

/** Cart forms by the name in their path: those with one call, and those with a file of their own. */
export const cartForms: Record<string, FormHandler> = {
  ...cartEndpointForms,
  bulkAdd: submitBulkAdd,
  shareCart: submitShare,
  addShared: submitAddSharedCart,
  removeItem: submitRemove,
  emptyCart: submitEmptyCart,
  applyCoupon: submitApplyCoupon,
};
