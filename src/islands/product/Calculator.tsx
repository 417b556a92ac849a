import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/Button.tsx';
import { Field, SelectField } from '#layouts/blocks/Field.tsx';
import { fill } from '#lib/format/fill.ts';
import type { CalculatorModel } from '#lib/format/models.ts';
import { groupDigits } from '#lib/format/number.ts';
import {
  LARGEST,
  measureRoom,
  type RoomField,
  type RoomProblem,
  readRoom,
  SURFACES,
} from '#lib/paint/calculator.ts';
import type { ShopContext } from '../context.ts';
import { useReady } from '../ui/ready.ts';
import { CalculatorAnswer } from './CalculatorAnswer.tsx';
import { type CalculatorWords, labelOf } from './paint-words.ts';
import { followShade, pickedShade } from './picked.ts';
import type { ChosenShade } from './shades.ts';

interface CalculatorProps {
  context: Pick<ShopContext, 'locale' | 'language' | 'prefix'>;
  calculator: CalculatorModel;
  /** The shade that the address names. */
  shade: ChosenShade | null;
  /** The page it stands on, which answers without script. */
  action: string;
  words: CalculatorWords;
}

const SIZES: readonly RoomField[] = ['length', 'width', 'height'];
const REST: readonly RoomField[] = ['doors', 'windows', 'coats'];
const ORDER: readonly RoomField[] = [...SIZES, 'area', ...REST];

/** Reckons paint for a room: on the server from the address, here as it is typed. */
export function Calculator({ context, calculator, shade: given, action, words }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [room, setRoom] = useState(calculator.room);
  const [shade, setShade] = useState(given);
  // A room whose sides are still being typed lacks nothing yet.
  const [isAsked, setAsked] = useState(true);
  const need = measureRoom(room, calculator.coverage, calculator.coats);
  const problems = need.kind === 'wrong' ? need.problems : {};

  useEffect(() => {
    if (form.current) setRoom(readRoom(new FormData(form.current)));
    const chosen = pickedShade();
    if (chosen) setShade(chosen);
    return followShade(setShade);
  }, []);

  useReady(form);

  function read(event: FormEvent<HTMLFormElement>, isSent: boolean): void {
    const typed = readRoom(new FormData(event.currentTarget));
    setRoom(typed);
    setAsked(isSent);
    if (!isSent) return;
    event.preventDefault();
    const asked = measureRoom(typed, calculator.coverage, calculator.coats);
    if (asked.kind === 'need') return;
    // To the field that stands in the way: what is wrong with it is read out with it.
    const wrong = ORDER.find((field) => asked.kind === 'wrong' && asked.problems[field]);
    event.currentTarget.querySelector<HTMLElement>(`[name="${wrong ?? 'length'}"]`)?.focus();
  }

  function errorOf(field: RoomField): string | null {
    const problem: RoomProblem | undefined = problems[field];
    if (!problem || (problem === 'missing' && !isAsked)) return null;
    const most = field === 'surface' ? '' : groupDigits(LARGEST[field]);
    const unit = field === 'area' ? words.squareMetres : words.metres;
    return fill(words.wrong[problem], { most: REST.includes(field) ? most : fill(unit, { most }) });
  }

  const input = (field: RoomField) => (
    <Field
      key={field}
      id={`room-${field}`}
      name={field}
      label={labelOf(field, words)}
      {...(field === 'doors' && { hint: words.doorsHint })}
      {...(field === 'windows' && { hint: words.windowsHint })}
      {...(field === 'coats' && { hint: fill(words.coatsHint, { count: calculator.coats }) })}
      defaultValue={calculator.room[field] || (field === 'coats' ? String(calculator.coats) : '')}
      inputMode={REST.includes(field) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      error={errorOf(field)}
    />
  );

  return (
    <>
      <form
        ref={form}
        className="reckon"
        method="get"
        action={`${action}#calculator`}
        onInput={(event) => read(event, false)}
        onSubmit={(event) => read(event, true)}
      >
        {shade && <input type="hidden" name="shade" value={shade.code} />}
        <fieldset className="reckon__fields">
          <legend className="field__label">{words.roomSize}</legend>
          {SIZES.map(input)}
        </fieldset>
        <p className="reckon__or">{words.or}</p>
        <div className="reckon__fields">{input('area')}</div>
        <div className="reckon__fields">
          {REST.map(input)}
          <SelectField
            id="room-surface"
            name="surface"
            label={words.wallSurface}
            defaultValue={calculator.room.surface}
          >
            {Object.keys(SURFACES).map((name) => (
              <option key={name} value={name}>
                {words.surfaces[name as keyof typeof SURFACES]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button look="solid">{words.reckon}</Button>
      </form>
      <div aria-live="polite">
        {need.kind === 'need' && <CalculatorAnswer {...{ context, calculator, need, shade, words }} />}
      </div>
    </>
  );
}
