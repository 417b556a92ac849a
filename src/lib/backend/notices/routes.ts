import * as wire from '#lib/contract/notices.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import type { AttemptLimiter } from '../auth/limits/attempt-limiter.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { getCustomerKey, type NoticeLink, type NoticeLinks } from './notice-links.ts';
import {
  deleteNotice,
  deleteNoticesByRecipient,
  findNotice,
  listNotices,
  markNoticeConfirmed,
  type NoticeRow,
} from './queries.ts';
import { createCustomerNotice, NOTICE_LIFETIME_MS, presentNotices, requestGuestNotice } from './service.ts';

// Maximum number of confirmation emails to one email address, as it may belong to another person.
const CONFIRMATION_LIMIT = { limit: 5, windowMs: DAY_MS };

interface NoticeServices {
  db: Db;
  outbox: Outbox;
  links: NoticeLinks;
  attemptLimiter: AttemptLimiter;
  /** Rate limit of the public form, per network address. */
  rateLimit: RateLimit;
}

/** Endpoints of notices. */
export function noticeRoutes({ db, outbox, links, attemptLimiter, rateLimit }: NoticeServices): Route[] {
  const requireLink = async (token: string, { now }: RequestContext): Promise<NoticeLink> => {
    const link = await links.verify(token, now);
    if (!link) throw new AppError('NOTICE_NOT_FOUND');
    return link;
  };
  const requireNotice = async (link: NoticeLink, { now }: RequestContext): Promise<NoticeRow> => {
    const notice = link.purpose === 'confirm' ? await findNotice(db, link.subject) : undefined;
    if (!notice || notice.expires_at <= now) throw new AppError('NOTICE_NOT_FOUND');
    return notice;
  };
  const publicRoutes = [
    defineRoute(wire.requestNotice, async ({ body }, context) => {
      const key = `notice ${links.getRecipientKey(body.emailAddress)}`;
      await attemptLimiter.consume(key, CONFIRMATION_LIMIT, context.now);
      await requestGuestNotice(db, { outbox, links }, body, context);
      return {};
    }),
    defineRoute(wire.readNoticeLink, async ({ body }, context) => {
      const link = await requireLink(body.token, context);
      if (link.purpose === 'stop') return { purpose: 'stop' as const, notice: null };
      const [notice] = await presentNotices(db, [await requireNotice(link, context)], context);
      if (!notice) throw new AppError('NOTICE_NOT_FOUND');
      return { purpose: 'confirm' as const, notice: { kind: notice.kind, product: notice.product } };
    }),
    defineRoute(wire.confirmNotice, async ({ body }, context) => {
      const notice = await requireNotice(await requireLink(body.token, context), context);
      await markNoticeConfirmed(db, notice.id, context.now, context.now + NOTICE_LIFETIME_MS);
      return {};
    }),
    defineRoute(wire.stopNotices, async ({ body }, context) => {
      const { purpose, subject } = await requireLink(body.token, context);
      if (purpose !== 'stop') throw new AppError('NOTICE_NOT_FOUND');
      await deleteNoticesByRecipient(db, subject);
      return {};
    }),
  ].map((route) => ({ ...route, rateLimit }));
  return [
    ...publicRoutes,
    defineRoute(wire.createNotice, async ({ body }, context) => {
      await createCustomerNotice(db, body, context);
      return {};
    }),
    defineRoute(wire.readNotices, async (_, context) => {
      const ownNotices = await listNotices(db, getCustomerKey(requireCallerId(context)), context.now);
      return { notices: await presentNotices(db, ownNotices, context) };
    }),
    defineRoute(wire.endNotice, async ({ params }, context) => {
      const recipient = getCustomerKey(requireCallerId(context));
      if (!(await deleteNotice(db, params.noticeId, recipient))) throw new AppError('NOTICE_NOT_FOUND');
      return {};
    }),
  ];
}
