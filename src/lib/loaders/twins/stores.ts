import { stores } from '#lib/contract/stores.ts';
import { joinValues } from '#lib/format/bidi.ts';
import { formatHours } from '#lib/format/hours.ts';
import { formatPhone } from '#lib/format/phone.ts';
import { addressLines } from '#lib/format/places.ts';
import { toFailure } from '../context.ts';
import { describeStores, STORES_PATH } from '../stores.ts';
import { makeTwin, type TwinAnswer, type TwinContext } from './page.ts';

/** Every store of the country. */
export async function loadStoresTwin(context: TwinContext): Promise<TwinAnswer> {
  const { client, locale, t } = context;
  const result = await client.call(stores, {});
  if (!result.ok) return toFailure(result.error);
  const all = result.data.stores;
  const { title, description } = describeStores(all, context);
  return makeTwin(context, STORES_PATH, {
    title,
    lead: description,
    parts: [
      ...all.map((store) =>
        [
          `## ${store.locationName}`,
          '',
          `- ${joinValues(addressLines(store))}`,
          `- ${formatPhone(store.phone, locale.country)}`,
          `- ${store.geo.lat}, ${store.geo.lng}`,
          ...formatHours(store.regularHours, t).map(({ days, times }) => `- ${days}: ${times}`),
        ].join('\n'),
      ),
      all.length > 0 ? t('stores:hoursNote') : null,
    ],
  });
}
