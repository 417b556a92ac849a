import type { Client } from '#lib/client/client.ts';
import type { IdentityConfig } from './config.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import type { IdentityProvider } from './provider.ts';

/**
 * Creates the identity provider: hosted when configured, otherwise embedded. The hosted part is loaded on
 * demand.
 */
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
