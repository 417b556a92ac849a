import { getEditDistance } from '#lib/locale/edit-distance.ts';

// Mail providers that customers in the six countries use most.
const MAIL_PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'outlook.sa',
  'emirates.net.ae',
  'qatar.net.qa',
  'omantel.om',
];

// Existing providers whose names differ by one letter from one of the list above.
const SIMILAR_PROVIDERS = ['mail.com', 'ymail.com'];

// Endings that do not exist, with the ending that was probably meant.
const WRONG_ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  ner: 'net',
  nte: 'net',
  ogr: 'org',
};

/**
 * Returns the email address that was probably meant (`a@gmail.con` → `a@gmail.com`); undefined when it looks
 * right.
 */
export function suggestEmail(address: string): string | undefined {
  const [, user, typedDomain] = /^(.+)@([^@]+)$/.exec(address.trim()) ?? [];
  if (!user || !typedDomain) return undefined;
  const domain = typedDomain.toLowerCase();
  if (MAIL_PROVIDERS.includes(domain) || SIMILAR_PROVIDERS.includes(domain)) return undefined;
  const labels = domain.split('.');
  const ending = WRONG_ENDINGS[labels.at(-1) ?? ''];
  const corrected = ending ? [...labels.slice(0, -1), ending].join('.') : domain;
  const provider = MAIL_PROVIDERS.find((name) => getEditDistance(corrected, name) === 1);
  const suggested = MAIL_PROVIDERS.includes(corrected) ? corrected : (provider ?? corrected);
  return suggested === domain ? undefined : `${user}@${suggested}`;
}
