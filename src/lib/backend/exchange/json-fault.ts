export interface JsonFault {
  /** From 0. */
  at: number;
  message: string;
  /** Whether the text is good as far as it goes. */
  isCutOff: boolean;
}

type Wish = 'value' | 'first item' | 'key' | 'first key' | 'colon' | 'comma' | 'end';

const WISHES: Record<Exclude<Wish, 'comma'>, string> = {
  value: 'a value is missing here: text stands in double quotes, an empty value is null',
  'first item': 'a value or ] is missing here: text stands in double quotes',
  key: 'the name of a field is missing here, in double quotes; no comma stands after the last one',
  'first key': 'the name of a field is missing here, in double quotes',
  colon: 'a colon is missing here',
  end: 'something follows the record: write one record a line, with nothing between them',
};

const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Where a text that JSON.parse refuses stops being JSON, and why. Engines do not always say where. */
export function findJsonFault(text: string): JsonFault {
  const open: ('{' | '[')[] = [];
  let wish: Wish = 'value';
  let at = 0;
  const fault = (message: string, place = at, isCutOff = false) => ({ at: place, message, isCutOff });
  const close = () => {
    open.pop();
    at += 1;
    wish = open.length > 0 ? 'comma' : 'end';
  };

  for (;;) {
    while (' \t\n\r'.includes(text[at] || '-')) at += 1;
    const char = text[at];
    if (char === undefined) return fault('the record ends in the middle: write it in one line', at, true);
    if (wish === 'end') return fault(WISHES.end);
    if (wish === 'comma') {
      const bracket = open.at(-1) === '{' ? '}' : ']';
      if (char === bracket) close();
      else if (char === ',') {
        at += 1;
        wish = bracket === '}' ? 'key' : 'value';
      } else return fault(`a comma or ${bracket} is missing here`);
    } else if (wish === 'colon') {
      if (char !== ':') return fault(WISHES.colon);
      at += 1;
      wish = 'value';
    } else if (wish === 'first key' && char === '}') close();
    else if (wish === 'first item' && char === ']') close();
    else if (char === '"') {
      const end = endOfText(text, at);
      if (typeof end !== 'number') return end;
      at = end;
      if (wish === 'key' || wish === 'first key') wish = 'colon';
      else wish = open.length > 0 ? 'comma' : 'end';
    } else if (wish === 'key' || wish === 'first key') return fault(WISHES[wish]);
    else if (char === '{' || char === '[') {
      open.push(char);
      at += 1;
      wish = char === '{' ? 'first key' : 'first item';
    } else {
      PLAIN.lastIndex = at;
      const [word] = PLAIN.exec(text) ?? [];
      if (word === undefined) return fault(WISHES[wish]);
      at += word.length;
      wish = open.length > 0 ? 'comma' : 'end';
    }
  }
}

/** The place after a text's closing quote. */
function endOfText(text: string, from: number): number | JsonFault {
  for (let at = from + 1; at < text.length; at += 1) {
    const char = text[at] as string;
    if (char === '"') return at + 1;
    if (char < ' ') {
      const message = 'a tab or another control character inside a text: write it as \\t or \\u0009';
      return { at, message, isCutOff: false };
    }
    if (char !== '\\') continue;
    const isKnown = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;
    isKnown.lastIndex = at + 1;
    if (!isKnown.test(text)) {
      const isCutOff = text.length - at <= 5 && /^\\(u[0-9a-fA-F]*)?$/.test(text.slice(at));
      return { at, message: 'a backslash must be doubled, or begin one of \\" \\n \\t \\u0041', isCutOff };
    }
    at += 1;
  }
  return { at: from, message: 'a text begins here and has no closing quotation mark', isCutOff: true };
}
