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

/** Words of what the cart page alone can do with a line; those of `OPEN` keep their braces. */
export type LineToolMessages = Record<(typeof PLAIN)[number] | (typeof OPEN)[number], string> & {
  /** How long standard delivery takes. */
  arrives: string;
  /** Names of the families of shades. */
  families: Record<string, string>;
  /** Of the sizes of a paint. */
  pack: string;
  /** Of what cannot be bought now. */
  out: string;
  retry: string;
};

/** On the server: the words that the tools of a line carry. */
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
