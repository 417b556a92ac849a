import { expect, it } from 'vitest';
import { getLocale } from '#lib/locale/locale.ts';
import { createEventData, type EventDataInput } from '#lib/seo/structured-data/event.ts';

const MASTERCLASS: EventDataInput = {
  ...{ site: 'https://shop.test', path: '/en-ae/masterclasses/tiling', locale: getLocale('en', 'ae') },
  ...{ title: 'Tiling', description: 'A wall of tiles', picture: '/media/tiling.svg' },
  ...{ host: { name: 'Sara', role: 'Tiler' }, starts: '2026-12-05T18:00:00+04:00', minutes: 90, seats: 12 },
  ...{ store: null, isOnline: true },
};

it('an online class takes place at its page, one in an unknown store nowhere', () => {
  expect(createEventData(MASTERCLASS)).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://shop.test/en-ae/masterclasses/tiling' },
    endDate: '2026-12-05T19:30:00+04:00',
  });
  const offline = createEventData({ ...MASTERCLASS, isOnline: false });
  expect(offline.eventAttendanceMode).toBe('https://schema.org/OfflineEventAttendanceMode');
  expect(offline.location).toBeUndefined();
});
