import type { Client } from '#lib/client/client.ts';
import type { IdentityConfig } from './config.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import type { IdentityProvider } from './provider.ts';

/** The one place that chooses who keeps the accounts. A hosted provider's part is fetched where there is one. */
export async function createIdentityProvider(
  config: IdentityConfig | undefined,
  client: Client,
  language: string,
): Promise<IdentityProvider> {
  if (!config) return createEmbeddedProvider(client);
  const [{ createHostedProvider }, { createSdk }] = await Promise.all([
    import('./hosted-provider.ts'),
    import('./hosted-sdk.ts'),
  ]);
  return createHostedProvider({ sdk: createSdk(config), key: config.key, client, language });
}
