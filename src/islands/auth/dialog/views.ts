import type { AuthStep, Challenge } from '#lib/contract/auth/auth.ts';

/** What the dialog shows. */
export type DialogView =
  | { name: 'sign-in' | 'send-code' | 'sign-up' | 'forgot' }
  | { name: 'code'; challenge: Challenge }
  | { name: 'new-password'; isMigrated: boolean }
  /** Come in, and told what could not come along. */
  | { name: 'missed'; lines: readonly string[] };

/** What the dialog shows after a step; undefined when there is nothing more to show. */
export function getNextView(step: AuthStep): DialogView | undefined {
  if (step.kind === 'code') return { name: 'code', challenge: step.challenge };
  if (step.kind === 'new-password') return { name: 'new-password', isMigrated: step.isMigrated };
  if (step.kind === 'signed-in' && step.missed?.length) return { name: 'missed', lines: step.missed };
  return undefined;
}

const PAGES = { 'sign-in': 'sign-in', 'sign-up': 'sign-up', 'forgot-password': 'forgot' } as const;

/** The view that stands for a page of identity; undefined for any other address. */
export function getViewForPath(pathname: string): DialogView | undefined {
  const page = pathname.split('/').at(-1) ?? '';
  return page in PAGES ? { name: PAGES[page as keyof typeof PAGES] } : undefined;
}

/** What somebody said of himself, by the names of the fields. */
export interface AuthFormValues {
  identifier: string;
  name: string;
  email: string;
  mobile: string;
}

/** Takes what was typed into a field; an address or a number typed once need not be typed again. */
export function updateFormValues(typed: AuthFormValues, field: string, value: string): AuthFormValues {
  if (!(field in typed)) return typed;
  const next = { ...typed, [field]: value };
  if (field === 'identifier') return { ...next, [value.includes('@') ? 'email' : 'mobile']: value };
  if (field === 'email') return { ...next, identifier: value };
  if (field === 'mobile' && !next.email) return { ...next, identifier: value };
  return next;
}

/** Pages that are drawn for who is signed in: they are drawn anew when that changes. A wishlist follows by itself. */
export function isPersonalPath(pathname: string): boolean {
  return /^\/[\w-]+\/(cart|checkout|my-account|order-confirmation|ordertrack)(\/|$)/.test(pathname);
}
