import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { resolveFromRoot } from '../cli/paths.mjs';

const CONTRACT_DIR = resolveFromRoot('src', 'lib', 'contract');

/** Text of a node's JSDoc comment in one line; undefined without one. */
function readComment(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const text = comment && ts.getTextOfJSDocComment(comment.comment);
  return text?.replace(/\s+/g, ' ').trim();
}

/** The object literals that describe fields: `z.object({…})`, also inside `z.nullable`, `z.array` and `z.extend`. */
function findFieldLiterals(node) {
  if (ts.isObjectLiteralExpression(node)) return [node];
  return ts.isCallExpression(node) ? node.arguments.flatMap(findFieldLiterals) : [];
}

/** Adds the comments of fields below a path such as `readCart.query`, nested ones too. */
function addFieldComments(node, prefix, comments) {
  for (const property of findFieldLiterals(node).flatMap(({ properties }) => [...properties])) {
    if (!ts.isPropertyAssignment(property)) continue;
    const name = `${prefix}.${property.name.getText()}`;
    const comment = readComment(property);
    if (comment) comments.set(name, comment);
    addFieldComments(property.initializer, name, comments);
  }
}

/**
 * Reads the comments of the contract: of each constant by its name, and of each field that is described where the
 * constant is, by its path such as `readCart.query.accountId`.
 * @returns {Map<string, string>}
 */
export function readContractComments() {
  const comments = new Map();
  for (const file of readdirSync(CONTRACT_DIR, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(path.join(CONTRACT_DIR, file), 'utf8');
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements) {
      if (!ts.isVariableStatement(statement)) continue;
      for (const { name, initializer } of statement.declarationList.declarations) {
        const comment = readComment(statement);
        if (comment) comments.set(name.getText(), comment);
        if (initializer) addFieldComments(initializer, name.getText(), comments);
      }
    }
  }
  return comments;
}
