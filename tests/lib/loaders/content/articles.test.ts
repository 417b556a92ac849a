import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  blog,
  blogsLanding,
  masterclass,
  masterclassLanding,
  STATIC_PAGES,
  staticPage,
} from '#lib/contract/content/pages.ts';
import { loadBlog } from '#lib/loaders/content/blog.ts';
import { loadBlogFeed } from '#lib/loaders/content/blog-feed.ts';
import { loadBlogs } from '#lib/loaders/content/blogs.ts';
import { loadMasterclass } from '#lib/loaders/content/masterclass.ts';
import { loadMasterclasses } from '#lib/loaders/content/masterclasses.ts';
import { loadStaticPage } from '#lib/loaders/content/static-page.ts';
import { getLocale, type Locale } from '#lib/locale/locale.ts';
import { type LoaderHarness, openLoaderHarness, SITE } from '../loader-harness.ts';

const EMIRATES = getLocale('en', 'ae');
const KUWAIT = getLocale('ar', 'kw');
const MONEY = /(AED|KWD|SAR|BHD|QAR|OMR)\s?\d|\d\s?(د\.إ|د\.ك|ر\.س|د\.ب|ر\.ق|ر\.ع)/;

let harness: LoaderHarness;
beforeAll(async () => {
  harness = await openLoaderHarness();
});
afterAll(() => harness.close());

const assertDefined = <Value>(value: Value | undefined | null): Value => {
  if (value === undefined || value === null) throw new Error('There is nothing to look at');
  return value;
};

async function readAll(locale: Locale) {
  const client = harness.client(locale);
  const landing = await client.call(blogsLanding, {});
  const masterclasses = await client.call(masterclassLanding, {});
  if (!landing.ok || !masterclasses.ok) throw new Error('The landings do not answer');
  return { blogs: landing.data.blogs, masterclasses: masterclasses.data.masterclasses };
}

async function openGuide(locale: Locale, slug: string) {
  const found = await harness.client(locale).call(blog, { params: { slug } });
  const page = found.ok ? await loadBlog(harness.context(locale), found.data) : undefined;
  if (page?.kind !== 'ok') throw new Error(`${slug} does not open`);
  return page.model;
}

async function openMasterclass(locale: Locale, slug: string, now: number) {
  const found = await harness.client(locale).call(masterclass, { params: { slug } });
  const page = found.ok ? await loadMasterclass(harness.context(locale), found.data, now) : undefined;
  if (page?.kind !== 'ok') throw new Error(`${slug} does not open`);
  return page.model;
}

describe.each([EMIRATES, KUWAIT])('Guides in $tag', (locale) => {
  it('have text with links of the locale and products, and no data that changes', async () => {
    const { blogs } = await readAll(locale);
    expect(blogs.length).toBeGreaterThan(0);
    for (const { slug, products } of blogs) {
      const model = await openGuide(locale, slug);
      expect(model.text.headings.length, slug).toBeGreaterThan(1);
      for (const { id } of model.text.headings) expect(model.text.html).toContain(`id="${id}"`);
      for (const [, href] of model.text.html.matchAll(/href="(\/[^"]*)"/g)) {
        expect(href, slug).toMatch(new RegExp(`^/${locale.tag}/`));
      }
      expect(model.text.html).not.toContain('\uE000');
      expect(
        model.products.map(({ code }) => code),
        slug,
      ).toEqual(products);
      expect(JSON.stringify(model), slug).not.toMatch(MONEY);
      expect(Object.keys(assertDefined(model.products[0])).sort()).toEqual([
        'brand',
        'code',
        'href',
        'name',
        'picture',
      ]);
      expect(model.related.map(({ href }) => href)).not.toContain(`/${locale.tag}/blogs/${slug}`);
    }
  });

  it('are listed by topic, newest first, with a page for each topic', async () => {
    const { blogs } = await readAll(locale);
    const page = await loadBlogs(harness.context(locale));
    if (page.kind !== 'ok') throw new Error(page.kind);
    const { first, topics, groups } = page.model;
    expect(assertDefined(first).title).toBe(assertDefined(blogs[0]).title);
    expect(topics).toHaveLength(new Set(blogs.map(({ topic }) => topic)).size + 1);
    expect(topics.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    for (const { cards } of groups) {
      const days = cards.map(({ date }) => date.iso);
      expect(days).toEqual([...days].sort().reverse());
    }
    const { topic } = assertDefined(blogs[0]);
    const topicPage = await loadBlogs(harness.context(locale), topic);
    if (topicPage.kind !== 'ok') throw new Error(topicPage.kind);
    const shown = [assertDefined(topicPage.model.first), ...assertDefined(topicPage.model.groups[0]).cards];
    expect(shown).toHaveLength(blogs.filter((other) => other.topic === topic).length);
  });

  it('include the pages that every shop must have', async () => {
    for (const slug of STATIC_PAGES) {
      const found = await harness.client(locale).call(staticPage, { params: { slug } });
      if (!found.ok) throw new Error(`${slug} is missing`);
      const model = await loadStaticPage(harness.context(locale), found.data);
      expect(model.text.headings.length, slug).toBeGreaterThan(1);
      expect(model.faq.length > 0, slug).toBe(slug === 'help-support');
      const ids = [...model.faq.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)])];
      expect(new Set([...ids, ...model.text.headings.map(({ id }) => id)]).size).toBe(
        ids.length + model.text.headings.length,
      );
    }
  });

  it('are listed in the feed with absolute addresses', async () => {
    const { blogs } = await readAll(locale);
    const feed = await loadBlogFeed(harness.context(locale));
    if (feed.kind !== 'ok') throw new Error(feed.kind);
    const links = [...feed.model.body.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, link]) => link);
    expect(links).toEqual(blogs.map(({ slug }) => `${SITE}/${locale.tag}/blogs/${slug}`));
  });
});

it('a topic without a guide is not found', async () => {
  expect(await loadBlogs(harness.context(EMIRATES), 'nothing' as 'paint')).toEqual({ kind: 'not-found' });
});

describe('A masterclass', () => {
  const kinds = (model: { jsonLd: Record<string, unknown>[] }) => model.jsonLd.map((data) => data['@type']);

  it("in a store shows its time in the store's time zone, its address and a contact", async () => {
    const { masterclasses } = await readAll(KUWAIT);
    const storeClass = assertDefined(
      masterclasses.find(({ place }) => place.kind === 'store' && place.store.startsWith('AE')),
    );
    const before = Date.parse(storeClass.starts) - 1;
    const inEmirates = await openMasterclass(EMIRATES, storeClass.slug, before);
    const inKuwait = await openMasterclass(KUWAIT, storeClass.slug, before);
    expect(inEmirates.card.isInOtherCountry).toBe(false);
    expect(inKuwait.card.isInOtherCountry).toBe(true);
    expect(inKuwait.address.at(-1)).toBe('الإمارات العربية المتحدة');
    expect(inEmirates.address.at(-1)).toBe('United Arab Emirates');
    expect(assertDefined(inEmirates.phone).href).toMatch(/^tel:\+971\d+$/);
    expect(assertDefined(inEmirates.emailLink).href).toMatch(/^mailto:\S+@\S+\?subject=\S+$/);
    expect(kinds(inEmirates)).toContain('Event');
    expect(inEmirates.products.map(({ code }) => code)).toEqual(storeClass.materials);
  });

  it("online shows the reader's own time and no address", async () => {
    const { masterclasses } = await readAll(EMIRATES);
    const onlineClass = assertDefined(masterclasses.find(({ place }) => place.kind === 'online'));
    const before = Date.parse(onlineClass.starts) - 1;
    const [here, there] = [
      await openMasterclass(EMIRATES, onlineClass.slug, before),
      await openMasterclass(getLocale('en', 'sa'), onlineClass.slug, before),
    ];
    expect([here.address, here.phone, here.isOnline]).toEqual([[], null, true]);
    expect(here.card.hours).not.toBe(there.card.hours);
    expect(here.card.isInOtherCountry || there.card.isInOtherCountry).toBe(false);
  });

  it('that has ended is marked as past, and has no event data', async () => {
    const { masterclasses } = await readAll(EMIRATES);
    const firstClass = assertDefined(masterclasses[0]);
    const end = Date.parse(firstClass.starts) + firstClass.minutes * 60_000;
    expect((await openMasterclass(EMIRATES, firstClass.slug, end - 1)).card.isPast).toBe(false);
    const after = await openMasterclass(EMIRATES, firstClass.slug, end + 1);
    expect(after.card.isPast).toBe(true);
    expect(kinds(after)).not.toContain('Event');
  });

  it('is in one list: this country, other countries, or past', async () => {
    const { masterclasses } = await readAll(EMIRATES);
    const middle = assertDefined(masterclasses.map(({ starts }) => Date.parse(starts)).sort()[4]);
    const page = await loadMasterclasses(harness.context(EMIRATES), middle);
    if (page.kind !== 'ok') throw new Error(page.kind);
    const { upcoming, otherCountries, past } = page.model;
    expect(upcoming.length * otherCountries.length * past.length).toBeGreaterThan(0);
    const all = [...upcoming, ...otherCountries, ...past].map(({ href }) => href);
    expect(new Set(all).size).toBe(masterclasses.length);
    expect(all).toHaveLength(masterclasses.length);
  });
});
