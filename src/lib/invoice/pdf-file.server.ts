import PDFDocument from 'pdfkit';
import { PAGE } from './text-writer.server.ts';

interface PdfFileOptions {
  title: string;
  /** Author in the metadata; omitted if undefined. */
  author?: string;
  language: string;
  /** False leaves its text readable, for tests. */
  isCompressed: boolean;
}

/** Starts a PDF; `finish` completes it and returns its bytes. */
export function createPdfFile({ title, author, language, isCompressed }: PdfFileOptions): {
  doc: PDFKit.PDFDocument;
  finish: () => Promise<Uint8Array<ArrayBuffer>>;
} {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    // Only the registered fonts are used, and no standard font is loaded.
    font: '',
    bufferPages: true,
    compress: isCompressed,
    lang: language,
    displayTitle: true,
    info: { Title: title, ...(author !== undefined && { Author: author }) },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const finish = async () => {
    doc.end();
    await finished;
    return Uint8Array.from(Buffer.concat(chunks));
  };
  return { doc, finish };
}
