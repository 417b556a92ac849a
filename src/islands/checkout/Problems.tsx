import { Notice } from '#layouts/blocks/Notice.tsx';
import { BILLING, CONTACT_NAMES } from '#lib/format/person.ts';
import type { AddressFieldName } from '#lib/locale/address-rules.ts';
import { fill } from '../ui/words.ts';
import type { Problem } from './use-checkout.ts';
import type { CheckoutWords } from './words.ts';

type FieldName = (typeof CONTACT_NAMES)[number] | AddressFieldName;

/** The id of a field of the form. */
export const idOf = (name: string) => `checkout-${name.replace('.', '-')}`;

/** What a field is called away from its place, where the payer's look like the receiver's. */
function nameField(name: string, words: CheckoutWords): string {
  if (!name.startsWith(BILLING)) return words[name as FieldName];
  const field = name.slice(BILLING.length) as FieldName;
  const isContact = CONTACT_NAMES.some((known) => known === field);
  const section = isContact ? words.billingContact : words.billing;
  return fill(words.billingField, { section, field: words[field] });
}

interface ProblemsProps {
  problems: Problem[];
  title: string;
  words: CheckoutWords;
}

/** Everything that does not hold, each with a way to its field. */
export function Problems({ problems, title, words }: ProblemsProps) {
  return (
    <Notice kind="error" title={title} role="alert">
      <ul className="form__problems">
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{`${nameField(name, words)}: ${text}`}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
