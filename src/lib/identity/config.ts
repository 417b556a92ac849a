/** A hosted provider of identity as browsers reach it; a shop without one keeps its accounts itself. */
export interface IdentityConfig {
  /** Address of the provider's script. */
  sdkUrl: string;
  /** Its name for this shop, for which it signs. Public. */
  key: string;
  /** What the script calls itself on a page. */
  globalName: string;
}
