import type { Locale } from '#lib/locale/locale.ts';
import type { BrowserRequest } from '#lib/session/request-session.server.ts';

/** What every form of the shop carries besides its own fields. */
export interface FormContext {
  fields: URLSearchParams;
  locale: Locale;
  visitor: BrowserRequest;
  /** Somebody sent files along, which no form of the shop takes: they were not read. */
  hasFiles: boolean;
}

/** Handles a form and returns the path to go to next. */
export type FormHandler = (context: FormContext) => Promise<string>;
