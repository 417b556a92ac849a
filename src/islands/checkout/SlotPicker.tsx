import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import type { DeliveryDayModel, DeliverySlotsModel } from '#lib/format/models/checkout.ts';
import type { DeliveryMessages } from './messages.ts';

// Number of days shown before the list is expanded.
const FIRST_DAYS = 3;

interface DeliveryDaysProps {
  days: DeliveryDayModel[];
  chosen: string;
  messages: DeliveryMessages;
}

function DeliveryDays({ days, chosen, messages }: DeliveryDaysProps) {
  return days.map((day) => (
    <fieldset key={day.label} className="delivery-day">
      <legend className="delivery-day__title">{day.label}</legend>
      <div className="delivery-day__slots">
        {day.slots.map((slot) => (
          <label key={slot.value} className={`slot${slot.isFull ? ' slot--full' : ''}`}>
            <input
              type="radio"
              name="slot"
              value={slot.value}
              defaultChecked={slot.value === chosen}
              disabled={slot.isFull}
            />
            <bdi>{slot.label}</bdi>
            {slot.isFull && <span className="slot__note">{messages.full}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}

interface SlotPickerProps {
  times: DeliverySlotsModel;
  /** Id of the list, which the error summary links to. */
  id: string;
  /** Value of the chosen time slot; when that is full or not offered, the first free one is selected. */
  chosen: string;
  error: string | null;
  messages: DeliveryMessages;
}

/** Days and times of an area as radio buttons, or why nothing is delivered there. */
export function SlotPicker({ times, id, chosen, error, messages }: SlotPickerProps) {
  const { arrivalText, isServed, reasons, days } = times;
  if (!isServed) {
    return (
      <Notice kind="warning" title={arrivalText} role="status">
        <p>{messages.chooseCollect}</p>
      </Notice>
    );
  }
  const slots = days.flatMap((day) => day.slots);
  const isOffered = slots.some(({ value, isFull }) => value === chosen && !isFull);
  const selected = isOffered ? chosen : (slots.find(({ isFull }) => !isFull)?.value ?? '');
  const common = { chosen: selected, messages };
  return (
    <div className="slot-picker" id={id}>
      <p className="slot-picker__promise">{arrivalText}</p>
      {reasons.length > 0 && (
        <ul className="slot-picker__reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {error && <p className="field__error">{error}</p>}
      <DeliveryDays {...common} days={days.slice(0, FIRST_DAYS)} />
      {days.length > FIRST_DAYS && (
        <details className="slot-picker__more" open={days.slice(FIRST_DAYS).some(hasSlot(selected))}>
          <summary>{messages.moreDays}</summary>
          <DeliveryDays {...common} days={days.slice(FIRST_DAYS)} />
        </details>
      )}
    </div>
  );
}

const hasSlot =
  (value: string) =>
  ({ slots }: DeliveryDayModel): boolean =>
    slots.some((slot) => slot.value === value);
