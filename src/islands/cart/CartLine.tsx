import type { ReactNode } from 'react';
import { Money } from '#layouts/blocks/catalog/Price.tsx';
import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { ResponsiveImage } from '#layouts/blocks/ui/ResponsiveImage.tsx';
import type { LineModel } from '#lib/format/models/cart.ts';
import { ShadeLabel } from '../paint/ShadeLabel.tsx';
import { interpolate } from '../ui/messages.ts';
import { LineFields } from './LineFields.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import type { CartMessages } from './messages.ts';
import type { LineActions } from './use-line-actions.ts';

/** Props shared by all lines of a cart. */
export interface CartLineSharedProps {
  locale: string;
  messages: CartMessages;
  actions: LineActions;
  /** Amounts are being recalculated by the backend. */
  isPending: boolean;
  /** Renders further actions of a line. */
  renderTools?: (line: LineModel) => ReactNode;
}

function LinePrice({ line, messages }: { line: LineModel; messages: CartMessages }) {
  const [before, after] = messages.each.split('{{amount}}');
  return (
    <p className="cart-line__unit">
      {before}
      <Money text={line.unitPrice} />
      {after}
      {line.unitRegularPrice && (
        <s className="price__regular">
          <span className="sr-only">{messages.was} </span>
          <Money text={line.unitRegularPrice} />
        </s>
      )}
    </p>
  );
}

/** A line of the drawer or the cart page. Every action is a form that works without script. */
export function CartLine({
  line,
  locale,
  messages,
  actions,
  isPending,
  renderTools,
}: CartLineSharedProps & { line: LineModel }) {
  const rejection = actions.rejection?.lineId === line.id ? actions.rejection : null;
  const unavailable = line.isHeldByOthers ? messages.held : messages.unavailable;
  const reason = rejection?.text ?? (!line.isAvailable && unavailable);
  // Never below the current quantity, or pressing "increase" would reduce it.
  const maxQuantity = rejection?.available ? Math.max(rejection.available, line.quantity) : line.maxQuantity;
  const limitedLine = { ...line, maxQuantity };
  return (
    <li
      className={`cart-line${line.parentId ? ' cart-line--child' : ''}${isPending ? ' cart-line--pending' : ''}`}
    >
      <div className="cart-line__picture">
        <ResponsiveImage image={line.picture} width={96} height={96} isDecorative />
      </div>
      <div className="cart-line__text">
        {line.brand && <p className="cart-line__brand">{line.brand}</p>}
        <p className="cart-line__name">
          <a href={line.href}>{line.name}</a>
        </p>
        {line.shade && <ShadeLabel shade={line.shade} label={messages.shade} />}
        <LinePrice line={line} messages={messages} />
        {line.discount && (
          <p className="cart-line__unit totals__discount">
            {line.discount.label} <Money text={line.discount.amount} />
          </p>
        )}
        {reason && (
          <p className="field__error" role={rejection ? 'alert' : undefined}>
            <Icon name="warning" />
            <span>{reason}</span>
          </p>
        )}
      </div>
      <div className="cart-line__foot">
        {line.parentId ? (
          <p className="cart-line__note">
            <bdi>× {line.quantity}</bdi>
          </p>
        ) : (
          <LineQuantity
            line={limitedLine}
            locale={locale}
            messages={messages}
            onQuantity={(quantity) => actions.setQuantity(limitedLine, quantity)}
          />
        )}
        <form
          action="/api/forms/removeItem"
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            actions.remove(line);
          }}
        >
          <LineFields locale={locale} lineId={line.id} />
          <button
            type="submit"
            className="cart-line__remove button button--text"
            aria-label={interpolate(messages.removeNamed, { name: line.name })}
          >
            {messages.remove}
          </button>
        </form>
        <p className="cart-line__total">
          <Money text={line.total} />
        </p>
        {renderTools?.(line)}
      </div>
    </li>
  );
}
