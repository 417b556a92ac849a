import type { MouseEvent } from 'react';
import { fill } from '#lib/format/fill.ts';
import { Icon } from './Icon.tsx';

interface PagerProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Called with the page that was clicked, where script goes there itself. */
  onGo?: (page: number, event: MouseEvent) => void;
  /** `page` and `pageNumber` have `{{gaps}}`. */
  words: { pages: string; previous: string; next: string; page: string; pageNumber: string };
}

const REACH = 2;

/** Links to the pages of a list: the first, the last and those near by. */
export function Pager({ page, pages, hrefOf, onGo, words }: PagerProps) {
  if (pages <= 1) return null;
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= REACH,
  );
  const go = (to: number) => (event: MouseEvent) => onGo?.(to, event);
  return (
    <nav className="pager" aria-label={words.pages}>
      {page > 1 && (
        <a
          className="pager__step"
          href={hrefOf(page - 1)}
          onClick={go(page - 1)}
          rel="prev"
          aria-label={words.previous}
        >
          <Icon name="chevron" className="pager__back" />
        </a>
      )}
      <ol className="pager__pages">
        {near.map((each, index) => (
          <li key={each} className={each - (near[index - 1] ?? each - 1) > 1 ? 'pager__gap' : undefined}>
            <a
              className="pager__page"
              href={hrefOf(each)}
              onClick={go(each)}
              aria-current={each === page ? 'page' : undefined}
              aria-label={fill(words.pageNumber, { page: each })}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a
          className="pager__step"
          href={hrefOf(page + 1)}
          onClick={go(page + 1)}
          rel="next"
          aria-label={words.next}
        >
          <Icon name="chevron" />
        </a>
      )}
      <p className="pager__text">{fill(words.page, { page, pages })}</p>
    </nav>
  );
}
