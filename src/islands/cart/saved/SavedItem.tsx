import { Money } from '#layouts/blocks/catalog/Price.tsx';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { ResponsiveImage } from '#layouts/blocks/ui/ResponsiveImage.tsx';
import type { LineModel } from '#lib/format/models/cart.ts';
import { ShadeLabel } from '../../paint/ShadeLabel.tsx';
import { interpolate } from '../../ui/messages.ts';
import type { SavedItemsMessages } from './messages.ts';

interface SavedItemProps {
  line: LineModel;
  /** Add-ons saved with the line. */
  addOns: readonly LineModel[];
  locale: string;
  messages: SavedItemsMessages;
  /** Why the item could not be moved back to the cart. */
  error: string | null;
  onRestore: () => void;
  onRemove: () => void;
}

function SavedItemFields({ locale, id }: { locale: string; id: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="params.cartId" value="current" />
      <input type="hidden" name="params.savedItemId" value={id} />
    </>
  );
}

/** A saved item. Every action is a form that works without script. */
export function SavedItem({ line, addOns, locale, messages, error, onRestore, onRemove }: SavedItemProps) {
  const { id, name } = line;
  const errorText = error ?? (!line.isAvailable && messages.savedOut);
  return (
    <li className="cart-line cart-line--saved">
      <div className="cart-line__picture">
        <ResponsiveImage image={line.picture} width={96} height={96} isDecorative />
      </div>
      <div className="cart-line__text">
        <p className="cart-line__name">
          <a href={line.href}>{name}</a>
        </p>
        {line.shade && <ShadeLabel shade={line.shade} label={messages.shade} />}
        <p className="cart-line__unit">
          <Money text={line.unitPrice} />
          {line.unitRegularPrice && (
            <s className="price__regular">
              <span className="sr-only">{messages.was} </span>
              <Money text={line.unitRegularPrice} />
            </s>
          )}
          {' · '}
          <bdi>{interpolate(messages.savedQuantity, { quantity: String(line.quantity) })}</bdi>
        </p>
        {addOns.map((addOn) => (
          <p className="cart-line__unit" key={addOn.id}>
            + {addOn.name}
          </p>
        ))}
        {errorText && (
          <p className="field__error" role={error ? 'alert' : undefined}>
            <Icon name="warning" />
            <span>{errorText}</span>
          </p>
        )}
      </div>
      <div className="cart-line__foot">
        <form
          action="/api/forms/restoreItem"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onRestore();
          }}
        >
          <SavedItemFields locale={locale} id={id} />
          <Button
            variant="outline"
            disabled={!line.isAvailable}
            aria-label={interpolate(messages.backNamed, { name })}
          >
            {messages.back}
          </Button>
        </form>
        <form
          action="/api/forms/removeSaved"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onRemove();
          }}
        >
          <SavedItemFields locale={locale} id={id} />
          <Button variant="text" aria-label={interpolate(messages.removeSavedNamed, { name })}>
            {messages.remove}
          </Button>
        </form>
      </div>
    </li>
  );
}
