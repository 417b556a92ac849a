import type { AuthStep, Challenge } from '#lib/contract/auth/auth.ts';

export type DialogView =
  | { name: 'sign-in' | 'send-code' | 'sign-up' | 'forgot' }
  | { name: 'code'; challenge: Challenge }
  | { name: 'new-password'; isMigrated: boolean }
  /** Signed in, but some cart lines could not be merged. */
  | { name: 'unmerged'; lines: readonly string[] };

/** Returns the view after an auth step; undefined when the dialog can close. */
export function getNextView(step: AuthStep): DialogView | undefined {
  if (step.kind === 'code') return { name: 'code', challenge: step.challenge };
  if (step.kind === 'new-password') return { name: 'new-password', isMigrated: step.isMigrated };
  if (step.kind === 'signed-in' && step.missed?.length) return { name: 'unmerged', lines: step.missed };
  return undefined;
}

const PAGES = { 'sign-in': 'sign-in', 'sign-up': 'sign-up', 'forgot-password': 'forgot' } as const;

/** Returns the view that replaces an auth page; undefined for any other path. */
export function getViewForPath(pathname: string): DialogView | undefined {
  const page = pathname.split('/').at(-1) ?? '';
  return page in PAGES ? { name: PAGES[page as keyof typeof PAGES] } : undefined;
}

/** Values shared by the views' forms, by field name. */
export interface AuthFormValues {
  identifier: string;
  name: string;
  email: string;
  mobile: string;
}

/**
 * Returns the values with one field changed. An email address, or a mobile number while there is none, is
 * copied to `identifier` and back, so that it is typed once.
 */
export function updateFormValues(values: AuthFormValues, field: string, value: string): AuthFormValues {
  if (!(field in values)) return values;
  const next = { ...values, [field]: value };
  if (field === 'identifier') return { ...next, [value.includes('@') ? 'email' : 'mobile']: value };
  if (field === 'email') return { ...next, identifier: value };
  if (field === 'mobile' && !next.email) return { ...next, identifier: value };
  return next;
}

/**
 * Whether the page renders personal content and must reload after sign-in. The wishlist updates by itself.
 */
export function isPersonalPath(pathname: string): boolean {
  return /^\/[\w-]+\/(cart|checkout|my-account|order-confirmation|ordertrack)(\/|$)/.test(pathname);
}
