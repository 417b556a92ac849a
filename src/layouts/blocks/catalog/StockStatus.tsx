import type { ProductCardModel, StockModel } from '#lib/format/models/product-card.ts';

interface StockStatusProps {
  status: StockModel;
  /** Delivery time; for a product in stock it implies the stock status. */
  delivery?: ProductCardModel['delivery'];
}

/** Stock status as shape, text and colour, with the delivery time. */
export function StockStatus({ status, delivery }: StockStatusProps) {
  return (
    <p className={`stock-status stock-status--${status.kind}`}>
      {status.kind !== 'in' && (
        <svg className="stock-status__mark" viewBox="0 0 12 12" aria-hidden="true">
          {status.kind === 'low' ? (
            <path d="M6 1a5 5 0 0 1 0 10z M6 1a5 5 0 0 0 0 10" className="stock-status__half" />
          ) : (
            <path d="M2 2l8 8M10 2l-8 8" className="stock-status__cross" />
          )}
        </svg>
      )}
      {!(delivery && status.kind === 'in') && <span>{status.text}</span>}
      {/* The shell's script inserts the text for the chosen area, from the list's texts of this kind. */}
      {delivery && (
        <span data-to={delivery.kind} data-near={delivery.nearRegions} suppressHydrationWarning>
          {delivery.defaultText}
        </span>
      )}
    </p>
  );
}
