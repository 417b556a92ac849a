import type { LineModel } from '#lib/format/models/cart.ts';
import { CartLine, type CartLineSharedProps } from '../CartLine.tsx';

/** Lines of the cart page; unavailable lines and their add-ons are listed separately. */
export function CartLines({ lines, ...shared }: CartLineSharedProps & { lines: readonly LineModel[] }) {
  const { messages } = shared;
  const unavailableIds = lines.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id);
  const isUnavailable = ({ id, parentId }: LineModel) => unavailableIds.includes(parentId ?? id);
  const unavailableLines = lines.filter(isUnavailable);
  const renderLines = (group: readonly LineModel[]) =>
    group.map((line) => <CartLine key={line.id} line={line} {...shared} />);
  return (
    <>
      {unavailableLines.length < lines.length && (
        <ul className="cart-lines" aria-label={messages.lines}>
          {renderLines(lines.filter((line) => !isUnavailable(line)))}
        </ul>
      )}
      {unavailableLines.length > 0 && (
        <section className="unavailable-lines">
          <h3>{messages.outTitle}</h3>
          <p>{messages.outText}</p>
          <ul className="cart-lines" aria-label={messages.outTitle}>
            {renderLines(unavailableLines)}
          </ul>
        </section>
      )}
    </>
  );
}
