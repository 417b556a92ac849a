import type { ImageModel, LinkModel } from './shared.ts';

/** A day or moment: for machines and for people. */
export interface DateModel {
  iso: string;
  text: string;
}

/** An editor's text, ready to be set. */
export interface RichTextModel {
  /** Our own HTML of the editor's Markdown. */
  html: string;
  /** Of its second level. */
  headings: { id: string; text: string }[];
}

/** Something to do, in order. */
export interface StepModel {
  name: string;
  text: string;
}

/** A product where prices do not stand: on pages that are made when the shop is built. */
export interface ProductLinkModel {
  code: string;
  href: string;
  name: string;
  brand: string;
  picture: ImageModel;
}

/** A guide on a card. */
export interface BlogCardModel {
  href: string;
  title: string;
  lead: string;
  picture: ImageModel;
  topic: LinkModel;
  date: DateModel;
  /** `7 minutes to read`. */
  time: string;
}

/** What every page of an editor has. */
export interface ContentPageHead {
  title: string;
  description: string;
  crumbs: LinkModel[];
  jsonLd: Record<string, unknown>[];
}

/** All guides, or those about one topic. */
export interface BlogListModel extends ContentPageHead {
  heading: string;
  lead: string;
  topics: (LinkModel & { isCurrent: boolean })[];
  /** The newest one, large; null on a topic's page. */
  first: BlogCardModel | null;
  groups: { title: string | null; note: string | null; more: LinkModel | null; cards: BlogCardModel[] }[];
  /** Where the list can be followed. */
  feed: string;
}

/** A guide. */
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
  goods: ProductLinkModel[];
  related: BlogCardModel[];
}

/** A page such as the terms. */
export interface StaticPageModel extends ContentPageHead {
  updated: DateModel;
  text: RichTextModel;
  faq: { id: string; group: string; questions: { id: string; question: string; answer: string[] }[] }[];
  /** The shop's address for letters, where it has one; for pages that answer questions. */
  mail: string | null;
}
