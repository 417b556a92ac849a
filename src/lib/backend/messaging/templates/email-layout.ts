import { escapeHtml } from '#lib/format/html.ts';
import { removeUnneededMarks, renderMarksAsHtml } from './bidi-marks.ts';

/** A titled part of an email, such as the lines of an order. */
export interface EmailSection {
  title: string;
  items: { title?: string; lines: string[] }[];
}

/** Content of an email before rendering. Sentences may contain Unicode isolates. */
export interface EmailContent {
  sender: string;
  subject: string;
  paragraphs: string[];
  /** One-time code, on its own line between `paragraphs` and `closing`. */
  code?: string;
  /** Between `code` and `closing`. */
  sections?: EmailSection[];
  closing?: string[];
  action?: { label: string; href: string };
  /** Unsubscribe link in the body; `postHref` is the one-click POST address (RFC 8058) for mail programs. */
  unsubscribe?: { label: string; href: string; postHref: string };
  footer: string;
  /** URL of the home page. */
  home: string;
  direction: 'ltr' | 'rtl';
  lang: string;
}

/** Renders an email as plain text, code and links on their own lines. */
export function renderEmailText({
  paragraphs,
  code,
  sections = [],
  closing = [],
  action,
  unsubscribe,
  footer,
  home,
  direction,
}: EmailContent): string {
  const parts = [
    ...paragraphs.map(removeUnneededMarks),
    ...(code ? [code] : []),
    ...sections.map((section) => renderSectionText(section, direction)),
    ...closing.map(removeUnneededMarks),
    ...(action ? [`${action.label}\n${action.href}`] : []),
    ...(unsubscribe ? [`${unsubscribe.label}\n${unsubscribe.href}`] : []),
    `-- \n${footer}\n${home}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

// Mail programs take the direction of a line from its text outside isolates, and many lines have none.
const RIGHT_TO_LEFT_MARK = '\u200f';

function renderSectionText({ title, items }: EmailSection, direction: EmailContent['direction']): string {
  const directionMark = direction === 'rtl' ? RIGHT_TO_LEFT_MARK : '';
  const texts = items.map((item) =>
    [...(item.title ? [item.title] : []), ...item.lines].map((line) => directionMark + line).join('\n'),
  );
  return removeUnneededMarks([title.toUpperCase(), ...texts].join('\n\n'));
}

const FONT_STYLE = "font-family:'Segoe UI',Tahoma,Arial,sans-serif;";

const renderParagraph = (text: string) => `<p style="margin:0 0 16px;">${renderMarksAsHtml(text)}</p>`;

const renderCode = (code: string) =>
  `<p dir="ltr" style="margin:0 0 16px;padding:16px;background:#f4f0e7;text-align:center;font-size:32px;` +
  `line-height:1.2;font-weight:700;letter-spacing:0.2em;">${escapeHtml(code)}</p>`;

function renderSection({ title, items }: EmailSection): string {
  const renderItem = (item: EmailSection['items'][number]): string => {
    const lines = item.lines.map(renderMarksAsHtml);
    const head = item.title ? [`<strong>${renderMarksAsHtml(item.title)}</strong>`] : [];
    return `<p style="margin:0 0 12px;">${[...head, ...lines].join('<br>')}</p>`;
  };
  return (
    `<h2 style="margin:24px 0 12px;padding-top:16px;border-top:1px solid #ddd5c5;font-size:17px;line-height:1.3;">` +
    `${escapeHtml(title)}</h2>\n${items.map(renderItem).join('\n')}`
  );
}

const renderButton = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:24px 0 16px;"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;` +
  `background:#0c2227;color:#ffffff;text-decoration:none;font-weight:600;border-radius:3px;">${escapeHtml(label)}</a></p>`;

const renderLink = ({ label, href }: { label: string; href: string }) =>
  `<p style="margin:0;font-size:13px;"><a href="${escapeHtml(href)}" style="color:#00697f;">${escapeHtml(label)}</a></p>`;

/** Renders an email as HTML without images, style sheets or other external resources. */
export function renderEmailHtml(email: EmailContent): string {
  const { paragraphs, code, sections = [], closing = [], action, unsubscribe, direction, lang } = email;
  const body = [
    ...paragraphs.map(renderParagraph),
    ...(code ? [renderCode(code)] : []),
    ...sections.map(renderSection),
    ...closing.map(renderParagraph),
    ...(action ? [renderButton(action)] : []),
    ...(unsubscribe ? [renderLink(unsubscribe)] : []),
  ];
  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(email.subject)}</title>
</head>
<body dir="${direction}" style="margin:0;padding:24px 12px;background:#e8e1d3;">
<div lang="${lang}" dir="${direction}" style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;color:#0c2227;${FONT_STYLE}font-size:16px;line-height:1.55;">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;">${escapeHtml(email.sender)}</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600;">${escapeHtml(email.subject)}</h1>
${body.join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #ddd5c5;font-size:13px;color:#55656a;">${renderMarksAsHtml(email.footer)}<br><a href="${escapeHtml(email.home)}" dir="ltr" style="color:#00697f;">${escapeHtml(new URL(email.home).host)}</a></p>
</div>
</body>
</html>
`;
}
