import type { ReactNode } from 'react';
import { Icon } from '#layouts/blocks/Icon.tsx';
import { Picture } from '#layouts/blocks/Picture.tsx';
import { Money } from '#layouts/blocks/Price.tsx';
import type { LineModel } from '#lib/format/models.ts';
import { Tint } from '../ui/Tint.tsx';
import { fill } from '../ui/words.ts';
import { LineFields } from './LineFields.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import type { LineActions } from './use-line-actions.ts';
import type { CartIslandWords } from './words.ts';

/** What the lines of a cart share. */
export interface LinesProps {
  locale: string;
  words: CartIslandWords;
  actions: LineActions;
  /** Amounts wait for the backend. */
  isPending: boolean;
  /** What else can be done with a line. */
  tools?: (line: LineModel) => ReactNode;
}

function LinePrice({ line, words }: { line: LineModel; words: CartIslandWords }) {
  const [before, after] = words.each.split('{{amount}}');
  return (
    <p className="line__unit">
      {before}
      <Money text={line.unitPrice} />
      {after}
      {line.unitBefore && (
        <s className="price__before">
          <span className="sr-only">{words.was} </span>
          <Money text={line.unitBefore} />
        </s>
      )}
    </p>
  );
}

/** A line of the drawer or the cart page. Each thing that can be done with it is first a form. */
export function CartLine({
  line,
  locale,
  words,
  actions,
  isPending,
  tools,
}: LinesProps & { line: LineModel }) {
  const refused = actions.refusal?.lineId === line.id ? actions.refusal : null;
  const why = refused?.text ?? (!line.isAvailable && words.unavailable);
  // Never fewer than there are in it: a press of one more would take some out.
  const maximum = refused?.most ? Math.max(refused.most, line.quantity) : line.maximum;
  const own = { ...line, maximum };
  return (
    <li className={`line${line.parentId ? ' line--child' : ''}${isPending ? ' line--pending' : ''}`}>
      <div className="line__picture">
        <Picture picture={line.picture} width={96} height={96} isSaid />
      </div>
      <div className="line__words">
        <p className="line__brand">{line.brand}</p>
        <p className="line__name">
          <a href={line.href}>{line.name}</a>
        </p>
        {line.shade && <Tint shade={line.shade} label={words.shade} />}
        <LinePrice line={line} words={words} />
        {line.discount && (
          <p className="line__unit totals__saving">
            {line.discount.label} <Money text={line.discount.amount} />
          </p>
        )}
        {why && (
          <p className="field__error" role={refused ? 'alert' : undefined}>
            <Icon name="warning" />
            <span>{why}</span>
          </p>
        )}
      </div>
      <div className="line__foot">
        {line.parentId ? (
          <p className="line__note">
            <bdi>× {line.quantity}</bdi>
          </p>
        ) : (
          <LineQuantity
            line={own}
            locale={locale}
            words={words}
            onQuantity={(quantity) => actions.setQuantity(own, quantity)}
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
            className="line__remove button button--plain"
            aria-label={fill(words.removeNamed, { name: line.name })}
          >
            {words.remove}
          </button>
        </form>
        <p className="line__total">
          <Money text={line.total} />
        </p>
        {tools?.(line)}
      </div>
    </li>
  );
}
