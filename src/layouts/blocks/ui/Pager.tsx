import type { MouseEvent } from 'react';
import { interpolate } from '#lib/format/interpolate.ts';
import { Icon } from './icon/Icon.tsx';

interface PagerProps {
  page: number;
  pageCount: number;
  getPageHref: (page: number) => string;
  /** Called with the clicked page number when script handles the navigation. */
  onPageClick?: (page: number, event: MouseEvent) => void;
  /** `page` and `pageNumber` contain placeholders. */
  messages: { pages: string; previous: string; next: string; page: string; pageNumber: string };
}

const NEIGHBOUR_COUNT = 2;

/** Links to the first, last and neighbouring pages of a list. */
export function Pager({ page, pageCount, getPageHref, onPageClick, messages }: PagerProps) {
  if (pageCount <= 1) return null;
  const visiblePages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (pageNumber) =>
      pageNumber === 1 || pageNumber === pageCount || Math.abs(pageNumber - page) <= NEIGHBOUR_COUNT,
  );
  const createClickHandler = (to: number) => (event: MouseEvent) => onPageClick?.(to, event);
  return (
    <nav className="pager" aria-label={messages.pages}>
      {page > 1 && (
        <a
          className="pager__step"
          href={getPageHref(page - 1)}
          onClick={createClickHandler(page - 1)}
          rel="prev"
          aria-label={messages.previous}
        >
          <Icon name="chevron" className="pager__back" />
        </a>
      )}
      <ol className="pager__pages">
        {visiblePages.map((pageNumber, index) => (
          <li
            key={pageNumber}
            className={
              pageNumber - (visiblePages[index - 1] ?? pageNumber - 1) > 1 ? 'pager__gap' : undefined
            }
          >
            <a
              className="pager__page"
              href={getPageHref(pageNumber)}
              onClick={createClickHandler(pageNumber)}
              aria-current={pageNumber === page ? 'page' : undefined}
              aria-label={interpolate(messages.pageNumber, { page: pageNumber })}
            >
              {pageNumber}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a
          className="pager__step"
          href={getPageHref(page + 1)}
          onClick={createClickHandler(page + 1)}
          rel="next"
          aria-label={messages.next}
        >
          <Icon name="chevron" />
        </a>
      )}
      <p className="pager__text">{interpolate(messages.page, { page, pages: pageCount })}</p>
    </nav>
  );
}
