import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** Maximum lines of a function, without those of functions inside it; a component also contains its markup. */
export const MAX_FUNCTION_LINES = { function: 60, component: 95 };

type FunctionWithBody = ts.FunctionLikeDeclaration & { body: ts.Node };

const isFunction = (node: ts.Node): node is FunctionWithBody =>
  (ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node)) &&
  node.body !== undefined;

function getName({ name, parent }: FunctionWithBody, source: ts.SourceFile): string {
  if (name) return name.getText(source);
  return ts.isVariableDeclaration(parent) ? parent.name.getText(source) : 'a function';
}

/** Lists the functions of a file that are longer than the limit, with their number of lines. */
export function findLongFunctions({ path, text }: SourceFile): string[] {
  const isComponentFile = path.endsWith('.tsx');
  const kind = isComponentFile ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const getLine = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];

  /** Visits a node; returns the number of lines of the functions in it that span several lines. */
  function visit(node: ts.Node): number {
    let inner = 0;
    ts.forEachChild(node, (child) => {
      inner += visit(child);
    });
    if (!isFunction(node)) return inner;
    const lines = getLine(node.end) - getLine(node.getStart(source)) + 1;
    const name = getName(node, source);
    const limit = MAX_FUNCTION_LINES[isComponentFile && /^[A-Z]/.test(name) ? 'component' : 'function'];
    if (lines - inner > limit) found.push(`${path}: ${name} has ${lines - inner} lines, at most ${limit}`);
    return lines > 1 ? lines : inner;
  }

  visit(source);
  return found;
}
