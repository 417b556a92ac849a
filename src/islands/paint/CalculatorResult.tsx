import { Button, ButtonLink } from '#layouts/blocks/ui/Button.tsx';
import { Notice } from '#layouts/blocks/ui/Notice.tsx';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import type { CalculatorModel } from '#lib/format/models/paint.ts';
import { formatMoney } from '#lib/format/money.ts';
import { formatPlural } from '#lib/format/plural.ts';
import { choosePacks } from '#lib/paint/choose-packs.ts';
import type { RoomEstimate } from '#lib/paint/paint-calculator.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';
import type { IslandContext } from '../context.ts';
import type { CalculatorMessages } from './messages.ts';
import type { SelectedShade } from './shade-picker.ts';

interface CalculatorResultProps {
  context: Pick<IslandContext, 'locale' | 'language' | 'prefix'>;
  calculator: CalculatorModel;
  estimate: Extract<RoomEstimate, { kind: 'estimate' }>;
  shade: SelectedShade | null;
  messages: CalculatorMessages;
}

/** Litres with one decimal. */
const formatLitres = (millilitres: number, round: (value: number) => number): string =>
  String(round(millilitres / 100) / 10);

/** Litres needed, the cheapest packs, and a form that adds them to the cart. */
export function CalculatorResult({ context, calculator, estimate, shade, messages }: CalculatorResultProps) {
  const { packs, currency } = calculator;
  const packMix = choosePacks(estimate.volume, packs);
  const packLines = packs.flatMap((pack, index) => {
    const count = packMix?.counts[index] ?? 0;
    return count > 0 ? [{ ...pack, count }] : [];
  });
  const leftover = (packMix?.volume ?? 0) - estimate.volume;
  return (
    <div className="calculator-result">
      <p className="calculator-result__amount">
        {formatPlural(messages.requiredPaint, context.language, estimate.coats, {
          area: Math.round(estimate.area * 100) / 100,
          litres: formatLitres(estimate.volume, Math.ceil),
        })}
      </p>
      {packMix ? (
        <form action="/api/forms/addItems" method="post">
          <input type="hidden" name="locale" value={context.locale} />
          <input type="hidden" name="next" value={`${context.prefix}/cart`} />
          <input type="hidden" name="params.cartId" value="current" />
          <p>{messages.cheapest}</p>
          <ul className="calculator-result__packs">
            {packLines.map(({ code, label, count, price }, index) => (
              <li key={code}>
                <strong>{interpolate(messages.times, { count, pack: label })}</strong>
                <bdi>{formatMoney({ amount: price * count, currency }, context.language)}</bdi>
                <input type="hidden" name={`body.items.${index}.product.productCode`} value={code} />
                <input type="hidden" name={`body.items.${index}.quantity`} value={count} />
                <input
                  type="hidden"
                  name={`body.items.${index}.options.0.attributeFQN`}
                  value={SHADE_OPTION}
                />
                {shade && (
                  <input
                    type="hidden"
                    name={`body.items.${index}.options.0.value`}
                    value={formatShadeValue(shade)}
                  />
                )}
              </li>
            ))}
            <li className="calculator-result__total">
              <bdi>{formatMoney({ amount: packMix.cost, currency }, context.language)}</bdi>
            </li>
          </ul>
          <p className="calculator-result__leftover">
            {leftover >= 100
              ? interpolate(messages.left, { litres: formatLitres(leftover, Math.floor) })
              : messages.leftNone}
          </p>
          {shade ? (
            <Button variant="primary" isFullWidth>
              {messages.addAll}
            </Button>
          ) : (
            <ButtonLink variant="outline" isFullWidth href="#shades">
              {messages.chooseFirst}
            </ButtonLink>
          )}
        </form>
      ) : (
        <Notice kind="warning">
          {messages.tooMuch} <a href={`${context.prefix}/bulk-orders`}>{messages.bulk}</a>
        </Notice>
      )}
    </div>
  );
}
