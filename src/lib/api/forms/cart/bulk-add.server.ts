import { addItems, MAX_ITEMS_PER_CALL } from '#lib/contract/cart/bulk-items.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { MAX_QUANTITY, parseQuickOrder } from '#lib/format/cart/quick-order.ts';
import { formatInteger } from '#lib/format/number.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../../proxy.server.ts';
import type { FormContext } from '../form-context.ts';
import { MAX_SHOWN_ERRORS } from '../rejected-form.ts';

const MAX_INPUT_LENGTH = 20_000;
// These limits keep the flash cookie small.
const MAX_REFILL_BYTES = 1000;
const MAX_EXCERPT_LENGTH = 40;

interface BulkAddError {
  line: number;
  text: string;
  reason: string;
}

/** Returns as many lines as fit into the flash cookie. */
function truncateLines(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => {
    length += Buffer.byteLength(line) + 2;
    return length <= MAX_REFILL_BYTES;
  });
}

/**
 * Adds pasted codes and quantities, each line as far as stock allows. Lines that were not added stay in the
 * form.
 */
export async function submitBulkAdd({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const t = getTranslate(locale.language);
  const cartPath = getLocalePath(locale, '/cart');
  const form = 'bulkAdd';
  const lines = parseQuickOrder((fields.get('codes') ?? '').slice(0, MAX_INPUT_LENGTH));
  if (lines.length === 0) {
    setFlash(browserRequest.cookies, { form, error: t('cart:bulkEmpty') });
    return `${cartPath}#bulk`;
  }
  const requestSession = createRequestSession(browserRequest, locale);
  const lineErrors: BulkAddError[] = [];
  let count = 0;
  const refilledNumbers = new Set<number>();
  // Lines of the bulk enquiry: product codes with quantities above the maximum.
  const enquiryLines: string[] = [];
  const addLineError = ({ line, text }: (typeof lines)[number], reason: string, isRefilled: boolean) => {
    lineErrors.push({ line, text, reason });
    if (isRefilled) refilledNumbers.add(line);
  };
  const tooMany = t('cart:bulkTooMany', { maximum: formatInteger(MAX_QUANTITY) });
  for (const line of lines)
    if (!line.item) addLineError(line, line.isQuantityTooLarge ? tooMany : t('cart:bulkUnreadable'), true);
  const validLines = lines.flatMap((line) => (line.item ? [{ line, ...line.item }] : []));
  for (let offset = 0; offset < validLines.length; offset += MAX_ITEMS_PER_CALL) {
    const batch = validLines.slice(offset, offset + MAX_ITEMS_PER_CALL);
    const items = batch.map(({ code, quantity }) => ({ quantity, product: { productCode: code } }));
    const input = { params: { cartId: CURRENT_ID }, query: { partial: 'true' }, body: { items } };
    const addResult = await proxySessionCall(addItems, input, requestSession, locale);
    if (addResult.ok) {
      count +=
        batch.length - addResult.data.missed.filter(({ added: addedQuantity }) => addedQuantity === 0).length;
      for (const { index, message, code: reason, added: addedQuantity } of addResult.data.missed) {
        const { line, code, quantity } = batch[index] as (typeof batch)[number];
        if (reason === 'QUANTITY_EXCEED') enquiryLines.push(`${code} ${quantity}`);
        const partialNote =
          addedQuantity > 0 ? `${t('cart:bulkSome', { added: addedQuantity, requested: quantity })} ` : '';
        // A line added in part is not filled in again: submitting it again would add it twice.
        addLineError(line, partialNote + message, addedQuantity === 0);
      }
    } else {
      const message = getApiErrorMessage(addResult.error, locale.language);
      for (const { line } of batch) addLineError(line, message, true);
    }
  }
  const values = {
    added: String(count),
    ...(enquiryLines.length > 0 && { enquiryLines: truncateLines(enquiryLines).join('\n') }),
  };
  if (lineErrors.length === 0) {
    setFlash(browserRequest.cookies, { form, values });
    return cartPath;
  }
  lineErrors.sort((a, b) => a.line - b.line);
  const refilledLines = lines.filter(({ line }) => refilledNumbers.has(line));
  const refilledTexts = truncateLines(refilledLines.map(({ text }) => text));
  // Line numbers in the refilled field. Lines added in part are no longer in it and have none.
  const numbers = new Map(refilledLines.map(({ line }, index) => [line, index + 1]));
  const messages = lineErrors.slice(0, MAX_SHOWN_ERRORS).map(({ line: inputLine, text, reason }) => {
    const line = numbers.get(inputLine);
    return `${line ? t('cart:bulkLine', { line, reason }) : reason} (\u2068${text.slice(0, MAX_EXCERPT_LENGTH)}\u2069)`;
  });
  const isComplete = refilledTexts.length === refilledLines.length && lineErrors.length <= MAX_SHOWN_ERRORS;
  const error = [...messages, ...(isComplete ? [] : [t('errors:CODES_MORE')])].join('\n');
  setFlash(browserRequest.cookies, { form, error, values: { ...values, codes: refilledTexts.join('\n') } });
  return `${cartPath}#bulk-report`;
}
