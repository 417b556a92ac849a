import type { AnalyticsConfig } from '#lib/analytics/config.ts';
import type { AnalyticsEvent } from '#lib/contract/analytics/events.ts';
import { CURRENCY_EXPONENTS, type Currency } from '#lib/locale/currency.ts';

const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';

type DataLayer = { push: (entry: unknown) => void };
type Globals = Record<string, DataLayer | undefined>;

/** Passes events to the third-party scripts of this page. */
export interface ThirdPartyScripts {
  push: (event: AnalyticsEvent) => void;
  /** Notifies the scripts that consent was withdrawn; they are not loaded on the next page. */
  revokeConsent: () => void;
}

function loadScript(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Returns the global array that a script reads; the script may have replaced it with its own object. */
function getDataLayer(name: string): DataLayer {
  const globals = window as unknown as Globals;
  const dataLayer = globals[name] ?? ([] as unknown[]);
  globals[name] = dataLayer;
  return dataLayer;
}

/** Google's consent commands are pushed as `arguments` objects. */
function pushCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager ignores arrays.
  getDataLayer('dataLayer').push(arguments);
}

const getConsentState = (isGranted: boolean) => ({
  analytics_storage: isGranted ? 'granted' : 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

const isMoney = (value: unknown): value is { amount: number; currency: Currency } =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** Converts an event to the format of tags: amounts in major units, with their `currency`. */
export function toTagEvent(event: AnalyticsEvent): Record<string, unknown> {
  let currency: Currency | undefined;
  const convert = (value: unknown): unknown => {
    if (isMoney(value)) {
      currency = value.currency;
      return value.amount / 10 ** CURRENCY_EXPONENTS[value.currency];
    }
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, convert(field)]));
  };
  const converted = convert(event) as Record<string, unknown>;
  return currency ? { ...converted, currency } : converted;
}

/** Loads the configured third-party scripts; call it after consent only. */
export function loadThirdPartyScripts({ tagManagerId, customerData }: AnalyticsConfig): ThirdPartyScripts {
  if (tagManagerId) {
    pushCommand('consent', 'default', getConsentState(true));
    getDataLayer('dataLayer').push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${TAG_MANAGER_URL}?id=${tagManagerId}`);
  }
  if (customerData) {
    getDataLayer(customerData.globalName);
    loadScript(customerData.url);
  }
  return {
    push(event) {
      const tagEvent = toTagEvent(event);
      if (tagManagerId) getDataLayer('dataLayer').push(tagEvent);
      if (customerData) getDataLayer(customerData.globalName).push(tagEvent);
    },
    revokeConsent() {
      if (tagManagerId) pushCommand('consent', 'update', getConsentState(false));
      if (customerData) getDataLayer(customerData.globalName).push({ event: 'consent', choice: 'none' });
    },
  };
}
