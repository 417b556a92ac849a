/** Whether somebody is signed in, as the server's cookie hints: the server alone knows for certain. */
export function isSignedIn(): boolean {
  return /(?:^|; )binaa-in=1/.test(document.cookie);
}
