import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** The callback of `transaction(…)` or `….transaction().execute(…)`. */
function findCallback(call: ts.CallExpression): { body: ts.Node; root: string } | undefined {
  const callback = call.arguments.find((arg) => ts.isArrowFunction(arg) || ts.isFunctionExpression(arg));
  if (!callback) return undefined;
  const callee = call.expression;
  if (ts.isIdentifier(callee) && /transaction$/i.test(callee.text)) {
    const [first] = call.arguments;
    return { body: callback, root: first && first !== callback ? first.getText() : 'db' };
  }
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  if (/transaction$/i.test(callee.name.text)) return { body: callback, root: callee.expression.getText() };
  const opened =
    callee.name.text === 'execute' && /^([\s\S]*?)\.transaction\(\)/.exec(callee.expression.getText());
  return opened ? { body: callback, root: opened[1] ?? 'db' } : undefined;
}

/**
 * Lines that use the database itself inside a transaction. On SQLite the transaction holds the only
 * connection, so such a query waits forever; on PostgreSQL it would run outside the transaction.
 */
export function findQueriesOutsideTransaction({ path, text }: SourceFile): number[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines = new Set<number>();
  const scan = (body: ts.Node, root: string) => {
    const names = new Set([root, 'db', 'this.db']);
    const shadows = ts.isFunctionLike(body) && body.parameters.some(({ name }) => names.has(name.getText()));
    if (shadows) return;
    const visit = (node: ts.Node) => {
      const isName = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node);
      const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
      if (isName && !isMember && !isKey && names.has(node.getText())) {
        lines.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(body, visit);
  };
  const visitNode = (node: ts.Node) => {
    const found = ts.isCallExpression(node) ? findCallback(node) : undefined;
    if (found) scan(found.body, found.root);
    ts.forEachChild(node, visitNode);
  };
  visitNode(source);
  return [...lines];
}
