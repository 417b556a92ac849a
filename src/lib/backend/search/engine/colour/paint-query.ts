import { NAMED_COLOURS } from '#lib/paint/colour-words.ts';
import { findColourMention, type RequestedColour } from '#lib/paint/named-colour.ts';
import { isStopWord, isWeakWord } from '../text/stop-words.ts';
import { tokenize } from '../text/tokenizer.ts';

/** A query that names a colour. */
export interface ColourQuery {
  colour: RequestedColour;
  /** All spellings of the colour. */
  names: readonly string[];
  /**
   * The other words, without stop words and words such as "colour" or "shade"; in a query for paint also
   * without rooms.
   */
  rest: readonly string[];
  /** The query without the colour, with prepositions. */
  subject: string;
  /** Whether the query names paint, or nothing except the colour and rooms. */
  isPaint: boolean;
  /** Whether the query names the colour and rooms, and nothing else. */
  isRoomOnly: boolean;
}

const toSet = (text: string): ReadonlySet<string> => new Set(tokenize(text));

const PAINT_WORDS = toSet('paint painting emulsion دهان دهانات صبغ صبغه اصباغ بويه بويا طلاء');
const COLOUR_WORDS = toSet('colour color shade tint لون الوان درجه درجات بلون');
// Surfaces and rooms, which do not tell paints apart.
const ROOM_WORDS = toSet(
  'wall room bedroom living dining guest hall hallway house home villa interior accent feature girl boy kid baby nursery ' +
    'جدار جدران حائط حيطان غرفه غرف صاله مجلس بيت داخلي نوم بنات اولاد اطفال طفل للغرفه للجدران للصاله',
);
// Names of colours that name nothing else. Apart from basic colours, other single words also name products
// (coffee, sand, mint) and need a word for paint or colour beside them.
const UNAMBIGUOUS_NAMES = toSet(
  'navy beige turquoise burgundy maroon lavender lilac ivory teal indigo كحلي كحليه بيج رصاصي سماوي تركواز فيروزي ' +
    'عنابي خمري موف ليلكي نيلي بترولي فوشي سكري كريمي زيتي',
);

// Names of colours that also name products, and mean the colour beside a room or wall.
const ROOM_COLOUR_NAMES = toSet(
  'cream terracotta charcoal olive khaki emerald anthracite mustard taupe greige peach apricot coral mauve blush sage ' +
    'camel caramel plum aubergine cobalt pistachio',
);

// A certain thing in a query: the grout.
const ARTICLE = /^(?:ال|the$)/;

/** Parses a query that names a colour; returns null for others. */
export function readColourQuery(query: string): ColourQuery | null {
  const words = tokenize(query);
  const mention = findColourMention(words);
  if (!mention) return null;
  const { colour, positions } = mention;
  const colourWords = positions.map((at) => words[at] as string);
  const others = words.filter(
    (word, at) => !positions.includes(at) && !isStopWord(word) && !isWeakWord(word),
  );
  const isPaint = others.some((word) => isPaintWord(word) || COLOUR_WORDS.has(word));
  const isRoomOnly = others.every(
    (word) => ROOM_WORDS.has(word) || isPaintWord(word) || COLOUR_WORDS.has(word),
  );
  const isRoomColour = isRoomOnly && colourWords.some((word) => ROOM_COLOUR_NAMES.has(word));
  const named = findNames(colourWords);
  const isUnambiguous =
    named.isBasic || colourWords.length > 1 || colourWords.some((word) => UNAMBIGUOUS_NAMES.has(word));
  if (!isUnambiguous && !isPaint && !(isRoomColour && others.length > 0)) return null;
  return {
    colour,
    names: named.names,
    rest: others.filter((word) => !COLOUR_WORDS.has(word) && !(isPaint && ROOM_WORDS.has(word))),
    subject: words.filter((word, at) => !positions.includes(at) && !COLOUR_WORDS.has(word)).join(' '),
    isPaint: isPaint || isRoomOnly,
    isRoomOnly: isRoomOnly && !isPaint && others.length > 0,
  };
}

/**
 * Returns the words of a query beside its colour; undefined if it names none, or a certain thing that may have become
 * so: "the grout is black".
 */
export function findColouredThing(query: string): string | undefined {
  const subject = readColourQuery(query)?.subject;
  return subject && !tokenize(query).some((word) => ARTICLE.test(word)) ? subject : undefined;
}

function findNames(colourWords: readonly string[]): { names: string[]; isBasic: boolean } {
  const named = colourWords.map(
    (word) => NAMED_COLOURS.get(word) ?? NAMED_COLOURS.get(word.replace(/^ال/, '')),
  );
  const colour = NAMED_COLOURS.get(colourWords.join(' ')) ?? named.find((each) => each !== undefined);
  const names = [...NAMED_COLOURS].flatMap(([name, each]) => (each === colour ? tokenize(name) : []));
  return { names: [...new Set(names)], isBasic: colour?.light !== undefined };
}

/** Returns the words without stop words and words for paint and colour. */
export const removePaintWords = (words: readonly string[]): string[] =>
  words.filter((word) => !PAINT_WORDS.has(word) && !COLOUR_WORDS.has(word) && !isStopWord(word));

const MIN_PREFIX_LENGTH = 3;

/** Whether a word is a word for paint, or a prefix of one. */
export const isPaintWord = (word: string): boolean =>
  PAINT_WORDS.has(word) ||
  (word.length >= MIN_PREFIX_LENGTH && [...PAINT_WORDS].some((paint) => paint.startsWith(word)));
