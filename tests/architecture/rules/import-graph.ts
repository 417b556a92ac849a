import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** An import: `to` is a path from the root, or the name of a package. */
export type Import = { from: string; to: string; written: string; typeOnly: boolean; line: number };

type Script = { text: string; line: number };

/** The parts of a file that contain imports: all of it, or an Astro file's frontmatter and scripts. */
export function listScripts({ path: file, text }: SourceFile): Script[] {
  if (!file.endsWith('.astro')) return [{ text, line: 1 }];
  const scripts: Script[] = [];
  const lineAt = (index: number) => text.slice(0, index).split('\n').length;
  const front = /^\s*---\r?\n([\s\S]*?)\r?\n?---/.exec(text);
  if (front?.[1] !== undefined) scripts.push({ text: front[1], line: lineAt(front.index) + 1 });
  for (const script of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    scripts.push({ text: script[1] ?? '', line: lineAt(script.index) });
  }
  return scripts;
}

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
};

/** `import('x')`, and `import.meta.glob('x')`, which imports every match. */
const readCall = (node: ts.CallExpression): string[] => {
  const callee = node.expression.getText();
  if (node.expression.kind !== ts.SyntaxKind.ImportKeyword && callee !== 'import.meta.glob') return [];
  const [first] = node.arguments;
  const literals = first && ts.isArrayLiteralExpression(first) ? [...first.elements] : first ? [first] : [];
  return literals.filter(ts.isStringLiteralLike).map((literal) => literal.text);
};

export function resolve(from: string, written: string): string {
  const bare = written.replace(/[?#](?!(lib|layouts|islands|content)\/)[^/]*$/, '');
  const alias = /^#(lib|layouts|islands|content)\/(.*)$/.exec(bare);
  if (alias) return `src/${alias[1]}/${alias[2]}`;
  if (bare.startsWith('/')) return bare.slice(1);
  return bare.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(from), bare)) : bare;
}

export function listImports(file: SourceFile): Import[] {
  const imports: Import[] = [];
  for (const script of listScripts(file)) {
    const source = ts.createSourceFile(
      file.path,
      script.text,
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    );
    const add = (node: ts.Node, written: string, typeOnly: boolean) => {
      const line = script.line + source.getLineAndCharacterOfPosition(node.getStart()).line;
      imports.push({ from: file.path, to: resolve(file.path, written), written, typeOnly, line });
    };
    const visit = (node: ts.Node) => {
      if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
        add(node, (node.moduleSpecifier as ts.StringLiteral).text, isTypeOnly(node));
      } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
        add(node, (node.argument.literal as ts.StringLiteral).text, true);
      } else if (ts.isCallExpression(node)) {
        for (const written of readCall(node)) add(node, written, false);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return imports;
}
