import { STANDARD_DELIVERY } from '#lib/locale/delivery-promises.ts';
import type { Translate } from '#lib/messages/translate.ts';

const PLAIN = [
  'save',
  'seeSaved',
  'wish',
  'seeWishlist',
  'change',
  'alternatives',
  'shade',
  'changeLabel',
  'changeSubmit',
  'changeFailed',
  'cancel',
  'loading',
  'waiting',
] as const;

const OPEN = [
  'saveNamed',
  'saved',
  'wishNamed',
  'wished',
  'changeNamed',
  'changed',
  'alternativesNamed',
] as const;

const FAMILIES = [
  'white',
  'neutral',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
  'brown',
  'grey',
] as const;

/** Messages of a line's actions on the cart page; those of `TEMPLATE_KEYS` keep their placeholders. */
export type LineToolMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  /** Duration of standard delivery. */
  arrives: string;
  /** Labels of shade families. */
  families: Record<string, string>;
  /** Label of the pack sizes of a paint. */
  pack: string;
  /** Suffix of unavailable variants. */
  out: string;
  retry: string;
};

/** Server only. */
export function getLineToolMessages(t: Translate): LineToolMessages {
  const plain = PLAIN.map((key) => [key, t(`cart:${key}`)]);
  const open = OPEN.map((key) => [key, t(`cart:${key}`, { name: '{{name}}' })]);
  const families = FAMILIES.map((family) => [family, t(`product:family-${family}`)]);
  return {
    ...(Object.fromEntries([...plain, ...open]) as LineToolMessages),
    arrives: t('cart:arrives', STANDARD_DELIVERY),
    families: Object.fromEntries(families),
    pack: t('product:packSize'),
    out: t('product:stockOut'),
    retry: t('shell:tryAgain'),
  };
}
