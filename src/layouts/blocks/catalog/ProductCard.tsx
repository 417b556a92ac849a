import { interpolate } from '#lib/format/interpolate.ts';
import type { ProductCardModel } from '#lib/format/models/product-card.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { EAGER_LOADING, ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { StockStatus } from './StockStatus.tsx';

const SIZES = '(min-width: 48rem) 20rem, 46vw';

export interface CardMessages {
  was: string;
  /** Label of the wishlist button, with the placeholder `{{name}}`. */
  save: string;
}

/** Server only: the texts of product cards. */
export function getCardMessages(t: Translate): CardMessages {
  return { was: t('product:was'), save: t('wishlist:save', { name: '{{name}}' }) };
}

interface ProductCardProps {
  card: ProductCardModel;
  messages: CardMessages;
  /** Heading level of the product name: one below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** Loads the image eagerly: for cards visible without scrolling. */
  isEager?: boolean;
}

/** Product in a list. The whole card is one link; its rows align with those of its neighbours. */
export function ProductCard({ card, messages, heading: Heading = 'h3', isEager = false }: ProductCardProps) {
  return (
    <article className="product-card">
      <div className="product-card__picture">
        <ResponsiveImage
          image={card.picture}
          width={480}
          height={480}
          sizes={SIZES}
          isDecorative
          {...(isEager && EAGER_LOADING)}
        />
        {(card.price.saving ?? card.badge) && (
          <span className={card.price.saving ? 'badge badge--saving' : 'badge'}>
            {card.price.saving ?? card.badge}
          </span>
        )}
      </div>
      <div className="product-card__name">
        <p className="product-card__brand">{card.brand}</p>
        <Heading className="product-card__title">
          <a className="product-card__link" href={card.href}>
            {card.name}
          </a>
        </Heading>
      </div>
      {card.rating && <Rating rating={card.rating} />}
      <ul className="product-card__facts">
        {card.attributes.slice(0, 3).map((attribute) => (
          <li key={attribute.label}>
            <span className={/\p{L}/u.test(attribute.value) ? 'sr-only' : undefined}>
              {attribute.label}:{' '}
            </span>
            <bdi>{attribute.value}</bdi>
          </li>
        ))}
        {card.variants && <li>{card.variants}</li>}
      </ul>
      <Price price={card.price} wasLabel={messages.was} />
      <StockStatus status={card.stock} />
      {card.delivery && (
        // The shell's script puts in the chosen area.
        <p
          className="product-card__delivery"
          data-to={card.delivery.templates}
          data-near={card.delivery.near}
          suppressHydrationWarning
        >
          {card.delivery.usual}
        </p>
      )}
      <WishlistButton productCode={card.code} label={interpolate(messages.save, { name: card.name })} />
    </article>
  );
}

interface CardsProps {
  cards: ProductCardModel[];
  messages: CardMessages;
  heading?: 'h2' | 'h3';
  /** Number of cards visible without scrolling. */
  isEager?: number;
  /** One scrolling row instead of a wrapping grid. */
  isRow?: boolean;
}

/** List of product cards. */
export function ProductCards({ cards, messages, heading, isEager = 0, isRow = false }: CardsProps) {
  return (
    <ul className={isRow ? 'product-grid product-grid--row' : 'product-grid'}>
      {cards.map((card, index) => (
        <li key={card.code} className="product-grid__item" data-object={card.code}>
          <ProductCard card={card} messages={messages} heading={heading} isEager={index < isEager} />
        </li>
      ))}
    </ul>
  );
}
