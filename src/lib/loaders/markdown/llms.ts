import { categoryNavigation } from '#lib/contract/catalog/catalog.ts';
import { blogsLanding, masterclassLanding } from '#lib/contract/content/pages.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { toFailure } from '../context.ts';
import { formatListSection, type MarkdownContext, type MarkdownResult } from './markdown-document.ts';

const STATIC_PAGES = [
  'help-support',
  'terms-conditions',
  'privacy-policy',
  'data-protection',
  'account-deletion',
];

/** Returns the locale's llms.txt (llmstxt.org). */
export async function loadLlmsTxt({ client, locale, t, siteUrl }: MarkdownContext): Promise<MarkdownResult> {
  const [menu, guides, classes] = await Promise.all([
    client.call(categoryNavigation, {}),
    client.call(blogsLanding, {}),
    client.call(masterclassLanding, {}),
  ]);
  if (!menu.ok) return toFailure(menu.error);
  const link = (label: string, path: string) => `[${label}](${siteUrl}${getLocalePath(locale, path)})`;
  const parts = [
    formatListSection(
      t('markdown:departments'),
      menu.data.departments.map(({ code, name }) => link(name, `/departments/${code}`)),
    ),
    guides.ok
      ? formatListSection(
          t('markdown:guides'),
          guides.data.blogs.map(({ slug, title, lead }) => `${link(title, `/blogs/${slug}.md`)}: ${lead}`),
        )
      : null,
    classes.ok
      ? formatListSection(
          t('markdown:classes'),
          classes.data.masterclasses.map(({ slug, title }) => link(title, `/masterclasses/${slug}.md`)),
        )
      : null,
    formatListSection(t('markdown:help'), [
      link(t('stores:short'), '/store-locator.md'),
      ...STATIC_PAGES.map((slug) => link(slug, `/${slug}.md`)),
    ]),
  ];
  const head = [`# ${t('shell:name')}`, `> ${t('markdown:shop')}`, t('markdown:hint')];
  return {
    kind: 'ok',
    model: {
      body: `${[...head, ...parts.filter((part) => part)].join('\n\n')}\n`,
      canonical: siteUrl + getLocalePath(locale, '/llms.txt'),
    },
  };
}
