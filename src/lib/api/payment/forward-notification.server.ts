import { getCommerceConnection, isEmbeddedBackend } from '#lib/commerce.server.ts';
import type { Locale } from '#lib/locale/locale.ts';

/**
 * Forwards a payment provider's notification to the embedded backend, which verifies its signature. A remote
 * API receives notifications at its own URL.
 */
export async function forwardPaymentNotification(
  request: Request,
  provider: string,
  locale: Locale,
  clientAddress: string,
): Promise<Response> {
  if (!isEmbeddedBackend() || !/^[a-z]{1,20}$/.test(provider)) return new Response(null, { status: 404 });
  const connection = getCommerceConnection(locale, { request, clientAddress });
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return await connection.fetch(
    new Request(`${connection.baseUrl}/payment-notifications/${provider}`, {
      method: 'POST',
      headers,
      body: await request.text(),
    }),
  );
}
