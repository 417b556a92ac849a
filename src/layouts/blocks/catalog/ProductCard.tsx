import { interpolate } from '#lib/format/interpolate.ts';
import type { ProductCardModel } from '#lib/format/models/product-card.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { EAGER_LOADING, ResponsiveImage } from '../ui/ResponsiveImage.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { StockStatus } from './StockStatus.tsx';

const SIZES = '(min-width: 48rem) 20rem, 46vw';

/** Texts of cards; the labels of the buttons have the placeholder `{{name}}`. */
export interface CardMessages {
  was: string;
  save: string;
  add: string;
  choose: string;
}

/** Server only: the texts of product cards. */
export function getCardMessages(t: Translate): CardMessages {
  const name = '{{name}}';
  return {
    was: t('product:was'),
    save: t('wishlist:save', { name }),
    add: t('product:addNamed', { name }),
    choose: t('product:chooseNamed', { name }),
  };
}

/** Adds the product to the cart, or links to the selection of its size or shade. */
function QuickAdd({
  card,
  messages,
  name,
}: {
  card: ProductCardModel;
  messages: CardMessages;
  name: string;
}) {
  if (card.optionsFragment) {
    return (
      <a
        className="quick-add quick-add--choices"
        href={card.href + card.optionsFragment}
        aria-label={interpolate(messages.choose, { name })}
      >
        +
      </a>
    );
  }
  return (
    <button
      className="quick-add"
      type="submit"
      // The form is at the end of every page.
      form="addForm"
      name="body.product.productCode"
      value={card.code}
      aria-label={interpolate(messages.add, { name })}
    >
      +
    </button>
  );
}

interface ProductCardProps {
  card: ProductCardModel;
  messages: CardMessages;
  /** Heading level of the product name: one below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** Loads the image eagerly: for cards visible without scrolling. */
  isEager?: boolean;
}

/** Product in a list. The whole card is one link, with buttons above it. */
export function ProductCard({ card, messages, heading: Heading = 'h3', isEager = false }: ProductCardProps) {
  const name = card.plainName ?? card.name;
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
      {card.brand && <p className="product-card__brand">{card.brand}</p>}
      <Heading className="product-card__title">
        <a className="product-card__link" href={card.href} {...card.nameLanguage}>
          {card.name}
        </a>
      </Heading>
      {card.rating && <Rating rating={card.rating} />}
      {card.facts && <p className="product-card__facts">{card.facts}</p>}
      <div className="product-card__buy">
        {card.price.current && <Price price={card.price} wasLabel={messages.was} />}
        {card.price.current && card.stock.kind !== 'out' && (
          <QuickAdd card={card} messages={messages} name={name} />
        )}
      </div>
      <StockStatus status={card.stock} delivery={card.delivery} />
      <WishlistButton productCode={card.code} label={interpolate(messages.save, { name })} />
    </article>
  );
}

interface CardsProps {
  cards: ProductCardModel[];
  messages: CardMessages;
  heading?: 'h2' | 'h3';
  /** Number of cards visible without scrolling. */
  eagerCount?: number;
  /** Attributes of the list when its cards are one row, which scrolls horizontally. */
  rowAttributes?: ReturnType<typeof getRowAttributes>;
}

/** Server only: the class of a row and the labels of its scroll buttons. */
export const getRowAttributes = (t: Translate) => ({
  className: 'product-grid product-grid--row',
  'data-previous': t('product:previousProducts'),
  'data-next': t('product:nextProducts'),
});

/** Attributes with the delivery texts of each kind, such as `data-tinted`; the list has them once. */
const getDeliveryTexts = (cards: readonly ProductCardModel[]): Record<string, string> =>
  Object.fromEntries(
    cards.flatMap(({ delivery }) => (delivery ? [[`data-${delivery.kind}`, delivery.templates]] : [])),
  );

/** List of product cards. */
export function ProductCards({ cards, messages, heading, eagerCount = 0, rowAttributes }: CardsProps) {
  return (
    <ul className="product-grid" {...rowAttributes} {...getDeliveryTexts(cards)}>
      {cards.map((card, index) => (
        <li key={card.code} className="product-grid__item" data-object={card.code}>
          <ProductCard card={card} messages={messages} heading={heading} isEager={index < eagerCount} />
        </li>
      ))}
    </ul>
  );
}
