import type { Client } from '#lib/client/client.ts';
import type { IdentityConfig } from './config.ts';
import { createEmbedded } from './embedded.ts';
import type { Identity } from './identity.ts';

/** The one place that chooses who keeps the accounts. A hosted provider's part is fetched where there is one. */
export async function openIdentity(
  config: IdentityConfig | undefined,
  client: Client,
  language: string,
): Promise<Identity> {
  if (!config) return createEmbedded(client);
  const [{ createHosted }, { createSdk }] = await Promise.all([import('./hosted.ts'), import('./sdk.ts')]);
  return createHosted({ sdk: createSdk(config), key: config.key, client, language });
}
