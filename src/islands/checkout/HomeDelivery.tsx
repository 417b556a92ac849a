import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Field, SelectField } from '#layouts/blocks/ui/form/Field.tsx';
import {
  SAVE_ADDRESS_FIELD,
  SAVED_ADDRESS_FIELD,
  SHOW_TIMES_FIELD,
} from '#lib/format/checkout/delivery-form.ts';
import type { DeliveryRegionModel, SavedAddressOption } from '#lib/format/models/checkout.ts';
import { AddressTypeField, StreetFields } from './AddressFields.tsx';
import type { CheckoutSectionProps } from './ContactFields.tsx';
import { getFieldId } from './ErrorSummary.tsx';
import type { DeliveryMessages } from './messages.ts';
import { SavedAddresses } from './SavedAddresses.tsx';
import { SlotPicker } from './SlotPicker.tsx';
import type { useDeliverySlots } from './use-delivery-slots.ts';

type HomeDeliveryProps = Pick<CheckoutSectionProps, 'country' | 'field'> & {
  messages: DeliveryMessages;
  regions: DeliveryRegionModel[];
  delivery: ReturnType<typeof useDeliverySlots>;
  savedAddresses: SavedAddressOption[];
  canSaveAddress: boolean;
  /** Loads the times of the area that is currently selected in the form. */
  loadChosenTimes: () => void;
};

/** Area, address and time slot of a home delivery. The area comes first: the fields after it depend on it. */
export function HomeDelivery({
  savedAddresses,
  canSaveAddress,
  loadChosenTimes,
  ...props
}: HomeDeliveryProps) {
  const { country, field, messages, regions, delivery } = props;
  const fields = { country, field, messages, section: 'shipping', isRequired: true } as const;
  const { times, status, area } = delivery;
  const deliveryAddresses = savedAddresses.filter(({ isForDelivery }) => isForDelivery);
  const slot = field('slot');
  const addressType = field('addressType');
  return (
    <div className="method-home">
      <fieldset className="form__section">
        <legend className="form__legend">{messages.address}</legend>
        {deliveryAddresses.length > 0 && (
          <SavedAddresses
            {...field(SAVED_ADDRESS_FIELD)}
            addresses={deliveryAddresses}
            messages={messages}
            onChoose={loadChosenTimes}
          />
        )}
        <div className="new-address">
          <SelectField
            {...field('deliveryArea')}
            required
            label={messages.deliveryArea}
            autoComplete="off"
            onChange={loadChosenTimes}
          >
            <option value="">{messages.choose}</option>
            {regions.map((region) => (
              <optgroup key={region.label} label={region.label}>
                {region.areas.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </div>
        {!delivery.isHydrated && (
          <Button variant="outline" name={SHOW_TIMES_FIELD} value="1">
            {messages.showTimes}
          </Button>
        )}
        <div className="new-address">
          <div className="area-other" hidden={delivery.isHydrated && !area?.isRestOfRegion}>
            <Field {...field('area')} label={messages.area} autoComplete="shipping address-level2" />
          </div>
          {area?.isServed !== false && (
            <>
              <StreetFields {...fields} />
              <AddressTypeField messages={messages} name="addressType" value={addressType.defaultValue} />
            </>
          )}
          {canSaveAddress && (
            <label className="option">
              <input
                type="checkbox"
                name={SAVE_ADDRESS_FIELD}
                value="1"
                defaultChecked={field(SAVE_ADDRESS_FIELD).defaultValue === '1'}
              />
              {messages.saveAddress}
            </label>
          )}
        </div>
      </fieldset>
      <fieldset className="form__section">
        <legend className="form__legend">{messages.timesTitle}</legend>
        {status === 'loading' && <p role="status">{messages.timesLoading}</p>}
        {status === 'failed' && <p role="alert">{messages.timesFailed}</p>}
        {status === 'ready' && times && (
          <SlotPicker
            times={times}
            id={getFieldId('slot')}
            chosen={slot.defaultValue}
            error={slot.error}
            messages={messages}
          />
        )}
        {status === 'ready' && !times && <p className="text-muted">{messages.timesLater}</p>}
      </fieldset>
    </div>
  );
}
