import type { StockModel } from '#lib/format/models/product-card.ts';

/** Stock status as shape, text and colour. */
export function StockStatus({ status }: { status: StockModel }) {
  return (
    <p className={`stock-status stock-status--${status.kind}`}>
      <svg className="stock-status__mark" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        {status.kind === 'in' && <circle cx="6" cy="6" r="5" />}
        {status.kind === 'low' && (
          <path d="M6 1a5 5 0 0 1 0 10z M6 1a5 5 0 0 0 0 10" className="stock-status__half" />
        )}
        {status.kind === 'out' && <path d="M2 2l8 8M10 2l-8 8" className="stock-status__cross" />}
      </svg>
      {status.text}
    </p>
  );
}
