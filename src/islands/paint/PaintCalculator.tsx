import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Field, SelectField } from '#layouts/blocks/ui/form/Field.tsx';
import { interpolate } from '#lib/format/interpolate.ts';
import type { CalculatorModel } from '#lib/format/models/paint.ts';
import { formatInteger } from '#lib/format/number.ts';
import {
  estimatePaint,
  MAX_ROOM_VALUES,
  parseRoomInput,
  type RoomField,
  type RoomFieldError,
  SURFACE_FACTORS,
} from '#lib/paint/paint-calculator.ts';
import type { IslandContext } from '../context.ts';
import { useReady } from '../ui/use-ready.ts';
import { CalculatorResult } from './CalculatorResult.tsx';
import { type CalculatorMessages, getFieldLabel } from './messages.ts';
import { getSelectedShade, subscribeToSelectedShade } from './selected-shade.ts';
import type { SelectedShade } from './shade-picker.ts';

interface CalculatorProps {
  context: Pick<IslandContext, 'locale' | 'language' | 'prefix'>;
  calculator: CalculatorModel;
  /** Shade from the address. */
  shade: SelectedShade | null;
  /** Address of the page, which shows the result without script. */
  action: string;
  words: CalculatorMessages;
}

const SIZES: readonly RoomField[] = ['length', 'width', 'height'];
const COUNT_FIELDS: readonly RoomField[] = ['doors', 'windows', 'coats'];
const ORDER: readonly RoomField[] = [...SIZES, 'area', ...COUNT_FIELDS];

/** Paint calculator: computed from the address on the server, and at every input in the browser. */
export function PaintCalculator({ context, calculator, shade: given, action, words }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [room, setRoom] = useState(calculator.room);
  const [shade, setShade] = useState(given);
  // Missing sizes are reported only after a submit.
  const [isSubmitted, setAsked] = useState(true);
  const need = estimatePaint(room, calculator.coverage, calculator.coats);
  const problems = need.kind === 'wrong' ? need.problems : {};

  useEffect(() => {
    if (form.current) setRoom(parseRoomInput(new FormData(form.current)));
    const chosen = getSelectedShade();
    if (chosen) setShade(chosen);
    return subscribeToSelectedShade(setShade);
  }, []);

  useReady(form);

  function read(event: FormEvent<HTMLFormElement>, isSent: boolean): void {
    const typed = parseRoomInput(new FormData(event.currentTarget));
    setRoom(typed);
    setAsked(isSent);
    if (!isSent) return;
    event.preventDefault();
    const asked = estimatePaint(typed, calculator.coverage, calculator.coats);
    if (asked.kind === 'need') return;
    // Focuses the invalid field, whose error is read with it.
    const wrong = ORDER.find((field) => asked.kind === 'wrong' && asked.problems[field]);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong ?? 'length'}"]`)?.focus();
  }

  function errorOf(field: RoomField): string | null {
    const problem: RoomFieldError | undefined = problems[field];
    if (!problem || (problem === 'missing' && !isSubmitted)) return null;
    const most = field === 'surface' ? '' : formatInteger(MAX_ROOM_VALUES[field]);
    const unit = field === 'area' ? words.squareMetres : words.metres;
    return interpolate(words.wrong[problem], {
      most: COUNT_FIELDS.includes(field) ? most : interpolate(unit, { most }),
    });
  }

  const input = (field: RoomField) => (
    <Field
      key={field}
      id={`room-${field}`}
      name={field}
      label={getFieldLabel(field, words)}
      {...(field === 'doors' && { hint: words.doorsHint })}
      {...(field === 'windows' && { hint: words.windowsHint })}
      {...(field === 'coats' && { hint: interpolate(words.coatsHint, { count: calculator.coats }) })}
      defaultValue={calculator.room[field] || (field === 'coats' ? String(calculator.coats) : '')}
      inputMode={COUNT_FIELDS.includes(field) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      error={errorOf(field)}
    />
  );

  return (
    <>
      <form
        ref={form}
        className="paint-calculator"
        method="get"
        action={`${action}#calculator`}
        onInput={(event) => read(event, false)}
        onSubmit={(event) => read(event, true)}
      >
        {shade && <input type="hidden" name="shade" value={shade.code} />}
        <fieldset className="paint-calculator__fields">
          <legend className="field__label">{words.roomSize}</legend>
          {SIZES.map(input)}
        </fieldset>
        <p className="paint-calculator__or">{words.or}</p>
        <div className="paint-calculator__fields">{input('area')}</div>
        <div className="paint-calculator__fields">
          {COUNT_FIELDS.map(input)}
          <SelectField
            id="room-surface"
            name="surface"
            label={words.wallSurface}
            defaultValue={calculator.room.surface}
          >
            {Object.keys(SURFACE_FACTORS).map((name) => (
              <option key={name} value={name}>
                {words.surfaces[name as keyof typeof SURFACE_FACTORS]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button variant="solid">{words.reckon}</Button>
      </form>
      <div aria-live="polite">
        {need.kind === 'need' && <CalculatorResult {...{ context, calculator, need, shade, words }} />}
      </div>
    </>
  );
}
