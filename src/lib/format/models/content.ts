import type { ImageModel, LinkModel } from './shared.ts';
import type { ContactLinesModel } from './shell.ts';

/** A date or time, in ISO 8601 and formatted. */
export interface DateModel {
  iso: string;
  text: string;
}

/** Rendered text of an editor. */
export interface RichTextModel {
  /** HTML rendered from Markdown by the shop. */
  html: string;
  /** Second-level headings. */
  headings: { id: string; text: string }[];
}

/** A step of instructions. */
export interface StepModel {
  name: string;
  text: string;
}

/** A product without a price, for prerendered pages. */
export interface ProductLinkModel {
  code: string;
  href: string;
  name: string;
  /** Null when the name contains it. */
  brand: string | null;
  picture: ImageModel;
}

/** A blog card. */
export interface BlogCardModel {
  href: string;
  title: string;
  lead: string;
  picture: ImageModel;
  topic: LinkModel;
  date: DateModel;
  /** `7 minutes to read`. */
  readingTime: string;
}

/** Common data of editorial pages. */
export interface ContentPageHead {
  title: string;
  description: string;
  /** Content of the robots tag; missing where search engines may list the page. */
  robots?: string | undefined;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
}

/** The list of all blogs, or those about one topic. */
export interface BlogListModel extends ContentPageHead {
  heading: string;
  lead: string;
  topics: (LinkModel & { isCurrent: boolean })[];
  /** The newest blog, shown large; null on a topic's page. */
  first: BlogCardModel | null;
  groups: { title: string | null; note: string | null; allLink: LinkModel | null; cards: BlogCardModel[] }[];
  /** Path of the RSS feed. */
  feedPath: string;
}

/** A blog page. */
export interface BlogModel extends ContentPageHead {
  lead: string;
  picture: ImageModel;
  topic: LinkModel;
  author: { name: string; role: string };
  published: DateModel;
  updated: DateModel | null;
  time: string;
  text: RichTextModel;
  steps: StepModel[];
  products: ProductLinkModel[];
  related: BlogCardModel[];
}

/** A static page such as the terms. */
export interface StaticPageModel extends ContentPageHead {
  updated: DateModel;
  text: RichTextModel;
  /** Answers are HTML. */
  faq: { id: string; group: string; questions: { id: string; question: string; answer: string }[] }[];
  /** Page that searches the questions; null on a page without any. */
  searchAction: string | null;
  /** Ways to contact the shop; null on a page without questions. */
  contact: (ContactLinesModel & { form: LinkModel; stores: LinkModel }) | null;
}

/** Help answers that match a query. */
export interface HelpSearchModel {
  action: string;
  query: string;
  results: { id: string; question: string; answer: string; href: string }[];
  /** `3 answers`; null without any. */
  resultText: string | null;
  /** Whether nothing was found; false without a query. */
  isEmpty: boolean;
  /** All questions, and the contact form. */
  links: LinkModel[];
}
