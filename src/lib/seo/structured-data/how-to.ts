import type { Locale } from '#lib/locale/locale.ts';
import type { JsonLd } from './json-ld.ts';

/** Data of instructions; `path` includes the locale, `supplies` are names. */
export interface HowToDataInput {
  site: string;
  path: string;
  locale: Locale;
  title: string;
  description: string;
  picture: string;
  steps: readonly { name: string; text: string }[];
  supplies: readonly string[];
}

/** Returns the fragment id of a step on its page. */
export const getStepId = (index: number): string => `step-${index + 1}`;

/** Creates schema.org `HowTo` data from the steps of a guide. */
export function createHowToData(input: HowToDataInput): JsonLd {
  const { site, path, steps, supplies } = input;
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: input.title,
    description: input.description,
    image: new URL(input.picture, site).href,
    inLanguage: input.locale.bcp47,
    ...(supplies.length > 0 && { supply: supplies.map((name) => ({ '@type': 'HowToSupply', name })) }),
    step: steps.map(({ name, text }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name,
      text,
      url: `${site}${path}#${getStepId(index)}`,
    })),
  };
}
