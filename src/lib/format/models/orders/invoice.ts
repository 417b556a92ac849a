import type { DiscountModel } from '../cart.ts';
import type { OrderSummaryLine } from './order-summary.ts';

/** A titled block of lines. */
interface InvoiceBlock {
  title: string;
  lines: string[];
}

/** A formatted invoice. Texts may contain bidi isolates. */
export interface InvoiceModel {
  language: 'en' | 'ar';
  direction: 'ltr' | 'rtl';
  /** `Tax invoice` where VAT is charged, else `Invoice`. */
  title: string;
  /** Such as `INV-AE26-000123-7`; also the name of the file. */
  number: string;
  /** Numbers and date, as lines. */
  facts: string[];
  seller: InvoiceBlock;
  buyer: InvoiceBlock;
  delivery: InvoiceBlock;
  payment: InvoiceBlock;
  columns: { item: string; quantity: string; unitPrice: string; amount: string };
  lines: OrderSummaryLine[];
  sums: DiscountModel[];
  total: DiscountModel;
  /** Net amount and VAT by rate; empty in countries without VAT. */
  taxes: DiscountModel[];
  /** Text that prices include VAT; null without VAT. */
  note: string | null;
  /** Text of the QR code that Saudi invoices carry; null elsewhere. */
  qrCode: string | null;
  /** `Page {{page}} of {{pages}}`. */
  pageLabel: string;
}
