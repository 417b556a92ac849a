import type { IconLinkModel } from './landing.ts';
import type { LinkModel } from './shared.ts';

/** What a form shows again: nothing when it is opened for the first time. */
export interface FormModel {
  /** By field name. */
  values: Record<string, string>;
  /** Field name → sentence. */
  errors: Record<string, string>;
  /** What went wrong as a whole. */
  error: string | null;
}

export interface BulkOrdersModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
  lead: string;
  points: { icon: IconLinkModel['icon']; title: string; text: string }[];
  formTitle: string;
  formText: string;
  filesNote: string;
  next: string[];
  form: FormModel;
}

export interface EnquirySentModel {
  number: string;
  next: string[];
}

export interface NewsletterModel extends FormModel {
  title: string;
  text: string;
  consent: string;
  thanks: string;
  /** How the letter will come; null while it was not asked for. */
  done: string | null;
}
