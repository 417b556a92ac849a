import { expect, it } from 'vitest';
import type { Client } from '#lib/client/client.ts';
import { loadShell } from '#lib/loaders/shell/shell.ts';
import { COUNTRY_CODES } from '#lib/locale/countries.ts';
import { getLocale } from '#lib/locale/locale.ts';

const ERROR = { code: 'NO_RESPONSE', message: '', status: 0, details: undefined };

/** Lists the countries of the region dialog on an API whose country call returns `countries`, or fails. */
async function listCountries(
  countries: { code: string; name: string }[] | undefined,
  tag: ['en' | 'ar', 'ae' | 'kw'],
) {
  const call = async ({ name }: { name: string }) =>
    name === 'countryList' && countries ? { ok: true, data: { countries } } : { ok: false, error: ERROR };
  const shell = await loadShell({ client: { call } as unknown as Client, locale: getLocale(...tag) });
  return shell.countries.map(({ code, name }) => `${code} ${name}`);
}

it('the region dialog offers the countries of the country call, under its names and in its order', async () => {
  const offered = [
    { code: 'qa', name: 'Qatar' },
    { code: 'ae', name: 'Emirates' },
  ];
  expect(await listCountries(offered, ['en', 'ae'])).toEqual(['qa Qatar', 'ae Emirates']);
  expect(await listCountries(offered, ['ar', 'kw'])).toEqual(['kw الكويت', 'qa Qatar', 'ae Emirates']);
});

it('the region dialog offers all countries while the country call fails', async () => {
  const countries = await listCountries(undefined, ['en', 'ae']);
  expect(countries.map((country) => country.slice(0, 2))).toEqual([...COUNTRY_CODES]);
  expect(countries).toContain('kw Kuwait');
});
