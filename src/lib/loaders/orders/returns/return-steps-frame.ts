import type { ReturnItemsModel } from '#lib/format/models/orders/return-forms.ts';
import { createLinkBuilder, type SessionContext } from '../../context.ts';
import { getReturnPath } from './return-order.ts';

const STEPS = ['items', 'method', 'review'] as const;
type Step = (typeof STEPS)[number];

const STEP_PATHS: Record<Step, string> = { items: '', method: '/method', review: '/review' };

type PageFields = 'orderNumber' | 'title' | 'flash' | 'backHref' | 'backLabel' | 'steps';

/** Returns the common data of the pages of preparing a return; earlier steps have links. */
export function createStepsFrame(
  { locale, t, flashMessage }: SessionContext,
  orderNumber: string,
  step: Step,
  title: string,
): Pick<ReturnItemsModel, PageFields> {
  const link = createLinkBuilder(locale);
  const position = STEPS.indexOf(step);
  return {
    orderNumber,
    title,
    flash: flashMessage?.error ? { kind: 'error', text: flashMessage.error } : null,
    backHref: link(`/my-account/orders/${orderNumber}`),
    backLabel: t('returns:backToOrder', { number: `\u2066${orderNumber}\u2069` }),
    steps: STEPS.map((name, index) => ({
      label: t(`returns:step.${name}`),
      href: index < position ? link(getReturnPath(orderNumber, STEP_PATHS[name])) : null,
      isCurrent: index === position,
    })),
  };
}
