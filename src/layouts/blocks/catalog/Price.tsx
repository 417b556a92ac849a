import type { PriceModel } from '#lib/format/models/product-card.ts';

/** An amount with its currency, isolated from the text around; the digits are set larger than the currency. */
export function Money({ text, className = '' }: { text: string; className?: string }) {
  const parts = text.split('\u00A0');
  return (
    <bdi className={`money ${className}`.trim()}>
      {parts.map((part, index) => (
        <span key={part} className={/\d/.test(part) ? 'money__digits' : 'money__currency'}>
          {index > 0 && '\u00A0'}
          {part}
        </span>
      ))}
    </bdi>
  );
}

interface PriceProps {
  price: PriceModel;
  /** `page` is the product page's own. */
  variant?: 'card' | 'page';
  /** Read out before the regular price: `Was`. */
  wasLabel: string;
}

/** What it costs, loudest; then what it cost, what a litre or a piece costs, and the tax. */
export function Price({ price, variant = 'card', wasLabel }: PriceProps) {
  return (
    <div className={`price price--${variant}`}>
      <p className="price__line">
        {price.prefix && <span className="price__prefix">{price.prefix}</span>}
        <Money text={price.current} className="price__current" />
        {price.regularPrice && (
          <s className="price__regular">
            <span className="sr-only">{wasLabel} </span>
            <Money text={price.regularPrice} />
          </s>
        )}
        {price.saving && variant === 'page' && <span className="badge badge--saving">{price.saving}</span>}
      </p>
      {(price.perUnit || price.vatNote) && (
        <p className="price__notes">
          {price.perUnit && <bdi>{price.perUnit}</bdi>}
          {variant === 'page' && price.vatNote && <span>{price.vatNote}</span>}
        </p>
      )}
    </div>
  );
}
