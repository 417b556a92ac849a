import { NEW_ADDRESS, SAVED_ADDRESS_FIELD } from '#lib/format/checkout/delivery-form.ts';
import type { SavedAddressOption } from '#lib/format/models/checkout.ts';
import type { CheckoutFieldProps } from './ContactFields.tsx';
import type { DeliveryMessages } from './messages.ts';

interface SavedAddressesProps extends CheckoutFieldProps {
  addresses: SavedAddressOption[];
  messages: DeliveryMessages;
  /** Called with the chosen id, or `NEW_ADDRESS`. */
  onChoose: (value: string) => void;
}

/** Radio buttons for the customer's saved addresses and for a new one, whose fields follow them. */
export function SavedAddresses({
  addresses,
  id,
  defaultValue,
  error,
  messages,
  onChoose,
}: SavedAddressesProps) {
  return (
    <div className="saved-choices" id={id} role="radiogroup" aria-label={messages.savedAddress}>
      {error && <p className="field__error">{error}</p>}
      {addresses.map((address) => (
        <label key={address.id} className="option option-card">
          <input
            type="radio"
            name={SAVED_ADDRESS_FIELD}
            value={address.id}
            defaultChecked={address.id === defaultValue}
            disabled={address.area === null}
            onChange={() => onChoose(address.id)}
          />
          <span>
            <strong>
              <bdi>{address.name}</bdi>
            </strong>
            <span className="option-card__hint">{address.text}</span>
            {address.area === null && <span className="option-card__hint">{messages.notServed}</span>}
          </span>
        </label>
      ))}
      <label className="option option-card">
        <input
          type="radio"
          name={SAVED_ADDRESS_FIELD}
          value={NEW_ADDRESS}
          defaultChecked={defaultValue === NEW_ADDRESS}
          onChange={() => onChoose(NEW_ADDRESS)}
        />
        <strong>{messages.anotherAddress}</strong>
      </label>
    </div>
  );
}
