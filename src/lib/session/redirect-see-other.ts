/** Creates a 303 redirect that is never cached. */
export function redirectSeeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
