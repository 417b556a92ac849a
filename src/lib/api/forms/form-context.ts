import type { Locale } from '#lib/locale/locale.ts';
import type { BrowserRequest } from '#lib/session/request-session.server.ts';

/** The input of a form handler. */
export interface FormContext {
  fields: URLSearchParams;
  locale: Locale;
  browserRequest: BrowserRequest;
  /** Whether files were sent, which no form accepts; their contents are ignored. */
  hasFiles: boolean;
}

/** Handles a form and returns the path to go to next. */
export type FormHandler = (context: FormContext) => Promise<string>;
