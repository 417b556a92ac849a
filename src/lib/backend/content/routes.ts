import { FooterSchema, HeaderSchema, HomeSchema } from '#content/schemas/index.ts';
import { headerFooter, homepage } from '#lib/contract/content.ts';
import { formatMoney } from '#lib/format/money.ts';
import { defineRoute, type Route } from '../gateway/call.ts';
import { SHOP_NUMBERS } from '../pricing/numbers.ts';
import { createFiles } from './files.ts';

export function contentRoutes(dir: string): Route[] {
  const read = createFiles(dir);
  return [
    defineRoute(homepage, (_, { language }) => read(language, 'home', HomeSchema)),
    defineRoute(headerFooter, async (_, { language, country }) => {
      const header = await read(language, 'header', HeaderSchema);
      const footer = await read(language, 'footer', FooterSchema);
      const free = { amount: SHOP_NUMBERS[country.code].freeFrom, currency: country.currency };
      const announcement = header.announcement.replace('{freeFrom}', formatMoney(free, language));
      return { header: { ...header, announcement }, footer };
    }),
  ];
}
