import { printParseErrorCode, visit } from 'jsonc-parser';

export interface JsonSyntaxError {
  /** Characters from 0. */
  offset: number;
  message: string;
  /** Whether the text is valid up to its end. */
  isTruncated: boolean;
}

// The parser is recursive: deeper texts could exhaust the stack.
const MAX_DEPTH = 1000;

const MESSAGES = {
  value: 'a value is missing here: text stands in double quotes, an empty value is null',
  firstKey: 'the name of a field is missing here, in double quotes',
  key: 'the name of a field is missing here, in double quotes; no comma stands after the last one',
  colon: 'a colon is missing here',
  end: 'something follows the record: write one record a line, with nothing between them',
  number: 'the number that begins here is not complete',
  depth: `brackets are nested more than ${MAX_DEPTH.toLocaleString('en')} deep here`,
  truncated: 'the record ends in the middle: write it in one line',
  quote: 'a text begins here and has no closing quotation mark',
  control: 'a tab or another control character inside a text: write it as \\t or \\u0009',
  escape: 'a backslash must be doubled, or begin one of \\" \\n \\t \\u0041',
};

/** State of the parser at a syntax error. */
interface Position {
  /** Expected closing brackets, the next one last. */
  brackets: ('}' | ']')[];
  isColonNext: boolean;
}

/** Stops the parser at the first error. */
class JsonFaultFound extends Error {
  readonly fault: JsonSyntaxError;

  constructor(offset: number, message: string, isTruncated = false) {
    super(message);
    this.fault = { offset, message, isTruncated };
  }
}

/** Locates a JSON syntax error, since messages of `JSON.parse` do not always contain the position. */
export function findJsonSyntaxError(text: string): JsonSyntaxError {
  const position: Position = { brackets: [], isColonNext: false };
  const open = (bracket: '}' | ']') => (at: number) => {
    if (position.brackets.push(bracket) > MAX_DEPTH) throw new JsonFaultFound(at, MESSAGES.depth);
  };
  const close = () => {
    position.brackets.pop();
  };
  const setColonNext = (isColonNext: boolean) => () => {
    position.isColonNext = isColonNext;
  };
  try {
    visit(
      text,
      {
        onObjectBegin: open('}'),
        onArrayBegin: open(']'),
        onObjectEnd: close,
        onArrayEnd: close,
        onObjectProperty: setColonNext(true),
        onSeparator: setColonNext(false),
        onError: (code, at) => {
          throw describeFault(text, printParseErrorCode(code), at, position);
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (error instanceof JsonFaultFound) return error.fault;
    throw error;
  }
  return { offset: 0, message: 'this is no JSON', isTruncated: false };
}

function describeFault(text: string, code: string, at: number, position: Position): JsonFaultFound {
  switch (code) {
    case 'UnexpectedEndOfString':
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return describeStringFault(text, at);
    case 'UnexpectedEndOfNumber':
      return new JsonFaultFound(at, MESSAGES.number);
    default:
      if (at >= text.length) return new JsonFaultFound(text.length, MESSAGES.truncated, true);
      return new JsonFaultFound(at, expectedAt(text, at, position));
  }
}

/** Describes what is expected before an unexpected token. */
function expectedAt(text: string, at: number, { brackets, isColonNext }: Position): string {
  if (isColonNext) return MESSAGES.colon;
  const bracket = brackets.at(-1);
  const before = text.slice(0, at).trimEnd().at(-1);
  if (before === '{') return MESSAGES.firstKey;
  if (before === ',') return bracket === '}' ? MESSAGES.key : MESSAGES.value;
  if (before === undefined || before === ':' || before === '[') return MESSAGES.value;
  return bracket ? `a comma or ${bracket} is missing here` : MESSAGES.end;
}

// The parser reports only the start of the string.
function describeStringFault(text: string, from: number): JsonFaultFound {
  const good = /"(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/uy;
  good.lastIndex = from;
  good.test(text);
  const at = good.lastIndex;
  if (at >= text.length) return new JsonFaultFound(from, MESSAGES.quote, true);
  if (text[at] !== '\\') return new JsonFaultFound(at, MESSAGES.control);
  return new JsonFaultFound(at, MESSAGES.escape, /^\\(?:u[0-9a-fA-F]{0,3})?$/.test(text.slice(at, at + 6)));
}
