import i18next, { type TFunction } from 'i18next';
import type { Language } from '#lib/locale/locale.ts';
import { createFastTranslate } from './fast-translate.ts';
import { MESSAGE_RESOURCES, NAMESPACES } from './resources.ts';

/** Translation function of one language: `t('product:addToCart')`, `t('cart:products', { count: 3 })`. */
export type Translate = TFunction<typeof NAMESPACES>;

const translateByLanguage = new Map<Language, Translate>();

/**
 * Returns the translation function of a language. The i18next instance is shared by all requests, so its
 * language is never changed. For pages the integration has initialised it; endpoints, jobs and tests
 * initialise it here.
 */
export function getTranslate(language: Language): Translate {
  const cached = translateByLanguage.get(language);
  if (cached) return cached;
  if (!i18next.isInitialized) {
    i18next.init({
      initAsync: false,
      lng: 'en',
      fallbackLng: false,
      ns: NAMESPACES,
      resources: MESSAGE_RESOURCES,
      showSupportNotice: false,
      interpolation: { escapeValue: false },
    } as never);
  }
  const translate = createFastTranslate(i18next.getFixedT(language), language) as unknown as Translate;
  translateByLanguage.set(language, translate);
  return translate;
}
