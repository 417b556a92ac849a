import { createHash, randomUUID } from 'node:crypto';
import type { FrontResponse } from './front-response.ts';

export type ErrorStatus = 400 | 403 | 404 | 405 | 408 | 413 | 414 | 429 | 431 | 500 | 501 | 503;

interface ErrorText {
  /** An error code of the contract. */
  code: string;
  en: string;
  ar: string;
}

const ERROR_TEXTS: Record<ErrorStatus, ErrorText> = {
  400: {
    code: 'INVALID_REQUEST',
    en: 'This address or request is malformed.',
    ar: 'الرابط أو الطلب غير صحيح.',
  },
  403: {
    code: 'FORBIDDEN',
    en: 'This form was sent from another site. Open the shop and try again.',
    ar: 'أُرسل هذا النموذج من موقع آخر. افتح الموقع وحاول مرة أخرى.',
  },
  404: { code: 'UNKNOWN_CALL', en: 'There is nothing at this address.', ar: 'لا توجد صفحة في هذا الرابط.' },
  405: {
    code: 'METHOD_NOT_ALLOWED',
    en: 'This address does not take this method.',
    ar: 'هذا الرابط لا يقبل هذه الطريقة.',
  },
  408: {
    code: 'INVALID_REQUEST',
    en: 'The request took too long to arrive.',
    ar: 'استغرق وصول الطلب وقتًا طويلًا.',
  },
  413: { code: 'PAYLOAD_TOO_LARGE', en: 'The request is too large.', ar: 'الطلب أكبر من المسموح.' },
  414: { code: 'URI_TOO_LONG', en: 'The address is too long.', ar: 'الرابط أطول من المسموح.' },
  429: {
    code: 'TOO_MANY_REQUESTS',
    en: 'That was a lot at once. Please try again in a minute.',
    ar: 'طلبات كثيرة في وقت قصير. حاول مرة أخرى بعد دقيقة.',
  },
  431: {
    code: 'INVALID_REQUEST',
    en: 'The headers of the request are too long.',
    ar: 'ترويسات الطلب أطول من المسموح.',
  },
  500: {
    code: 'INTERNAL',
    en: 'Something went wrong on our side. Your cart is safe. Please try again.',
    ar: 'حدث خطأ من جهتنا. سلتك محفوظة. حاول مرة أخرى.',
  },
  501: { code: 'METHOD_NOT_ALLOWED', en: 'This method is unknown here.', ar: 'هذه الطريقة غير معروفة هنا.' },
  503: {
    code: 'UNAVAILABLE',
    en: 'The shop is closed for a moment. Please come back shortly.',
    ar: 'الموقع متوقف للحظات. عد بعد قليل.',
  },
};

const HTML_TYPE = 'text/html; charset=utf-8';

const STYLE =
  'body{margin:0;min-block-size:100vh;display:grid;place-content:center;background:#f4f0e7;color:#0c2227;' +
  'font:1.0625rem/1.6 "Segoe UI",Tahoma,Arial,sans-serif}main{max-inline-size:34rem;padding:2rem}' +
  'h1{margin:0 0 1.5rem;font-size:2rem}p{margin:0 0 1rem}[lang=ar]{line-height:1.8}' +
  'main>div+div{margin-block-start:2rem;padding-block-start:2rem;border-block-start:1px solid #ddd5c5}' +
  'a{display:inline-block;margin-inline-end:.5rem;padding:.625rem 1.25rem;border:1px solid #0c2227;border-radius:3px;' +
  'color:#0c2227;font-weight:600;text-decoration:none}a[href=""]{background:#0c2227;color:#fff}' +
  'a:focus-visible{outline:3px solid #00697f;outline-offset:2px}small{color:#55656a}';

const styleHash = createHash('sha256').update(STYLE).digest('base64');
export const ERROR_PAGE_CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export interface SendErrorOptions {
  /** Seconds after which a later attempt may succeed. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/**
 * Sends an error of the front server: JSON below /api, the built page of the error, or, if there is none, a
 * small page in both languages.
 */
export function sendError(
  response: FrontResponse,
  status: ErrorStatus,
  path: string,
  options: SendErrorOptions = {},
): void {
  if (status >= 500) response.referenceCode ??= randomUUID();
  const page = response.findErrorPage?.(status, path, response.referenceCode);
  const { type, body } = page
    ? { type: HTML_TYPE, body: page.body }
    : renderErrorBody(status, path, response.referenceCode, response.req.headers.locale);
  response.respond(
    status,
    {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': page?.csp ?? ERROR_PAGE_CSP,
      ...(options.retryAfter ? { 'retry-after': options.retryAfter } : {}),
      ...options.headers,
    },
    body,
  );
}

export function renderErrorBody(
  status: ErrorStatus,
  path: string,
  reference?: string,
  /** The request's `locale` header. */
  language?: string | string[],
): { type: string; body: string } {
  const { code, en, ar } = ERROR_TEXTS[status];
  if (/^\/api(?:\/|$)/.test(path)) {
    const details = reference ? { details: { reference } } : {};
    return {
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ error: { code, message: language === 'ar' ? ar : en, ...details } }),
    };
  }
  return { type: HTML_TYPE, body: renderErrorPage(status, en, ar, path, reference) };
}

function renderErrorPage(status: number, en: string, ar: string, path: string, reference?: string): string {
  const locale = /^\/([a-z]{2}-[a-z]{2})(?:\/|$)/.exec(path)?.[1];
  const arabicFirst = locale?.startsWith('ar') ?? false;
  const home = locale ? `/${locale}` : '/';
  // An empty `href` requests the same URL again.
  const retry = (label: string) => (isRetryable(status) ? `<a href="">${label}</a>` : '');
  const english = `<div lang="en" dir="ltr"><p>${en}</p><p>${retry('Try again')}<a href="${home}">Home page</a></p></div>`;
  const arabic = `<div lang="ar" dir="rtl"><p>${ar}</p><p>${retry('حاول مرة أخرى')}<a href="${home}">الصفحة الرئيسية</a></p></div>`;
  const [lang, dir] = arabicFirst ? ['ar', 'rtl'] : ['en', 'ltr'];
  const referenceHtml = reference ? `<p><small dir="ltr">${reference}</small></p>` : '';
  return (
    `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${status} · Binaa · بناء</title><style>${STYLE}</style></head>` +
    `<body><main><h1>Binaa · بناء</h1>${arabicFirst ? arabic + english : english + arabic}${referenceHtml}</main></body></html>`
  );
}

/** Whether the same request may succeed later. */
const isRetryable = (status: number): boolean => status === 408 || status === 429 || status >= 500;
