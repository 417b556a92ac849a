import { sizeChart } from '#lib/contract/catalog.ts';
import { type LoaderContext, type LoaderFailure, toFailure } from './context.ts';

export type SizeChartFile = { kind: 'file'; name: string; body: string } | LoaderFailure;

// Without it a table program takes Arabic for the letters of some other alphabet.
const BYTE_ORDER_MARK = '\ufeff';

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A size chart as a table that opens in any table program (RFC 4180). */
export async function loadSizeChartFile(
  { client, locale }: Pick<LoaderContext, 'client' | 'locale'>,
  code: string,
): Promise<SizeChartFile> {
  const result = await client.call(sizeChart, { params: { code } });
  if (!result.ok) return toFailure(result.error);
  const { columns, rows } = result.data;
  const lines = [columns, ...rows].map((cells) => cells.map(cell).join(','));
  return {
    kind: 'file',
    name: `binaa-sizes-${code}-${locale.language}.csv`,
    body: `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`,
  };
}
