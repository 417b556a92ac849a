const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Removes the characters that XML 1.0 forbids even as references. */
export function removeInvalidXml(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}

/** Escapes text for an XML element or attribute; characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return removeInvalidXml(text).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
