/** Text of an uncompressed PDF, page by page: glyphs are mapped back by the ToUnicode tables of their fonts. */
export function readPdfText(pdf: Uint8Array): string[] {
  const source = Buffer.from(pdf).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  return pages.map((page) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        readGlyphs(objects, id),
      ]),
    );
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '';
    return readContent(content, fonts);
  });
}

function readGlyphs(objects: ReadonlyMap<string, string>, fontId: string): string[] {
  const tableId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(fontId) ?? '')?.[1] ?? '';
  const [, list = ''] = /beginbfrange\n([\s\S]*?)endbfrange/.exec(objects.get(tableId) ?? '') ?? [];
  return [...list.matchAll(/\[([^\]]*)\]/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => decodeUtf16(hex.replaceAll(' ', ''))),
  );
}

function decodeUtf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');
}

function readContent(content: string, fonts: ReadonlyMap<string, string[]>): string {
  let glyphs: string[] = [];
  const texts = [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].map(([, font, strings]) => {
    if (font) glyphs = fonts.get(font) ?? [];
    const codes = [...(strings ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    );
    return codes.map((code) => glyphs[Number.parseInt(code, 16)] ?? '').join('');
  });
  return texts.filter((text) => text !== '').join('|');
}
