import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { CollectionStoreModel } from '#lib/format/models/checkout.ts';
import { interpolate } from '../ui/messages.ts';
import type { DeliveryMessages } from './messages.ts';
import { useNearestStores } from './use-nearest-stores.ts';

interface StoreChoiceProps {
  stores: CollectionStoreModel[];
  id: string;
  chosen: string;
  error: string | null;
  messages: DeliveryMessages;
  /** False in HTML without script, which cannot sort by distance. */
  isHydrated: boolean;
}

const isCollectable = ({ readyText: ready }: CollectionStoreModel): boolean => ready !== null;

/** Stores where the order can be collected, as radio buttons. */
export function StoreChoice({ stores, id, chosen, error, messages, isHydrated }: StoreChoiceProps) {
  const nearest = useNearestStores(stores, isCollectable);
  const statusTexts = {
    unsorted: '',
    locating: messages.storesLocating,
    nearest: messages.storesNearest,
    denied: messages.locationDenied,
    unavailable: messages.locationUnavailable,
  };
  return (
    <fieldset className="form__section" id={id}>
      <legend className="form__legend">{messages.storesTitle}</legend>
      {error && <p className="field__error">{error}</p>}
      {isHydrated && stores.length > 1 && (
        <div className="store-sort">
          <Button type="button" variant="outline" onClick={nearest.sortByDistance}>
            {messages.storesNear}
          </Button>
          <p className="store-sort__status" role="status">
            {statusTexts[nearest.status]}
          </p>
        </div>
      )}
      <div className="store-choices">
        {nearest.stores.map(({ store, km }) => (
          <label key={store.code} className="store-choice">
            <input
              type="radio"
              name="store"
              value={store.code}
              defaultChecked={store.code === chosen}
              disabled={store.readyText === null}
            />
            <span className="store-choice__text">
              <span className="store-choice__name">{store.name}</span>
              <span className="text-muted">{store.address}</span>
              {km && <span>{interpolate(messages.storesAway, { km })}</span>}
              <span className={store.hasAllItems ? 'store-choice__stock' : 'text-muted'}>
                {store.stockText}
              </span>
              {store.readyText && <span>{store.readyText}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
