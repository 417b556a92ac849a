import type { PriceModel } from '#lib/format/models/product-card.ts';

/**
 * Amount with its currency, isolated from surrounding text direction; digits are larger than the currency.
 */
export function Money({ text, className = '' }: { text: string; className?: string }) {
  // The space belongs to the currency: at the size of the digits it would look like two.
  const parts = text.match(/\D+|\d\S*/g) ?? [];
  return (
    <bdi className={`money ${className}`.trim()}>
      {parts.map((part) => (
        <span key={part} className={/\d/.test(part) ? 'money__digits' : 'money__currency'}>
          {part}
        </span>
      ))}
    </bdi>
  );
}

interface PriceProps {
  price: PriceModel;
  /** `page` is the size of the product page. */
  variant?: 'card' | 'page';
  /** Screen-reader text before the regular price: `Was`. */
  wasLabel: string;
}

/** Current price, then the regular price, the unit price and the VAT note. */
export function Price({ price, variant = 'card', wasLabel }: PriceProps) {
  return (
    <div className={`price price--${variant}`}>
      <p className="price__line">
        {price.prefix && <span className="price__prefix">{price.prefix}</span>}
        <Money text={price.current} className="price__current" />
        {price.regularPrice && (
          <s className="price__regular">
            <span className="sr-only">{`${wasLabel} `}</span>
            <Money text={price.regularPrice} />
          </s>
        )}
        {price.saving && variant === 'page' && <span className="badge badge--saving">{price.saving}</span>}
      </p>
      {(price.perUnit || (variant === 'page' && price.vatNote)) && (
        <p className="price__notes">
          {price.perUnit && <bdi>{price.perUnit}</bdi>}
          {variant === 'page' && price.vatNote && <span>{price.vatNote}</span>}
        </p>
      )}
    </div>
  );
}
