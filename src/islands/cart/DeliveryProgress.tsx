import type { CartModel } from '#lib/format/models/cart.ts';
import type { CartMessages } from './messages.ts';

/** Progress towards free delivery. */
export function DeliveryProgress({ model, messages }: { model: CartModel; messages: CartMessages }) {
  return (
    <div className="delivery-hint">
      <p>
        <bdi>{model.deliveryHint ?? messages.deliveryFree}</bdi>
      </p>
      <progress
        className="free-delivery-progress"
        max={1}
        value={model.deliveryProgress}
        aria-label={messages.deliveryProgress}
      />
    </div>
  );
}
