import { fill } from '#lib/format/fill.ts';
import type { CardModel } from '#lib/format/models.ts';
import type { Translate } from '#lib/messages/index.ts';
import { Heart } from './Heart.tsx';
import { EAGER, Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { Rating } from './Rating.tsx';
import { Stock } from './Stock.tsx';

const SIZES = '(min-width: 48rem) 20rem, 46vw';

export interface CardWords {
  was: string;
  /** Of the heart, with `{{name}}` left open. */
  save: string;
}

/** On the server: the words of cards. */
export function cardWords(t: Translate): CardWords {
  return { was: t('product:was'), save: t('wishlist:save', { name: '{{name}}' }) };
}

interface CardProps {
  card: CardModel;
  words: CardWords;
  /** The level below the heading that stands over it. */
  heading?: 'h2' | 'h3';
  /** True for what shows without scrolling. */
  eager?: boolean;
}

/** A product in a list: the whole card leads to it, its rows line up with its neighbours'. */
export function ProductCard({ card, words, heading: Heading = 'h3', eager = false }: CardProps) {
  return (
    <article className="card">
      <div className="card__picture">
        <Picture picture={card.picture} width={480} height={480} sizes={SIZES} isSaid {...(eager && EAGER)} />
        {(card.price.saving ?? card.badge) && (
          <span className={card.price.saving ? 'badge badge--saving' : 'badge'}>
            {card.price.saving ?? card.badge}
          </span>
        )}
      </div>
      <div className="card__name">
        <p className="card__brand">{card.brand}</p>
        <Heading className="card__title">
          <a className="card__link" href={card.href}>
            {card.name}
          </a>
        </Heading>
      </div>
      {card.rating && <Rating rating={card.rating} />}
      <ul className="card__facts">
        {card.facts.slice(0, 3).map((fact) => (
          <li key={fact.label}>
            <span className={/\p{L}/u.test(fact.value) ? 'sr-only' : undefined}>{fact.label}: </span>
            <bdi>{fact.value}</bdi>
          </li>
        ))}
        {card.variants && <li>{card.variants}</li>}
      </ul>
      <Price price={card.price} wasLabel={words.was} />
      <Stock stock={card.stock} />
      <Heart code={card.code} label={fill(words.save, { name: card.name })} />
    </article>
  );
}

interface CardsProps {
  cards: CardModel[];
  words: CardWords;
  heading?: 'h2' | 'h3';
  /** How many of the first show without scrolling. */
  eager?: number;
  /** One row that scrolls instead of a grid that wraps. */
  inRow?: boolean;
}

/** Cards as a list, one drawing for all of them. */
export function Cards({ cards, words, heading, eager = 0, inRow = false }: CardsProps) {
  return (
    <ul className={inRow ? 'cards cards--row' : 'cards'}>
      {cards.map((card, index) => (
        <li key={card.code} className="cards__item" data-object={card.code}>
          <ProductCard card={card} words={words} heading={heading} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
