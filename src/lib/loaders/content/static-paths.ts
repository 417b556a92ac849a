import { LOCALES, type Locale } from '#lib/locale/locale.ts';

/** Entry of a content collection; its id is language and slug, such as `en/painting-over-damp-walls`. */
interface Entry<Data> {
  id: string;
  data: Data;
}

/** Paths of a page that exists in all twelve locales. */
export function getLocalePaths(): { params: { locale: Locale['tag'] } }[] {
  return LOCALES.map(({ tag }) => ({ params: { locale: tag } }));
}

/** Paths of the topic pages: each topic with a post, in each locale. */
export function getTopicPaths<Topic extends string>(entries: readonly Entry<{ topic: Topic }>[]) {
  const topics = [...new Set(entries.map(({ data }) => data.topic))];
  return LOCALES.flatMap(({ tag }) =>
    topics.map((topic) => ({ params: { locale: tag, topic }, props: { topic } })),
  );
}

/** Paths of entries: each in the six locales of its language. */
export function getEntryPaths<Data extends { slug: string }>(entries: readonly Entry<Data>[]) {
  return LOCALES.flatMap(({ tag, language }) =>
    entries
      .filter(({ id }) => id.startsWith(`${language}/`))
      .map(({ data }) => ({ params: { locale: tag, slug: data.slug }, props: { entry: data } })),
  );
}
