/** Verbs of jobs; a query for a job is not a query for the product. In Arabic the verb comes first and needs no rule. */
export const JOB_VERB =
  /^(?:cut|clean|remove|fix|repair|drill|paint|hang|install|move|cover|glue|polish|protect|wash)$/;

// Other verbs of jobs, many of which are also nouns: "water tank", "oil can".
const OTHER_JOB_VERB =
  /^(?:make|build|store|keep|stop|hide|change|replace|open|close|seal|fill|stick|sharpen|sand|oil|water|dry|cook)$/;

/** Whether a word may say what is done: "sand wood table", "sanding wood table". */
export const isPossibleJobVerb = (word: string): boolean =>
  JOB_VERB.test(word) || OTHER_JOB_VERB.test(word) || word.endsWith('ing');
