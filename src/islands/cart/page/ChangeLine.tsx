import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { formatLineOptions, type LineOptions } from '#lib/format/cart/line-options.ts';
import type { LineModel } from '#lib/format/models/cart.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import { callCartEndpoint } from '#lib/state/cart/cart.ts';
import { loadLineChoices } from '#lib/state/cart/line-choices.ts';
import { showToast } from '#lib/state/shell/toasts.ts';
import type { IslandContext } from '../../context.ts';
import { ShadeLabel } from '../../paint/ShadeLabel.tsx';
import { interpolate } from '../../ui/messages.ts';
import type { LineActions } from '../use-line-actions.ts';
import { ChangeLineForm, PRODUCT_CODE_FIELD, SHADE_FIELD } from './ChangeLineForm.tsx';
import type { LineToolMessages } from './line-tool-messages.ts';

export interface ChangeLineProps {
  line: LineModel;
  context: IslandContext;
  messages: LineToolMessages;
  reportResult: LineActions['reportResult'];
  onClose: () => void;
}

/** Changes size or shade of a line in place. */
export function ChangeLine({ line, context, messages, reportResult, onClose }: ChangeLineProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<LineOptions | 'failed' | null>(null);
  const [shade, setShade] = useState(line.shade);

  const load = useEffectEvent(async () => {
    const reply = await loadLineChoices(line.code, line.shade !== null, context);
    const { families, out, pack } = messages;
    const labels = {
      language: context.language,
      outOfStock: out,
      pack,
      getFamilyLabel: (family: string) => families[family] ?? family,
    };
    setChoices(reply.ok ? formatLineOptions(reply.data, labels) : 'failed');
  });
  // Loads the choices, then focuses the first field, or the retry button after a failure.
  useEffect(() => {
    if (choices) root.current?.querySelector<HTMLElement>('select, button')?.focus();
    else void load();
  }, [choices]);

  function retry(): void {
    // The pressed button is removed.
    root.current?.focus();
    setChoices(null);
  }

  function selectShade(value: string): void {
    const allShades = choices && choices !== 'failed' ? choices.families.flatMap(({ shades }) => shades) : [];
    setShade(allShades.find((candidate) => formatShadeValue(candidate) === value) ?? null);
  }

  async function change(fields: FormData): Promise<void> {
    const value = fields.get(SHADE_FIELD);
    const reply = await callCartEndpoint(replaceItem, {
      params: { cartId: CURRENT_ID, lineItemId: line.id },
      body: {
        quantity: line.quantity,
        product: { productCode: String(fields.get(PRODUCT_CODE_FIELD)) },
        ...(value !== null && { options: [{ attributeFQN: SHADE_OPTION, value: String(value) }] }),
      },
    });
    onClose();
    if (!reportResult(line.id, reply)) return;
    showToast({
      message: interpolate(messages.changed, { name: line.name }),
      type: 'success',
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any field closes the form.
    <div
      className="cart-line__change"
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      {!choices && <p className="drawer__loading">{messages.loading}</p>}
      {choices === 'failed' && (
        <>
          <Notice kind="error" role="alert">
            {messages.changeFailed}
          </Notice>
          <div className="line-form__actions">
            <Button variant="outline" type="button" onClick={retry}>
              {messages.retry}
            </Button>
            <Button variant="text" type="button" onClick={onClose}>
              {messages.cancel}
            </Button>
          </div>
        </>
      )}
      {choices && choices !== 'failed' && (
        <ChangeLineForm
          line={line}
          choices={choices}
          locale={context.locale}
          messages={messages}
          onSubmit={(fields) => void change(fields)}
          onShade={selectShade}
        >
          <Button variant="text" type="button" onClick={onClose}>
            {messages.cancel}
          </Button>
          {shade && <ShadeLabel shade={shade} label={messages.shade} />}
        </ChangeLineForm>
      )}
    </div>
  );
}
