import { beforeAll, describe, expect, it } from 'vitest';
import { readFiles, type SourceFile } from './rules/source-files.ts';
import { createSpreadProgram, findUndeclaredProps } from './rules/spread-props.ts';

// The compiler reads the whole shop once for all cases, which takes 12 s of CPU time.
const TIMEOUT_MS = 180_000;

const IMPORT_STATEMENT = "import { Example } from './Example.tsx';";
const PROPS = "const props = { title: 'a', subtitle: 'b' };";
const ASTRO_COMPONENT = '---\ninterface Props { title: string }\n---\n<p>{Astro.props.title}</p>';

/** Files that do not exist on disk: components with one prop, and a file that passes props to them. */
const createExample = (name: string, text: string): SourceFile => ({ path: `src/islands/${name}`, text });
const createTsx = (name: string, spread: string) =>
  createExample(
    name,
    `${IMPORT_STATEMENT}\n${PROPS}\nexport const A = (isOn: boolean) => <Example ${spread} />;`,
  );
const createAstro = (name: string, spread: string) =>
  createExample(
    name,
    `---\n${IMPORT_STATEMENT}\nimport Other from './Other.astro';\n${PROPS}\n---\n<Example ${spread} client:load /><Other ${spread} />`,
  );

const components = [
  createExample('Example.tsx', 'export const Example = ({ title }: { title: string }) => <p>{title}</p>;'),
  createExample('Other.astro', ASTRO_COMPONENT),
];
const wrong = {
  tsx: createTsx('Wrong.tsx', '{...props}'),
  condition: createTsx('Condition.tsx', '{...(isOn && { label: 1 })} title="a"'),
  any: createTsx('Any.tsx', '{...JSON.parse("{}")}'),
  element: createExample('Element.tsx', 'export const A = () => <p {...{ id: "a", colour: "b" }} />;'),
  astro: createAstro('Wrong.astro', '{...props}'),
};
const right = [
  createTsx('Right.tsx', '{...{ title: props.title }}'),
  createTsx('Data.tsx', '{...props.title && { title: "a", key: 1 }} title="a"'),
  createExample('Attributes.tsx', 'export const A = () => <p {...{ id: "a", "data-a": 1 }} />;'),
  createAstro('Right.astro', '{...{ title: props.title }}'),
];

const withSpread = readFiles('src', /\.(tsx|astro)$/).filter(({ text }) => text.includes('{...'));
let program: ReturnType<typeof createSpreadProgram>;

beforeAll(() => {
  program = createSpreadProgram([
    ...readFiles('src', /\.(tsx|astro)$/),
    ...components,
    ...Object.values(wrong),
    ...right,
  ]);
}, TIMEOUT_MS);

it(
  'components declare all properties that a spread passes to them',
  () => {
    expect(withSpread.length).toBeGreaterThan(0);
    expect(findUndeclaredProps(program, withSpread)).toEqual([]);
  },
  TIMEOUT_MS,
);

describe('The check of spreads', () => {
  it.each([
    ['a property in TSX', wrong.tsx, ['Example.subtitle']],
    ['a property under a condition', wrong.condition, ['Example.label']],
    ['a spread without a type', wrong.any, ['Example.(a spread of type any)']],
    ['an attribute of an element', wrong.element, ['p.colour']],
    ['a property in Astro', wrong.astro, ['Example.subtitle', 'Other.subtitle']],
  ])('finds %s', (_title, file, found) => {
    expect(findUndeclaredProps(program, [file])).toEqual(found.map((name) => `${file.path}: ${name}`));
  });

  it('finds nothing in spreads of declared properties, keys and data attributes', () => {
    expect(findUndeclaredProps(program, right)).toEqual([]);
  });
});
