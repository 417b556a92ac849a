/** Whether the visitor is signed in according to a hint cookie; only the server knows for certain. */
export function isSignedIn(): boolean {
  return /(?:^|; )binaa-in=1/.test(document.cookie);
}
