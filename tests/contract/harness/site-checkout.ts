import type { SiteVisitor } from './site-client.ts';

const AREA = 'AE-DU-BARSHA';

interface SlotPicker {
  days: { slots: { value: string; isFull: boolean }[] }[];
}

async function readSlot(visitor: SiteVisitor): Promise<string> {
  const reply = await visitor.visit(`/en-ae/checkout/delivery-slots?area=${AREA}`);
  const { days } = (await reply.json()) as SlotPicker;
  const slot = days.flatMap(({ slots }) => slots).findLast(({ isFull }) => !isFull);
  if (!slot) throw new Error('No delivery time is offered');
  return slot.value;
}

/**
 * Starts the checkout of a visitor's cart and sends its forms up to the review; returns the redirect target
 * of each.
 */
export async function completeCheckoutSteps(visitor: SiteVisitor): Promise<(string | null)[]> {
  const getLocation = (reply: Response) => reply.headers.get('location');
  const send = async (name: string, fields: Record<string, string>) =>
    getLocation(await visitor.visit(`/api/forms/${name}`, { locale: 'en-ae', ...fields }));
  const start = getLocation(await visitor.visit('/en-ae/checkout'));
  const person = { firstName: 'Huda', lastName: 'Al Ali' };
  const contact = { emailAddress: 'huda@example.com', phone: '0501234567', ...person };
  const address = { deliveryAddress: 'Street 12', buildingNo: '7', addressType: 'Residential' };
  return [
    start,
    await send('checkoutContact', contact),
    await send('checkoutDelivery', {
      deliveryMethod: 'home',
      deliveryArea: AREA,
      ...address,
      billing: 'same',
      slot: await readSlot(visitor),
    }),
    await send('checkoutPayment', { paymentMethod: 'card' }),
  ];
}

/** Paths of the steps, in their order. */
export const STEP_PATHS = ['contact', 'delivery', 'payment', 'review'].map(
  (step) => `/en-ae/checkout/${step}`,
);
