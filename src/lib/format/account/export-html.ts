import type { exportAccount } from '#lib/contract/account/account-data.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import type { Currency } from '#lib/locale/currency.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { format24HourTime, formatDate } from '../date.ts';
import { escapeHtml } from '../html.ts';
import { formatMoney } from '../money.ts';
import { formatBirthday } from './birthday.ts';

type AccountExport = EndpointReply<typeof exportAccount>;

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** Prefixes of message keys by field name, for fields whose values have texts in other namespaces. */
const VALUE_KEY_PREFIXES: Record<string, string> = {
  status: 'orders:status',
  returnStatus: 'returns:status',
  caseKind: 'cases:kind',
  caseStatus: 'cases:status',
  caseReason: 'cases:reason',
};

// Styles are included, as the file is self-contained.
const STYLES = `body{max-width:56rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#222}
h1{font-size:1.75rem}h2{margin-top:2.5rem;font-size:1.25rem;border-top:2px solid #222;padding-top:1rem}
table{width:100%;margin:0 0 1rem;border-collapse:collapse}
th,td{padding:.3rem .5rem;border-top:1px solid #ddd;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}td table{margin:0 0 .5rem}@media(max-width:40rem){th{width:38%}}`;

/** Renders an export as a page that can be read without the shop. */
export function renderExportHtml(
  { createdAt, sections }: AccountExport,
  locale: Locale,
  t: Translate,
): string {
  const context: RenderContext = { locale, translate: t as unknown as RenderContext['translate'] };
  const createdTexts = { date: formatDate(createdAt, locale), time: format24HourTime(createdAt, locale) };
  const contents = sections.map(
    ({ name }) =>
      `<li><a href="#${escapeHtml(name)}">${escapeHtml(getText(`sections.${name}`, name, context))}</a></li>`,
  );
  const parts = sections.map(({ name, records }) => {
    const title = escapeHtml(getText(`sections.${name}`, name, context));
    const body =
      records.length === 0
        ? `<p>${escapeHtml(t('export:empty'))}</p>`
        : records.map((record) => renderRecord(record, context)).join('\n');
    return `<section id="${escapeHtml(name)}"><h2>${title}</h2>\n${body}</section>`;
  });
  return `<!doctype html>
<html lang="${locale.language}" dir="${locale.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t('export:title'))}</title><style>${STYLES}</style></head>
<body>
<h1>${escapeHtml(t('export:title'))}</h1>
<p>${escapeHtml(t('export:intro'))} ${escapeHtml(t('export:created', createdTexts))}</p>
<nav aria-label="${escapeHtml(t('export:contents'))}"><ul>${contents.join('')}</ul></nav>
${parts.join('\n')}
</body>
</html>
`;
}

interface RenderContext {
  locale: Locale;
  translate: (key: string, values: { defaultValue: string }) => string;
}

/** Returns a text of the export; `name` when there is no text with this key. */
function getText(key: string, name: string, { translate }: RenderContext): string {
  return translate(`export:${key}`, { defaultValue: name });
}

function renderRecord(record: Record<string, unknown>, context: RenderContext): string {
  const rows = Object.entries(record)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${escapeHtml(getText(`fields.${name}`, name, context))}</th><td>${renderValue(name, value, context)}</td></tr>`,
    );
  return `<table>${rows.join('')}</table>`;
}

function renderValue(name: string, value: unknown, context: RenderContext): string {
  if (Array.isArray(value)) return value.map((entry) => renderValue(name, entry, context)).join('');
  if (typeof value === 'object' && value !== null) {
    return isMoney(value)
      ? `<bdi>${escapeHtml(formatMoney(value, context.locale.language))}</bdi>`
      : renderRecord(value as Record<string, unknown>, context);
  }
  return `<bdi>${escapeHtml(formatValue(name, value, context))}</bdi>`;
}

function isMoney(value: object): value is { amount: number; currency: Currency } {
  return 'amount' in value && 'currency' in value && typeof value.amount === 'number';
}

function formatValue(name: string, value: unknown, context: RenderContext): string {
  const { locale } = context;
  if (typeof value === 'boolean') return getText(value ? 'yes' : 'no', String(value), context);
  const text = String(value);
  if (ISO_TIME.test(text)) {
    const time = Date.parse(text);
    return `${formatDate(time, locale)} ${format24HourTime(time, locale)}`;
  }
  if (ISO_DATE.test(text)) return formatBirthday(text);
  const keyPrefix = VALUE_KEY_PREFIXES[name];
  if (keyPrefix) return context.translate(`${keyPrefix}.${text}`, { defaultValue: text });
  if (name === 'country' || name === 'countryCode') {
    return COUNTRIES[text as CountryCode]?.name[locale.language] ?? text;
  }
  return getText(`values.${name}.${text}`, text, context);
}
