export type JsonLd = Record<string, unknown>;

/** Serialises JSON so that it cannot close its script element. */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
