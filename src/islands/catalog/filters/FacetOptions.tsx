import { type ReactNode, useRef, useState } from 'react';
import { isolateLatin } from '#lib/format/bidi.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { formatInteger } from '#lib/format/number.ts';
import type { ListMessages } from '../listing/messages.ts';
import { getOwnProperty } from './facet-counts.ts';

const VISIBLE_OPTIONS = 8;
const SEARCH_THRESHOLD = 10;

export function FacetCount({ number }: { number: number | undefined }) {
  return number === undefined ? null : <span className="option__count">{formatInteger(number)}</span>;
}

// The form's handler receives change events; React requires `onChange` on controlled inputs.
export const noopChange = () => {};

interface FacetOptionsProps {
  /** Query parameter name. */
  name: string;
  label: string;
  counts: Record<string, number>;
  chosen: readonly string[];
  getLabel: (value: string) => string;
  /** Renders a swatch before the label. Options with swatches are never collapsed. */
  renderSwatch?: (value: string) => ReactNode;
  messages: ListMessages;
}

/**
 * Checkboxes of a facet. Their order stays as first rendered, so that options do not move under the pointer.
 */
export function FacetOptions({
  name,
  label,
  counts,
  chosen,
  getLabel,
  renderSwatch,
  messages,
}: FacetOptionsProps) {
  const order = useRef<string[]>([]);
  const [typed, setTyped] = useState('');
  for (const value of [...Object.keys(counts), ...chosen]) {
    if (!order.current.includes(value)) order.current.push(value);
  }
  const values = order.current.filter((value) => getOwnProperty(counts, value) || chosen.includes(value));
  const needle = typed.trim().toLowerCase();
  const renderOption = (value: string) => (
    <label key={value} className="option" hidden={!getLabel(value).toLowerCase().includes(needle)}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={noopChange}
      />
      {renderSwatch?.(value)}
      <span>
        <bdi>{isolateLatin(getLabel(value))}</bdi>
      </span>
      <FacetCount number={getOwnProperty(counts, value) ?? 0} />
    </label>
  );
  const hasNoMatch = needle !== '' && !values.some((value) => getLabel(value).toLowerCase().includes(needle));
  // A single hidden option would take no more space than the "more" link.
  const first = values.length > VISIBLE_OPTIONS + 1 && !renderSwatch ? VISIBLE_OPTIONS : values.length;
  return (
    <>
      {values.length > SEARCH_THRESHOLD && !renderSwatch && (
        <input
          type="search"
          className="field__control facet__search"
          aria-label={interpolate(messages.searchIn, { name: label })}
          placeholder={interpolate(messages.searchIn, { name: label })}
          onChange={(event) => setTyped(event.target.value)}
          // The field filters the options; Enter must not submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {values.length > SEARCH_THRESHOLD && !renderSwatch && (
        <p className="facet__none" aria-live="polite">
          {hasNoMatch && messages.noMatchingOption}
        </p>
      )}
      {values.slice(0, first).map(renderOption)}
      {values.length > first && (
        <details className="facet__more" open={needle !== '' || undefined}>
          <summary>{interpolate(messages.more, { count: values.length })}</summary>
          {values.slice(first).map(renderOption)}
        </details>
      )}
    </>
  );
}
