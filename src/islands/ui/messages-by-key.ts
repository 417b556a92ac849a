import type { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import type { Translate } from '#lib/messages/translate.ts';

type Messages = (typeof MESSAGE_RESOURCES)['en'];
type MessageKey = { [N in keyof Messages]: `${N}:${keyof Messages[N] & string}` }[keyof Messages];
/** Nested messages are not in `MessageKey`. */
type FieldErrorKey =
  | `errors:field.${keyof Messages['errors']['field'] & string}`
  | `errors:missing.${keyof Messages['errors']['missing'] & string}`;
type UntypedTranslate = (key: string, placeholders: object) => string;

/** Returns values that leave placeholders in place: `{ name: '{{name}}' }`. */
export const keepPlaceholders = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));

/**
 * Returns the messages `prefix` + key by key, as in `getMessagesByKey(t, 'cart:', ['undo'])`.
 * The named placeholders stay in place, for the browser to fill.
 */
export function getMessagesByKey<Prefix extends string, Key extends string>(
  t: Translate,
  prefix: Prefix,
  keys: readonly (Key & (`${Prefix}${Key}` extends MessageKey | FieldErrorKey ? unknown : never))[],
  placeholderNames: readonly string[] = [],
): Record<Key, string> {
  const translate = t as unknown as UntypedTranslate;
  const placeholders = keepPlaceholders(placeholderNames);
  return Object.fromEntries(keys.map((key) => [key, translate(prefix + key, placeholders)])) as Record<
    Key,
    string
  >;
}
