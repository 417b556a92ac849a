import path from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { resolve } from './import-graph.ts';
import { ROOT, type SourceFile } from './source-files.ts';

const ASTRO_TYPES = ['node_modules/astro/env.d.ts', 'node_modules/astro/astro-jsx.d.ts'];

/** Name of the TSX file that the compiler reads in place of an Astro file. */
const getVirtualPath = (file: string) => (file.endsWith('.astro') ? `${file}.tsx` : file);

function convertFile({ path: file, text }: SourceFile): string {
  return file.endsWith('.astro') ? convertToTsx(text, { filename: file, ambientTypes: false }).code : text;
}

function readOptions(): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, 'tsconfig.json'), {}, host);
  if (!config) throw new Error('tsconfig.json cannot be read');
  return { ...config.options, skipLibCheck: true };
}

/** A program of these files and all that they import; imports of Astro files resolve to their TSX. */
export function createSpreadProgram(files: readonly SourceFile[]): ts.Program {
  const options = readOptions();
  const sources = new Map(
    files.map((file) => [path.join(ROOT, getVirtualPath(file.path)), convertFile(file)]),
  );
  const host = ts.createCompilerHost(options, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const text = sources.get(file);
    return text === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, text, target, true, ts.ScriptKind.TSX);
  };
  const cache = ts.createModuleResolutionCache(ROOT, (name) => name, options);
  host.resolveModuleNameLiterals = (literals, importer, redirect, opts) =>
    literals.map(({ text }) => {
      const resolved = path.join(ROOT, getVirtualPath(resolve(path.relative(ROOT, importer), text)));
      return text.endsWith('.astro') && sources.has(resolved)
        ? { resolvedModule: { resolvedFileName: resolved, extension: '.tsx' } }
        : ts.resolveModuleName(text, importer, opts, host, cache, redirect);
    });
  const rootNames = [...sources.keys(), ...ASTRO_TYPES.map((file) => path.join(ROOT, file))];
  return ts.createProgram({ rootNames, options, host });
}

const getTagName = (spread: ts.JsxSpreadAttribute) => spread.parent.parent.tagName.getText();

const isComponent = (spread: ts.JsxSpreadAttribute) => /^[A-Z]|\./.test(getTagName(spread));

const listMembers = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/**
 * Returns the properties of a spread that the element's props do not declare; data and ARIA attributes are
 * always allowed.
 */
function listUndeclared(spread: ts.JsxSpreadAttribute, checker: ts.TypeChecker): string[] {
  const props = checker.getContextualType(spread.parent);
  const passed = checker.getTypeAtLocation(spread.expression);
  if (!props || props.flags & ts.TypeFlags.Any) return ['(props of unknown type)'];
  if (passed.flags & ts.TypeFlags.Any) return isComponent(spread) ? ['(a spread of type any)'] : [];
  const isDeclared = (name: string) =>
    /^(data|aria)-/.test(name) ||
    listMembers(props).some((member) => checker.getPropertyOfType(member, name) !== undefined);
  const names = listMembers(passed).flatMap((member) =>
    member.flags & ts.TypeFlags.Object || member.isIntersection()
      ? checker.getPropertiesOfType(member).map(({ name }) => name)
      : [],
  );
  return [...new Set(names)].filter((name) => !isDeclared(name));
}

/**
 * Returns the properties passed through a JSX spread to a component that does not declare them, as `file:
 * Component.property`. The compiler accepts such properties, so without this check a renamed prop would be
 * lost without an error.
 */
export function findUndeclaredProps(program: ts.Program, files: readonly SourceFile[]): string[] {
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(path.join(ROOT, getVirtualPath(file.path)));
    if (!source) throw new Error(`${file.path} is not part of the program`);
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isJsxSpreadAttribute(node)) {
        const undeclared = listUndeclared(node, checker);
        found.push(...undeclared.map((name) => `${file.path}: ${getTagName(node)}.${name}`));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
