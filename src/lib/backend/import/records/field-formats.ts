const CODE = 'a code of letters, digits, dots, hyphens and underscores, 64 at most';
const SLUG = 'words of letters and digits with single hyphens between them, 120 characters at most';
const COLOUR = 'a colour such as #1f4f57, in lower case';

/** Expected format of fields, by name. */
export const FIELD_FORMATS: Readonly<Record<string, string>> = {
  productCode: CODE,
  variationProductCode: CODE,
  relatedProducts: CODE,
  shadeCode: CODE,
  shades: CODE,
  sizeChart: CODE,
  storeStock: CODE,
  id: 'an id of letters, digits, hyphens and underscores, 64 at most',
  code: CODE,
  slug: SLUG,
  brand: SLUG,
  category: SLUG,
  parent: SLUG,
  colour: COLOUR,
  accent: COLOUR,
  hex: COLOUR,
  price: 'an amount such as 12.50',
  salePrice: 'an amount such as 12.50, or null',
  rating: 'a number of 1 to 5 with one decimal',
  attributeFQN: 'a name such as tenant~voltage',
  imageUrl: 'an address that begins with https:// or http:// and has no blanks',
  productType: 'standard, or {line}_paintstudio',
  createdAt: 'a time with its zone, such as 2026-01-31T08:00:00Z',
  phone: 'a number such as +97141234567',
  hours: 'a time such as 08:30',
  ramadanHours: 'a time such as 08:30',
  collectionHours: 'a time such as 08:30',
  ramadanCollectionHours: 'a time such as 08:30',
  family: 'a word in lower case, such as blue',
  picture: 'a path such as departments/paint.svg',
};

/** Expected types, by their names in schema issues. */
export const VALUE_TYPES: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number, without quotation marks',
  int: 'a whole number, without quotation marks',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'an object in { }',
  record: 'an object in { }',
};
