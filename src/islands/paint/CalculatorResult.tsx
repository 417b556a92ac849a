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

interface AnswerProps {
  context: Pick<IslandContext, 'locale' | 'language' | 'prefix'>;
  calculator: CalculatorModel;
  need: Extract<RoomEstimate, { kind: 'need' }>;
  shade: SelectedShade | null;
  words: CalculatorMessages;
}

/** Litres with one decimal. */
const litres = (millilitres: number, round: (value: number) => number): string =>
  String(round(millilitres / 100) / 10);

/** Litres needed, the cheapest packs, and a form that adds them to the cart. */
export function CalculatorResult({ context, calculator, need, shade, words }: AnswerProps) {
  const { packs, currency } = calculator;
  const packMix = choosePacks(need.volume, packs);
  const packLines = packs.flatMap((pack, index) => {
    const count = packMix?.counts[index] ?? 0;
    return count > 0 ? [{ ...pack, count }] : [];
  });
  const left = (packMix?.volume ?? 0) - need.volume;
  return (
    <div className="calculator-result">
      <p className="calculator-result__amount">
        {formatPlural(words.need, context.language, need.coats, {
          area: Math.round(need.area * 100) / 100,
          litres: litres(need.volume, Math.ceil),
        })}
      </p>
      {packMix ? (
        <form action="/api/forms/addItems" method="post">
          <input type="hidden" name="locale" value={context.locale} />
          <input type="hidden" name="next" value={`${context.prefix}/cart`} />
          <input type="hidden" name="params.cartId" value="current" />
          <p>{words.cheapest}</p>
          <ul className="calculator-result__packs">
            {packLines.map(({ code, label, count, price }, index) => (
              <li key={code}>
                <strong>{interpolate(words.times, { count, pack: label })}</strong>
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
            {left >= 100 ? interpolate(words.left, { litres: litres(left, Math.floor) }) : words.leftNone}
          </p>
          {shade ? (
            <Button variant="buy" isFullWidth>
              {words.takeAll}
            </Button>
          ) : (
            <ButtonLink variant="line" isFullWidth href="#shades">
              {words.chooseFirst}
            </ButtonLink>
          )}
        </form>
      ) : (
        <Notice kind="warning">
          {words.tooMuch} <a href={`${context.prefix}/bulk-orders`}>{words.bulk}</a>
        </Notice>
      )}
    </div>
  );
}
