import { printParseErrorCode, visit } from 'jsonc-parser';

export interface JsonSyntaxError {
  /** Index of the character, from 0. */
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

/** State of the parser, which determines what is expected next. */
interface ParserState {
  /** Expected closing brackets, the next one last. */
  brackets: ('}' | ']')[];
  isColonNext: boolean;
}

/** Stops the parser at the first error. */
class FirstSyntaxError extends Error {
  readonly syntaxError: JsonSyntaxError;

  constructor(offset: number, message: string, isTruncated = false) {
    super(message);
    this.syntaxError = { offset, message, isTruncated };
  }
}

/** Locates a JSON syntax error, since messages of `JSON.parse` do not always contain the position. */
export function findJsonSyntaxError(text: string): JsonSyntaxError {
  const state: ParserState = { brackets: [], isColonNext: false };
  const pushBracket = (bracket: '}' | ']') => (at: number) => {
    if (state.brackets.push(bracket) > MAX_DEPTH) throw new FirstSyntaxError(at, MESSAGES.depth);
  };
  const popBracket = () => {
    state.brackets.pop();
  };
  const setColonNext = (isColonNext: boolean) => () => {
    state.isColonNext = isColonNext;
  };
  try {
    visit(
      text,
      {
        onObjectBegin: pushBracket('}'),
        onArrayBegin: pushBracket(']'),
        onObjectEnd: popBracket,
        onArrayEnd: popBracket,
        onObjectProperty: setColonNext(true),
        onSeparator: setColonNext(false),
        onError: (code, at) => {
          throw createSyntaxError(text, printParseErrorCode(code), at, state);
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (error instanceof FirstSyntaxError) return error.syntaxError;
    throw error;
  }
  return { offset: 0, message: 'this is no JSON', isTruncated: false };
}

function createSyntaxError(text: string, code: string, at: number, state: ParserState): FirstSyntaxError {
  switch (code) {
    case 'UnexpectedEndOfString':
    case 'InvalidCharacter':
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return createStringError(text, at);
    case 'UnexpectedEndOfNumber':
      return new FirstSyntaxError(at, MESSAGES.number);
    default:
      if (at >= text.length) return new FirstSyntaxError(text.length, MESSAGES.truncated, true);
      return new FirstSyntaxError(at, describeExpected(text, at, state));
  }
}

/** Describes what is expected before an unexpected token. */
function describeExpected(text: string, at: number, { brackets, isColonNext }: ParserState): string {
  if (isColonNext) return MESSAGES.colon;
  const bracket = brackets.at(-1);
  const previous = text.slice(0, at).trimEnd().at(-1);
  if (previous === '{') return MESSAGES.firstKey;
  if (previous === ',') return bracket === '}' ? MESSAGES.key : MESSAGES.value;
  if (previous === undefined || previous === ':' || previous === '[') return MESSAGES.value;
  return bracket ? `a comma or ${bracket} is missing here` : MESSAGES.end;
}

// The parser reports only the start of the string.
function createStringError(text: string, from: number): FirstSyntaxError {
  const validString = /"(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/uy;
  validString.lastIndex = from;
  validString.test(text);
  const at = validString.lastIndex;
  if (at >= text.length) return new FirstSyntaxError(from, MESSAGES.quote, true);
  if (text[at] !== '\\') return new FirstSyntaxError(at, MESSAGES.control);
  return new FirstSyntaxError(at, MESSAGES.escape, /^\\(?:u[0-9a-fA-F]{0,3})?$/.test(text.slice(at, at + 6)));
}
