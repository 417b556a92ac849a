import type { EventData } from '#lib/contract/analytics/events.ts';
import { toEventItems } from '#lib/format/analytics/event-items.ts';
import type { Interaction } from '#lib/state/analytics/interactions.ts';

type CartAction = Extract<EventData, { event: 'cart_update' }>['action'];

/** Cart action by endpoint name. */
const CART_ACTIONS: Record<string, CartAction> = {
  addItem: 'add',
  addItems: 'add',
  addSaved: 'add',
  restoreItem: 'add',
  setQuantity: 'update',
  replaceItem: 'update',
  removeItem: 'remove',
  removeItems: 'remove',
  saveItem: 'remove',
  applyCoupon: 'coupon',
  removeCoupon: 'coupon',
};

/** Creates the event of a change of the cart or the wishlist. */
export function createInteractionEvent(interaction: Interaction): EventData {
  if (interaction.kind === 'wishlist') {
    const { action, productCodes } = interaction;
    return { event: 'wishlist', action, productCodes: productCodes.slice(0, 50) };
  }
  const { endpoint, cart } = interaction;
  return {
    event: 'cart_update',
    action: CART_ACTIONS[endpoint] ?? 'other',
    items: toEventItems(cart.items.flatMap(({ items }) => items)),
    itemCount: cart.itemCount,
    couponCodes: cart.couponCodes,
    // Includes the delivery fee, if there is one.
    total: cart.delivery.total,
  };
}
