import * as wire from '#lib/contract/contact/cases.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import { defineRoute, type Route, requireCallerId } from '../../gateway/request-context.ts';
import {
  type CaseServices,
  presentCase,
  replyToCustomerCase,
  requireCase,
  solveCustomerCase,
} from './cases.ts';
import { openCustomerCase } from './open-case.ts';
import { listCaseRows, presentListedCase } from './queries.ts';

/** Endpoints of cases; those that write or accept a token are rate limited per network address. */
export function caseRoutes(services: CaseServices, rateLimit: RateLimit): Route[] {
  const { db, orderLinks } = services;
  const open = defineRoute(wire.openCase, async ({ body }, context) => ({
    caseNumber: await openCustomerCase(services, body, context),
  }));
  const readLinkedCase = defineRoute(wire.readLinkedCase, async ({ body }, { callerId, language, now }) => {
    const reader = { callerId, token: body.token, language, now };
    return await presentCase(db, await requireCase(db, orderLinks, body.caseNumber, reader), reader);
  });
  const reply = defineRoute(wire.replyToCase, ({ params, body }, context) => {
    const { language, now } = context;
    const reader = { callerId: requireCallerId(context), token: body.token, language, now };
    return replyToCustomerCase(services, params.caseNumber, body, reader);
  });
  const solve = defineRoute(wire.solveCase, ({ params, body }, { callerId, language, now }) =>
    solveCustomerCase(services, params.caseNumber, { callerId, token: body.token, language, now }),
  );
  return [
    ...[open, readLinkedCase, reply, solve].map((route) => ({ ...route, rateLimit })),
    defineRoute(wire.listCases, async ({ query }, context) => {
      const rows = await listCaseRows(db, requireCallerId(context), query.orderNumber);
      return { cases: rows.map((row) => presentListedCase(row, context.language)) };
    }),
    defineRoute(wire.readCase, async ({ params }, { callerId, language, now }) => {
      const reader = { callerId, language, now };
      return await presentCase(db, await requireCase(db, orderLinks, params.caseNumber, reader), reader);
    }),
  ];
}
