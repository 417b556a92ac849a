import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#layouts/blocks/ui/Button.tsx';
import { SelectField } from '#layouts/blocks/ui/form/Field.tsx';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { LineOptions } from '#lib/format/cart/line-options.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import { LineFields } from '../LineFields.tsx';

/** Field names of product and shade. */
export const PRODUCT_CODE_FIELD = 'body.product.productCode';
export const SHADE_FIELD = 'body.options.0.value';

interface ChangeLineFormProps {
  line: LineModel;
  choices: LineOptions;
  locale: string;
  messages: { changeLabel: string; changeSubmit: string };
  onSubmit?: (fields: FormData) => void;
  onShade?: (value: string) => void;
  /** Set on the page without script. */
  cancelLink?: { href: string; label: string };
  children?: ReactNode;
}

/** Form that changes size or shade of a line; also rendered without script. */
export function ChangeLineForm({
  line,
  choices,
  locale,
  messages,
  onSubmit,
  onShade,
  cancelLink,
  children,
}: ChangeLineFormProps) {
  const { id, code, shade } = line;
  const { variants, families } = choices;
  return (
    <form
      className="form"
      action="/api/forms/replaceItem"
      method="post"
      onSubmit={
        onSubmit &&
        ((event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        })
      }
    >
      <LineFields locale={locale} lineId={id} />
      <input type="hidden" name="body.quantity" value={line.quantity} />
      {variants ? (
        <SelectField
          id={`variant-${id}`}
          label={variants.label}
          name={PRODUCT_CODE_FIELD}
          defaultValue={code}
        >
          {variants.options.map((variant) => (
            <option
              key={variant.code}
              value={variant.code}
              disabled={variant.isOutOfStock && variant.code !== code}
            >
              {variant.text}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name={PRODUCT_CODE_FIELD} value={code} />
      )}
      {shade && (
        <>
          <input type="hidden" name="body.options.0.attributeFQN" value={SHADE_OPTION} />
          <SelectField
            id={`shade-${id}`}
            label={messages.changeLabel}
            name={SHADE_FIELD}
            defaultValue={formatShadeValue(shade)}
            onChange={onShade && ((event) => onShade(event.currentTarget.value))}
          >
            {families.map(({ label, shades }) => (
              <optgroup key={label} label={label}>
                {shades.map((shadeOption) => (
                  <option key={shadeOption.code} value={formatShadeValue(shadeOption)}>
                    {`${shadeOption.name} · ${shadeOption.code}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        </>
      )}
      <div className="line-form__actions">
        <Button variant="solid">{messages.changeSubmit}</Button>
        {cancelLink && (
          <ButtonLink variant="text" href={cancelLink.href}>
            {cancelLink.label}
          </ButtonLink>
        )}
        {children}
      </div>
    </form>
  );
}
