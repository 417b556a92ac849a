import type { SavedAddress } from '#lib/contract/account/saved-addresses.ts';
import type { DeliveryAreaOption, SavedAddressOption } from '../models/checkout.ts';

/**
 * Returns whether a saved address can be chosen for delivery and for billing, and its delivery area; null
 * when it is not for delivery or the area is not served.
 */
export function getSavedAddressUse(
  { id, addressUse, areaCode }: SavedAddress,
  areas: readonly DeliveryAreaOption[],
): Pick<SavedAddressOption, 'id' | 'area' | 'isForDelivery' | 'isForBilling'> {
  const isForDelivery = addressUse !== 'Billing';
  const area = areas.find(({ value }) => value === areaCode);
  return {
    id,
    area: isForDelivery && area?.isServed ? area.value : null,
    isForDelivery,
    isForBilling: addressUse !== 'Delivery',
  };
}
