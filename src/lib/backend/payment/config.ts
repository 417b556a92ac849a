import type { Env } from '#lib/env.server.ts';
import type { Db } from '../db/database.ts';
import type { MethodToggles } from './methods.ts';
import type { PaymentProviders } from './provider.ts';
import { type AdyenConfig, createAdyenProvider } from './providers/adyen/adyen-provider.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';
import { createSandboxProvider } from './providers/sandbox/sandbox-provider.ts';
import { walletProvider } from './providers/wallet.ts';

/** Payment settings of a shop. */
export interface PaymentConfig {
  /** Origin of the shop, to which customers return. */
  site: string;
  /** Set for Adyen; without it the sandbox is used. */
  adyen?: AdyenConfig | undefined;
  toggles: MethodToggles;
}

/** Default of a backend without configuration: the sandbox. */
export const SANDBOX_PAYMENT_CONFIG: PaymentConfig = {
  site: 'http://localhost',
  toggles: { enabled: [], disabled: [] },
};

/** Reads the settings from the environment. */
export function readPaymentConfig(env: Env): PaymentConfig {
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount, ADYEN_HMAC_KEY: hmacKey } = env;
  const isAdyen = env.PAYMENT_PROVIDER === 'adyen' && apiKey && merchantAccount && hmacKey;
  return {
    site: env.SITE_URL,
    adyen: isAdyen
      ? { apiKey, merchantAccount, hmacKey, livePrefix: env.ADYEN_LIVE_PREFIX, apiUrl: env.ADYEN_API_URL }
      : undefined,
    toggles: { enabled: env.PAYMENT_METHODS_ON, disabled: env.PAYMENT_METHODS_OFF },
  };
}

/** `secret` signs the sandbox's notifications. */
export function createPaymentProviders(
  db: Db,
  { adyen }: PaymentConfig,
  secret: string,
  clock: () => number,
): PaymentProviders {
  const main = adyen ? createAdyenProvider(adyen) : createSandboxProvider(db, secret, clock);
  return {
    main,
    find: (name) => [main, cashOnDelivery, walletProvider].find((provider) => provider.name === name),
  };
}
