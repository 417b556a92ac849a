import type { Profile } from '#lib/contract/account.ts';
import * as wire from '#lib/contract/identity.ts';
import { type Call, callerOf, defineRoute, type Route } from '../../gateway/call.ts';
import { Fault } from '../../gateway/fault.ts';
import type { Rate } from '../../gateway/rates.ts';
import type { Sessions } from './sessions.ts';
import { visitorOf } from './visitor.ts';
import type { Vouchers } from './vouchers.ts';

export interface SessionRouteOptions {
  sessions: Sessions;
  /** UNAUTHORIZED when the account is no more. */
  readProfile(userId: string): Promise<Profile>;
  /** Whom a hosted provider's token vouches for; without one nobody enters by it. */
  vouchers?: Vouchers | undefined;
  /** New tokens for one address. */
  rate: Rate;
}

/** Where somebody is signed in, and for how long. */
export function sessionRoutes({ sessions, readProfile, vouchers, rate }: SessionRouteOptions): Route[] {
  const sessionOf = ({ session }: Call) => {
    if (session === null) throw new Fault('UNAUTHORIZED');
    return session;
  };
  const devices = async (call: Call) => ({ devices: await sessions.list(callerOf(call), call.session) });

  const refresh = defineRoute(wire.refreshTokens, async ({ body }, { now }) => {
    const fresh = await sessions.refresh(body.appToken, now);
    if (!fresh) throw new Fault('UNAUTHORIZED');
    return { tokens: fresh.tokens, profile: await readProfile(fresh.userId) };
  });

  const enter = defineRoute(wire.openSession, async ({ body }, call) => {
    if (!vouchers) throw new Fault('UNAUTHORIZED');
    const userId = await vouchers.enter(body.identityToken, call);
    const tokens = await sessions.open(userId, visitorOf(call.headers), call.now);
    return { kind: 'signed-in' as const, profile: await readProfile(userId), tokens };
  });

  return [
    ...[refresh, enter].map((route) => ({ ...route, rate })),
    defineRoute(wire.signOut, async ({ body }, call) => {
      if (body.everywhere) await sessions.endAll(callerOf(call));
      else await sessions.end(sessionOf(call));
      return { errorCode: 0 };
    }),
    defineRoute(wire.listDevices, (_input, call) => devices(call)),
    defineRoute(wire.removeDevice, async ({ params }, call) => {
      if (!(await sessions.remove(params.deviceId, callerOf(call)))) throw new Fault('DEVICE_NOT_FOUND');
      return await devices(call);
    }),
  ];
}
