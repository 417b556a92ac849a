import { encode } from 'uqr';
import { interpolate } from '#lib/format/interpolate.ts';
import type { DiscountModel } from '#lib/format/models/cart.ts';
import type { InvoiceModel } from '#lib/format/models/orders/invoice.ts';
import { createPdfFile } from './pdf-file.server.ts';
import {
  CONTENT_WIDTH,
  createTextWriter,
  PAGE,
  type TextBox,
  type TextWriter,
} from './text-writer.server.ts';

const MUTED_COLOUR = '#55656a';
const RULE_COLOUR = '#c9bfae';
const HALF_WIDTH = (CONTENT_WIDTH - 24) / 2;
const PAGE_BOTTOM = PAGE.height - PAGE.margin - 24;
const QR_SIZE = 110;

const COLUMNS = {
  item: { start: 0, width: 250 },
  quantity: { start: 254, width: 45, align: 'end' },
  unitPrice: { start: 303, width: 94, align: 'end' },
  amount: { start: 401, width: CONTENT_WIDTH - 401, align: 'end' },
} as const satisfies Record<string, TextBox>;

interface Page {
  doc: PDFKit.PDFDocument;
  writer: TextWriter;
  model: InvoiceModel;
}

/** Renders an invoice as PDF; `isCompressed` false leaves its text readable, for tests. */
export async function renderInvoice(
  model: InvoiceModel,
  isCompressed = true,
): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, finish } = createPdfFile({
    title: `${model.title} ${model.number}`,
    author: model.seller.lines[0] ?? '',
    language: model.language,
    isCompressed,
  });
  const page = { doc, writer: createTextWriter(doc, model.direction), model };
  const afterHead = drawHead(page);
  const afterLines = drawLines(page, afterHead);
  drawTotals(page, afterLines);
  drawFooters(page);
  return await finish();
}

function drawRule({ doc, writer }: Page, y: number, start = 0, width = CONTENT_WIDTH): void {
  const left = writer.getLeft(start, width);
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.7)
    .stroke(RULE_COLOUR);
}

function drawBlock(
  { writer }: Page,
  block: { title: string; lines: string[] },
  y: number,
  box: TextBox,
): number {
  if (block.lines.length === 0) return y;
  let bottom = y + writer.write(block.title, y, { ...box, size: 8.5, colour: MUTED_COLOUR });
  for (const line of block.lines) bottom += writer.write(line, bottom, box);
  return bottom;
}

/** Draws title, numbers, seller, buyer and delivery; returns the y position below them. */
function drawHead(page: Page): number {
  const { writer, model } = page;
  const left = { start: 0, width: HALF_WIDTH };
  const right = { start: HALF_WIDTH + 24, width: HALF_WIDTH };
  const top = PAGE.margin;
  const titleBottom = top + writer.write(model.title, top, { ...left, size: 22, weight: 700 }) + 4;
  const factsBottom = drawBlock(page, { title: '', lines: model.facts }, titleBottom - 12, left);
  const sellerBottom = drawBlock(page, model.seller, top + 6, right);
  const middle = Math.max(factsBottom, sellerBottom) + 14;
  drawRule(page, middle);
  const buyerBottom = drawBlock(page, model.buyer, middle + 10, left);
  const deliveryBottom = drawBlock(page, model.delivery, middle + 10, right);
  return Math.max(buyerBottom, deliveryBottom) + 18;
}

function drawColumnTitles(page: Page, y: number): number {
  const { writer, model } = page;
  const style = { size: 8.5, colour: MUTED_COLOUR };
  const heights = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((name) =>
    writer.write(model.columns[name], y, { ...COLUMNS[name], ...style }),
  );
  const bottom = y + Math.max(...heights) + 3;
  drawRule(page, bottom);
  return bottom + 6;
}

/** Draws the lines over as many pages as needed; returns the y position below the last one. */
function drawLines(page: Page, top: number): number {
  const { doc, writer, model } = page;
  let y = drawColumnTitles(page, top);
  for (const line of model.lines) {
    const indent = line.isAddOn ? 12 : 0;
    const box = { start: indent, width: COLUMNS.item.width - indent };
    const smallText = { ...box, size: 8.5, colour: MUTED_COLOUR };
    const height =
      writer.measure(line.name, box) +
      line.details.reduce((sum, text) => sum + writer.measure(text, smallText), 0);
    if (y + height > PAGE_BOTTOM) {
      doc.addPage();
      y = drawColumnTitles(page, PAGE.margin);
    }
    writer.write(line.quantity, y, COLUMNS.quantity);
    writer.write(line.unitPrice, y, COLUMNS.unitPrice);
    writer.write(line.amount, y, COLUMNS.amount);
    let bottom = y + writer.write(line.name, y, box);
    for (const text of line.details) bottom += writer.write(text, bottom, smallText);
    drawRule(page, bottom + 4);
    y = bottom + 10;
  }
  return y;
}

/** Draws the totals beside payment and QR code, all on one page. */
function drawTotals(page: Page, top: number): void {
  const { doc, writer, model } = page;
  const { sums, total, taxes, note, qrCode, payment } = model;
  const start = 230;
  const label = { start, width: 165 };
  const amount = COLUMNS.amount;
  const drawRow = (row: DiscountModel, y: number, style: Partial<TextBox> = {}): number => {
    const height = writer.write(row.label, y, { ...label, ...style });
    writer.write(row.amount, y, { ...amount, ...style });
    return y + height + 3;
  };
  // A row is one line, or two for a long discount.
  const height = Math.max((sums.length + taxes.length) * 32 + 40, qrCode ? QR_SIZE + 60 : 0);
  let y = top + 4;
  if (y + height > PAGE_BOTTOM) {
    doc.addPage();
    y = PAGE.margin;
  }
  const paymentBottom = drawBlock(page, payment, y, { start: 0, width: 210 });
  if (qrCode) drawQrCode(page, qrCode, paymentBottom + 12);
  for (const row of sums) y = drawRow(row, y);
  drawRule(page, y, start, CONTENT_WIDTH - start);
  y = drawRow(total, y + 5, { size: 12, weight: 700 });
  for (const row of taxes) y = drawRow(row, y, { size: 8.5, colour: MUTED_COLOUR });
  if (note) writer.write(note, y, { start, width: CONTENT_WIDTH - start, size: 8.5, colour: MUTED_COLOUR });
}

function drawQrCode({ doc, writer }: Page, text: string, y: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const unit = QR_SIZE / size;
  const leftEdge = writer.getLeft(0, QR_SIZE);
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) doc.rect(leftEdge + column * unit, y + row * unit, unit, unit);
    }
  }
  doc.fill('#000000');
}

function drawFooters({ doc, writer, model }: Page): void {
  const { count } = doc.bufferedPageRange();
  const style = { size: 8.5, colour: MUTED_COLOUR };
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const y = PAGE.height - PAGE.margin - 6;
    writer.write(`\u2066${model.number}\u2069`, y, { start: 0, width: HALF_WIDTH, ...style });
    const label = interpolate(model.pageLabel, { page: index + 1, pages: count });
    writer.write(label, y, { start: HALF_WIDTH + 24, width: HALF_WIDTH, align: 'end', ...style });
  }
}
