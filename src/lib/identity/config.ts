/** Browser configuration of a hosted identity provider. */
export interface IdentityConfig {
  /** URL of the provider's script. */
  sdkUrl: string;
  /** Public key that identifies this shop; also the audience of its tokens. */
  key: string;
  /** Global variable that the script defines. */
  globalName: string;
}
