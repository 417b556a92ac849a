import { headerFooter } from '#lib/contract/content/pages.ts';
import { listStores } from '#lib/contract/stores.ts';
import type { ContactLinesModel } from '#lib/format/models/shell.ts';
import { formatPhone } from '#lib/format/phone.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { LoaderContext } from '../context.ts';

/** Finds the contact email address among the footer's lines. */
export function findEmail(lines: readonly string[]): string | null {
  return lines.find((line) => /^\S+@\S+\.\S+$/.test(line)) ?? null;
}

/** Formats the footer's contact lines, with the phone number of the country's first store. */
export function toContactLines(
  { title, lines }: { title: string; lines: readonly string[] },
  phone: string | undefined,
  { country }: Locale,
): ContactLinesModel {
  const email = findEmail(lines);
  return {
    title,
    phone: phone ? { href: `tel:${phone}`, label: formatPhone(phone, country) } : null,
    email: email ? { href: `mailto:${email}`, label: email } : null,
    lines: lines.filter((line) => line !== email),
  };
}

/** Loads telephone and email address for the error pages of a build; data whose call fails is left out. */
export async function loadContactLines({
  client,
  locale,
}: Pick<LoaderContext, 'client' | 'locale'>): Promise<ContactLinesModel> {
  const [content, stores] = await Promise.all([client.call(headerFooter, {}), client.call(listStores, {})]);
  const contact = content.ok ? content.data.footer.contact : { title: '', lines: [] };
  return toContactLines(contact, stores.ok ? stores.data.stores[0]?.phone : undefined, locale);
}
