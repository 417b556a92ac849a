import type { PageEvent } from '#lib/contract/analytics/events.ts';
import { subscribeNewsletter } from '#lib/contract/contact/contact.ts';
import { headerFooter } from '#lib/contract/content/pages.ts';
import type { NewsletterModel } from '#lib/format/models/contact.ts';
import { formatPhone, parsePhone } from '#lib/format/phone.ts';
import type { FlashMessage } from '#lib/session/flash.server.ts';
import { type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { getFormState } from '../form-state.ts';

/** Formats the parsed recipient, so that the visitor notices a typing error. */
function formatRecipient(
  { emailAddress = '', phone = '' }: Record<string, string>,
  channel: 'email' | 'whatsapp',
  { locale: { country } }: LoaderContext,
): string {
  return channel === 'email' ? emailAddress : formatPhone(parsePhone(phone, country) ?? phone, country);
}

/** Loads the page that confirms a newsletter subscription from the footer. */
export async function loadNewsletter(
  context: LoaderContext,
  flashMessage: FlashMessage | undefined,
): Promise<LoaderResult<NewsletterModel>> {
  const { client, locale, t } = context;
  const result = await client.call(headerFooter, {});
  if (!result.ok) return toFailure(result.error);
  const formState = getFormState(subscribeNewsletter.name, { locale, t, flashMessage });
  const isDone =
    flashMessage?.form === subscribeNewsletter.name &&
    formState.error === null &&
    Object.keys(formState.errors).length === 0;
  const channel = formState.values.channel === 'whatsapp' ? 'whatsapp' : 'email';
  const confirmation = isDone
    ? t(`contact:subscribedText-${channel}`, {
        to: `\u2066${formatRecipient(formState.values, channel, context)}\u2069`,
      })
    : null;
  const events: PageEvent[] = isDone ? [{ event: 'newsletter', channel }] : [];
  return { kind: 'ok', model: { ...result.data.footer.newsletter, ...formState, confirmation, events } };
}
