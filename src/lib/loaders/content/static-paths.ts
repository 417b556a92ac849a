import { LOCALES, type Locale } from '#lib/locale/locale.ts';

/** An entry of a collection: its id is its language and slug, `en/painting-over-damp-walls`. */
interface Entry<Data> {
  id: string;
  data: Data;
}

/** One page in each of the twelve locales. */
export function getLocalePaths(): { params: { locale: Locale['tag'] } }[] {
  return LOCALES.map(({ tag }) => ({ params: { locale: tag } }));
}

/** A page for each topic that has a guide, in each locale. */
export function getTopicPaths<Topic extends string>(entries: readonly Entry<{ topic: Topic }>[]) {
  const topics = [...new Set(entries.map(({ data }) => data.topic))];
  return LOCALES.flatMap(({ tag }) =>
    topics.map((topic) => ({ params: { locale: tag, topic }, props: { topic } })),
  );
}

/** A page for each entry in the six locales of its language. */
export function getEntryPaths<Data extends { slug: string }>(entries: readonly Entry<Data>[]) {
  return LOCALES.flatMap(({ tag, language }) =>
    entries
      .filter(({ id }) => id.startsWith(`${language}/`))
      .map(({ data }) => ({ params: { locale: tag, slug: data.slug }, props: { entry: data } })),
  );
}
