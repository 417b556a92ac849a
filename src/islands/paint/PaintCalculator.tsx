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

interface PaintCalculatorProps {
  context: Pick<IslandContext, 'locale' | 'language' | 'prefix'>;
  calculator: CalculatorModel;
  /** Shade from the URL. */
  shade: SelectedShade | null;
  /** URL of the page, which shows the result without script. */
  action: string;
  messages: CalculatorMessages;
}

const SIZE_FIELDS: readonly RoomField[] = ['length', 'width', 'height'];
const COUNT_FIELDS: readonly RoomField[] = ['doors', 'windows', 'coats'];
const FIELD_ORDER: readonly RoomField[] = [...SIZE_FIELDS, 'area', ...COUNT_FIELDS];

/** Paint calculator: computed from the URL on the server, and at every input in the browser. */
export function PaintCalculator({
  context,
  calculator,
  shade: initialShade,
  action,
  messages,
}: PaintCalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [room, setRoom] = useState(calculator.room);
  const [shade, setShade] = useState(initialShade);
  // Missing sizes are reported only after a submit.
  const [isSubmitted, setSubmitted] = useState(true);
  const estimate = estimatePaint(room, calculator.coverage, calculator.coats);
  const problems = estimate.kind === 'invalid' ? estimate.errors : {};

  useEffect(() => {
    if (form.current) setRoom(parseRoomInput(new FormData(form.current)));
    const chosen = getSelectedShade();
    if (chosen) setShade(chosen);
    return subscribeToSelectedShade(setShade);
  }, []);

  useReady(form);

  function handleInput(event: FormEvent<HTMLFormElement>, isSubmit: boolean): void {
    const typed = parseRoomInput(new FormData(event.currentTarget));
    setRoom(typed);
    setSubmitted(isSubmit);
    if (!isSubmit) return;
    event.preventDefault();
    const submittedEstimate = estimatePaint(typed, calculator.coverage, calculator.coats);
    if (submittedEstimate.kind === 'estimate') return;
    // Focuses the invalid field, whose error is read with it.
    const invalidField = FIELD_ORDER.find(
      (field) => submittedEstimate.kind === 'invalid' && submittedEstimate.errors[field],
    );
    event.currentTarget.querySelector<HTMLElement>(`[name="${invalidField ?? 'length'}"]`)?.focus();
  }

  function getFieldError(field: RoomField): string | null {
    const problem: RoomFieldError | undefined = problems[field];
    if (!problem || (problem === 'missing' && !isSubmitted)) return null;
    const maximum = field === 'surface' ? '' : formatInteger(MAX_ROOM_VALUES[field]);
    const unit = field === 'area' ? messages.squareMetres : messages.metres;
    return interpolate(messages.fieldErrors[problem], {
      maximum: COUNT_FIELDS.includes(field) ? maximum : interpolate(unit, { maximum }),
    });
  }

  const input = (field: RoomField) => (
    <Field
      key={field}
      id={`room-${field}`}
      name={field}
      label={getFieldLabel(field, messages)}
      {...(field === 'doors' && { hint: messages.doorsHint })}
      {...(field === 'windows' && { hint: messages.windowsHint })}
      {...(field === 'coats' && { hint: interpolate(messages.coatsHint, { count: calculator.coats }) })}
      defaultValue={calculator.room[field] || (field === 'coats' ? String(calculator.coats) : '')}
      inputMode={COUNT_FIELDS.includes(field) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      error={getFieldError(field)}
    />
  );

  return (
    <>
      <form
        ref={form}
        className="paint-calculator"
        method="get"
        action={`${action}#calculator`}
        onInput={(event) => handleInput(event, false)}
        onSubmit={(event) => handleInput(event, true)}
      >
        {shade && <input type="hidden" name="shade" value={shade.code} />}
        <fieldset className="paint-calculator__fields">
          <legend className="field__label">{messages.roomSize}</legend>
          {SIZE_FIELDS.map(input)}
        </fieldset>
        <p className="paint-calculator__or">{messages.or}</p>
        <div className="paint-calculator__fields">{input('area')}</div>
        <div className="paint-calculator__fields">
          {COUNT_FIELDS.map(input)}
          <SelectField
            id="room-surface"
            name="surface"
            label={messages.wallSurface}
            defaultValue={calculator.room.surface}
          >
            {Object.keys(SURFACE_FACTORS).map((name) => (
              <option key={name} value={name}>
                {messages.surfaces[name as keyof typeof SURFACE_FACTORS]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button variant="solid">{messages.calculate}</Button>
      </form>
      <div aria-live="polite">
        {estimate.kind === 'estimate' && (
          <CalculatorResult
            context={context}
            calculator={calculator}
            estimate={estimate}
            shade={shade}
            messages={messages}
          />
        )}
      </div>
    </>
  );
}
