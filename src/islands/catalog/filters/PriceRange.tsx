import { useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import type { ProductListProps } from '../listing/props.ts';
import { getSliderEnds, getSliderStep } from './facet-counts.ts';
import { formatMajorAmount } from './filter-labels.ts';

const DEBOUNCE_MS = 250;

interface PriceRangeProps {
  /** Such as `10:50`; either end may be empty. */
  price: string;
  bounds: { min: number; max: number } | null;
  /** Applies the form's values. */
  onDone: () => void;
}

/** Two number fields and a slider with two thumbs; mirrored in Arabic. */
export function PriceRange({
  price,
  bounds,
  onDone,
  messages,
  decimals,
  symbol,
  cardFormat,
}: PriceRangeProps & Pick<ProductListProps, 'messages' | 'decimals' | 'symbol' | 'cardFormat'>) {
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastPrice = useRef(price);
  const priceEnds = price.split(':');
  const step = bounds ? getSliderStep(bounds, decimals) : 1;
  const [low, high] = bounds ? getSliderEnds(bounds, step) : [0, 0];
  const [draggedValues, setDraggedValues] = useState<(number | null)[]>([null, null]);
  const thumbs = [low, high].map(
    (end, index) => draggedValues[index] ?? Math.min(Math.max(Number(priceEnds[index] || end), low), high),
  );

  // Fields are uncontrolled: the list's state is written into them only when it changes, so that text typed
  // before hydration is kept.
  useEffect(() => {
    if (lastPrice.current === price) return;
    lastPrice.current = price;
    setDraggedValues([null, null]);
    price.split(':').forEach((end, index) => {
      const field = fields.current[index];
      if (field && Number(field.value) !== Number(end)) field.value = end;
    });
  }, [price]);

  function onSlide(index: number, value: number) {
    const otherValue = thumbs[1 - index] as number;
    const next = index === 0 ? Math.min(value, otherValue) : Math.max(value, otherValue);
    setDraggedValues(thumbs.map((thumb, thumbIndex) => (thumbIndex === index ? next : thumb)));
    const field = fields.current[index];
    // A thumb at its end means no limit.
    if (field) field.value = next === (index === 0 ? low : high) ? '' : String(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(onDone, DEBOUNCE_MS);
  }

  const toPercent = (value: number) => `${((value - low) / (high - low)) * 100}%`;
  const width = `${(((thumbs[1] as number) - (thumbs[0] as number)) / (high - low)) * 100}%`;
  return (
    <div className="price-filter">
      {bounds && (
        <div className="price-filter__line">
          <svg aria-hidden="true">
            <rect className="price-filter__rail" width="100%" height="4" />
            <rect x={toPercent(thumbs[0] as number)} width={width} height="4" />
          </svg>
          {[messages.priceLowest, messages.priceHighest].map((label, index) => (
            <input
              key={label}
              type="range"
              aria-label={label}
              aria-valuetext={formatMajorAmount(String(thumbs[index]), { decimals, symbol, cardFormat })}
              min={low}
              max={high}
              step={step}
              value={thumbs[index]}
              onChange={(event) => onSlide(index, Number(event.target.value))}
            />
          ))}
        </div>
      )}
      <div className="price-filter__fields">
        {['from', 'to'].map((name, index) => (
          <label key={name} className="field">
            <span className="field__hint">
              {index === 0 ? messages.priceFrom : messages.priceTo} <bdi>{symbol}</bdi>
            </span>
            <input
              ref={(field) => {
                fields.current[index] = field;
              }}
              className="field__control"
              type="number"
              inputMode="decimal"
              name={name}
              min="0"
              max="9999999"
              step="any"
              placeholder={bounds ? String([low, high][index]) : undefined}
              defaultValue={priceEnds[index]}
              onBlur={onDone}
            />
          </label>
        ))}
        <Button variant="outline">{messages.priceGo}</Button>
      </div>
    </div>
  );
}
