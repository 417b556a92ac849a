import type { LineGroup } from '#lib/contract/cart/line-item.ts';
import { MAX_ENQUIRY_LENGTH } from '#lib/contract/contact/contact.ts';
import { formatLine } from '#lib/format/cart/cart.ts';
import { parseQuickOrder } from '#lib/format/cart/quick-order.ts';
import { createLinkBuilder, type SessionContext } from '../context.ts';

interface EnquiryLine {
  /** Line id of the cart; missing for a product that is not in it. */
  id?: string;
  code: string;
  /** Code and name of the shade. */
  shade?: string;
  quantity: number;
}

// Ids of cart lines; the product of a deleted line is unknown.
const LINE_ID = /^[\da-f]{8}-[\da-f-]{27}$/i;

function toEnquiryLines(groups: readonly LineGroup[], { locale }: SessionContext): EnquiryLine[] {
  const options = { language: locale.language, prefix: createLinkBuilder(locale)('/') };
  return groups.flatMap(({ items: [line] }) => {
    if (!line) return [];
    const { id, code, quantity, shade } = formatLine(line, options);
    return { id, code, quantity, ...(shade && { shade: `${shade.name} ${shade.code}` }) };
  });
}

/** Sets the quantities of a quick order, whose lines are identified by line id or product code. */
function applyQuantities(lines: readonly EnquiryLine[], quickOrderText: string): EnquiryLine[] {
  const result = [...lines];
  for (const { item } of parseQuickOrder(quickOrderText)) {
    if (!item) continue;
    const { code, quantity } = item;
    const index = result.findIndex((line) => line.id === code || line.code === code.toUpperCase());
    const line = result[index];
    if (line) result[index] = { ...line, quantity };
    else if (!LINE_ID.test(code)) result.push({ code: code.toUpperCase(), quantity });
  }
  return result;
}

/** Loads the text of an enquiry for the cart and the text of a quick order; empty without either. */
export async function loadEnquiryText(context: SessionContext, quickOrderText: string): Promise<string> {
  const cart = await context.requestSession.readCart();
  const lines = applyQuantities(cart?.ok ? toEnquiryLines(cart.data.items, context) : [], quickOrderText);
  let text = '';
  for (const { code, shade, quantity } of lines) {
    const extendedText = `${text}${code} × ${quantity}${shade ? ` (${shade})` : ''}\n`;
    if (extendedText.length > MAX_ENQUIRY_LENGTH) break;
    text = extendedText;
  }
  return text.trim();
}
