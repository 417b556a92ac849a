import type { Locale } from '#lib/locale/locale.ts';
import type { BrowserRequest } from '#lib/session/request-session.server.ts';

/** The input of a form handler. */
export interface FormContext {
  fields: URLSearchParams;
  locale: Locale;
  browserRequest: BrowserRequest;
  /** Whether files were sent. */
  hasFiles: boolean;
  /** Files of the field `photos`, in a form whose name ends with `WithPhotos`. */
  photos: readonly File[];
}

/** Handles a form and returns the path to go to next. */
export type FormHandler = (context: FormContext) => Promise<string>;
