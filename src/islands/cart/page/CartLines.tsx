import type { LineModel } from '#lib/format/models/cart.ts';
import { CartLine, type CartLineSharedProps } from '../CartLine.tsx';

/** Lines of the cart page; unavailable lines and their add-ons are listed separately. */
export function CartLines({ lines, ...shared }: CartLineSharedProps & { lines: readonly LineModel[] }) {
  const { words } = shared;
  const gone = lines.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id);
  const isOut = ({ id, parentId }: LineModel) => gone.includes(parentId ?? id);
  const out = lines.filter(isOut);
  const draw = (those: readonly LineModel[]) =>
    those.map((line) => <CartLine key={line.id} line={line} {...shared} />);
  return (
    <>
      {out.length < lines.length && (
        <ul className="cart-lines" aria-label={words.lines}>
          {draw(lines.filter((line) => !isOut(line)))}
        </ul>
      )}
      {out.length > 0 && (
        <section className="unavailable-lines">
          <h3>{words.outTitle}</h3>
          <p>{words.outText}</p>
          <ul className="cart-lines" aria-label={words.outTitle}>
            {draw(out)}
          </ul>
        </section>
      )}
    </>
  );
}
