import type { CollectionStoreModel } from '#lib/format/models/checkout.ts';
import type { DeliveryMessages } from './messages.ts';

interface StoreChoiceProps {
  stores: CollectionStoreModel[];
  id: string;
  chosen: string;
  error: string | null;
  messages: DeliveryMessages;
}

/** Stores where the order can be collected, as radio buttons. */
export function StoreChoice({ stores, id, chosen, error, messages }: StoreChoiceProps) {
  return (
    <fieldset className="form__section" id={id}>
      <legend className="form__legend">{messages.storesTitle}</legend>
      {error && <p className="field__error">{error}</p>}
      <div className="store-choices">
        {stores.map((store) => (
          <label key={store.code} className="store-choice">
            <input
              type="radio"
              name="store"
              value={store.code}
              defaultChecked={store.code === chosen}
              disabled={store.ready === null}
            />
            <span className="store-choice__text">
              <span className="store-choice__name">{store.name}</span>
              <span className="text-muted">{store.address}</span>
              <span className={store.hasAllItems ? 'store-choice__stock' : 'text-muted'}>{store.stock}</span>
              {store.ready && <span>{store.ready}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
