import ts from 'typescript';
import { readSource, type SourceFile } from './source-files.ts';

export type RetiredWord = { word: string; use: string; inIdentifiers: boolean };

/** The rows of the table "Retired words" in `docs/glossary.md`. */
export function readRetiredWords(): RetiredWord[] {
  const [, section = ''] = readSource('docs/glossary.md').split(/^## Retired words$/m);
  const rows = [...section.matchAll(/^\| ([a-z]+) \| (.+?) \| (file(?:, identifier)?) \|$/gm)];
  return rows.map(([, word = '', use = '', scope = '']) => ({
    word,
    use,
    inIdentifiers: scope.includes('identifier'),
  }));
}

/** `guestWishlistItem` → guest, wishlist, item; `wish-queue.ts` → wish, queue, ts. */
export const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);

const isDeclaredName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isEnumMember(parent)) return false;
  return 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent);
};

/**
 * Returns the names that a file declares: variables, parameters, functions, types and their members, but not
 * keys of object literals.
 */
export function listDeclaredNames({ path, text }: SourceFile): { name: string; line: number }[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names: { name: string; line: number }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && isDeclaredName(node)) {
      names.push({ name: node.text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Returns the names of the types and classes that a file declares and exports. */
export function listExportedTypes({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const isType = (node: ts.Statement) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
  return source.statements.flatMap((node) => {
    if (!isType(node)) return [];
    const declaration = node as ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;
    const isExported = declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported && declaration.name ? [declaration.name.text] : [];
  });
}
