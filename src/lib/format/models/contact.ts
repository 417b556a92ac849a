import type { IconLinkModel } from './landing.ts';
import type { LinkModel, PageEventsModel } from './shared.ts';

/** Values and errors of a form after a rejected post; empty at first. */
export interface FormModel {
  /** Entered values by field name. */
  values: Record<string, string>;
  /** Error message by field name. */
  errors: Record<string, string>;
  /** Error of the whole form. */
  error: string | null;
}

export interface BulkEnquiryModel {
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
  nextSteps: string[];
}

export interface NewsletterModel extends FormModel, PageEventsModel {
  title: string;
  text: string;
  consent: string;
  thanks: string;
  /** Success message with the channel; null before a subscription. */
  confirmation: string | null;
}
