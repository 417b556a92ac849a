import type { AnalyticsConfig } from '#lib/analytics/config.ts';
import type { AnalyticsEvent } from '#lib/contract/analytics/events.ts';
import { CURRENCY_EXPONENTS, type Currency } from '#lib/locale/currency.ts';

const TAG_MANAGER_URL = 'https://www.googletagmanager.com/gtm.js';

type Layer = { push: (entry: unknown) => void };
type Globals = Record<string, Layer | undefined>;

/** Takes events for scripts of others on this page. */
export interface ThirdParties {
  push: (event: AnalyticsEvent) => void;
  /** Tells the scripts that consent was withdrawn; they are not loaded on the next page. */
  deny: () => void;
}

function loadScript(url: string): void {
  if ([...document.scripts].some(({ src }) => src === url)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** Returns the global list of a script, which may have replaced it by an object of its own. */
function getLayer(name: string): Layer {
  const globals = window as unknown as Globals;
  const layer = globals[name] ?? ([] as unknown[]);
  globals[name] = layer;
  return layer;
}

/** Google's consent commands are pushed as `arguments` objects. */
function pushCommand(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager ignores arrays.
  getLayer('dataLayer').push(arguments);
}

const getConsentState = (isGranted: boolean) => ({
  analytics_storage: isGranted ? 'granted' : 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
});

const isMoney = (value: unknown): value is { amount: number; currency: Currency } =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;

/** Converts amounts to major units, as tags expect them; `currency` is that of the event's amounts. */
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

/** Loads the configured scripts of others; call it after consent only. */
export function loadThirdParties({ tagManagerId, customerData }: AnalyticsConfig): ThirdParties {
  if (tagManagerId) {
    pushCommand('consent', 'default', getConsentState(true));
    getLayer('dataLayer').push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    loadScript(`${TAG_MANAGER_URL}?id=${tagManagerId}`);
  }
  if (customerData) {
    getLayer(customerData.globalName);
    loadScript(customerData.url);
  }
  return {
    push(event) {
      const tagEvent = toTagEvent(event);
      if (tagManagerId) getLayer('dataLayer').push(tagEvent);
      if (customerData) getLayer(customerData.globalName).push(tagEvent);
    },
    deny() {
      if (tagManagerId) pushCommand('consent', 'update', getConsentState(false));
      if (customerData) getLayer(customerData.globalName).push({ event: 'consent', choice: 'none' });
    },
  };
}
