import { interpolate } from '#lib/format/interpolate.ts';
import type { ReturnSlipModel } from '#lib/format/orders/returns/return-slip.ts';
import { encodeCode128 } from './code128.ts';
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
const BOTTOM = PAGE.height - PAGE.margin - 24;
const BAR_HEIGHT = 60;
const MODULE = 1.3;

const COLUMNS = {
  item: { start: 0, width: 290 },
  quantity: { start: 294, width: 50, align: 'end' },
  reason: { start: 356, width: CONTENT_WIDTH - 356 },
} as const satisfies Record<string, TextBox>;

type Column = keyof typeof COLUMNS;
const COLUMN_NAMES = Object.keys(COLUMNS) as Column[];

interface Page {
  doc: PDFKit.PDFDocument;
  writer: TextWriter;
  model: ReturnSlipModel;
}

/** Renders a return slip as PDF; `isCompressed` false leaves its text readable, for tests. */
export async function renderReturnSlip(
  model: ReturnSlipModel,
  isCompressed = true,
): Promise<Uint8Array<ArrayBuffer>> {
  const { doc, finish } = createPdfFile({
    title: `${model.title} ${model.number}`,
    language: model.language,
    isCompressed,
  });
  const page = { doc, writer: createTextWriter(doc, model.direction), model };
  drawLines(page, drawHead(page));
  drawFooters(page);
  return await finish();
}

/** Draws title, barcode, facts and the return method (store or pickup); returns the y position below them. */
function drawHead({ doc, writer, model }: Page): number {
  const fullWidth = { start: 0, width: CONTENT_WIDTH };
  let y: number = PAGE.margin;
  y += writer.write(model.title, y, { ...fullWidth, size: 22, weight: 700 });
  y += writer.write(model.text, y, fullWidth) + 14;
  drawBarcode({ doc, writer, model }, y);
  y += BAR_HEIGHT + 4;
  y += writer.write(`\u2066${model.number}\u2069`, y, { ...fullWidth, size: 11, weight: 700 }) + 14;
  for (const fact of model.facts) y += writer.write(fact, y, fullWidth);
  y += 12;
  y += writer.write(model.method.title, y, { ...fullWidth, size: 8.5, colour: MUTED_COLOUR });
  for (const line of model.method.lines) y += writer.write(line, y, fullWidth);
  return y + 18;
}

function drawBarcode({ doc, writer, model }: Page, y: number): void {
  const widths = encodeCode128(model.number);
  const total = widths.reduce((sum, width) => sum + width, 0) * MODULE;
  // Bars run from left to right in both languages.
  let x = writer.getLeft(0, total);
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) doc.rect(x, y, width * MODULE, BAR_HEIGHT);
    x += width * MODULE;
  }
  doc.fill('#000000');
}

function drawRule({ doc, writer }: Page, y: number): void {
  const left = writer.getLeft(0, CONTENT_WIDTH);
  doc
    .moveTo(left, y)
    .lineTo(left + CONTENT_WIDTH, y)
    .lineWidth(0.7)
    .stroke(RULE_COLOUR);
}

function drawRow(page: Page, row: Record<Column, string>, y: number, style: Partial<TextBox> = {}): number {
  const heights = COLUMN_NAMES.map((name) => page.writer.write(row[name], y, { ...COLUMNS[name], ...style }));
  const bottom = y + Math.max(...heights) + 4;
  drawRule(page, bottom);
  return bottom + 6;
}

/** Draws the lines over as many pages as needed. */
function drawLines(page: Page, top: number): void {
  const { doc, writer, model } = page;
  const titles = { size: 8.5, colour: MUTED_COLOUR };
  let y = drawRow(page, model.columns, top, titles);
  for (const line of model.lines) {
    const height = Math.max(...COLUMN_NAMES.map((name) => writer.measure(line[name], COLUMNS[name])));
    if (y + height > BOTTOM) {
      doc.addPage();
      y = drawRow(page, model.columns, PAGE.margin, titles);
    }
    y = drawRow(page, line, y);
  }
}

function drawFooters({ doc, writer, model }: Page): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const label = interpolate(model.pageLabel, { page: index + 1, pages: count });
    const y = PAGE.height - PAGE.margin - 6;
    writer.write(label, y, { start: 0, width: CONTENT_WIDTH, align: 'end', size: 8.5, colour: MUTED_COLOUR });
  }
}
