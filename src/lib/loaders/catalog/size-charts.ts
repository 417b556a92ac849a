import { sizeChart, sizeCharts } from '#lib/contract/catalog/catalog.ts';
import type { SizeChartsModel } from '#lib/format/models/product.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';

// Without it spreadsheet programs misread Arabic text.
const BYTE_ORDER_MARK = '\ufeff';

const escapeCsvCell = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Returns a size chart as CSV (RFC 4180). */
export async function loadSizeChartCsv(
  { client, locale }: Pick<LoaderContext, 'client' | 'locale'>,
  code: string,
): Promise<LoaderResult<{ name: string; body: string }>> {
  const result = await client.call(sizeChart, { params: { code } });
  if (!result.ok) return toFailure(result.error);
  const { columns, rows } = result.data;
  const lines = [columns, ...rows].map((cells) => cells.map(escapeCsvCell).join(','));
  return {
    kind: 'ok',
    model: {
      name: `binaa-sizes-${code}-${locale.language}.csv`,
      body: `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`,
    },
  };
}

/** Loads all size charts. The page is prerendered: a failed call throws and fails the build. */
export async function loadSizeCharts({
  client,
  locale,
  t,
  siteUrl,
}: LoaderContext): Promise<SizeChartsModel> {
  const result = await client.call(sizeCharts, {});
  if (!result.ok) throw new Error(`The size charts could not be read: ${result.error.code}`);
  const link = createLinkBuilder(locale);
  const title = t('product:sizeCharts');
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/size-chart'), label: title },
  ];
  return {
    title,
    description: t('product:sizeChartsAbout'),
    crumbs,
    jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
    charts: result.data.charts.map(({ code, ...chart }) => ({
      ...chart,
      code,
      currentSize: null,
      href: link(`/size-chart/${code}.csv`),
    })),
  };
}
