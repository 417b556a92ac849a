import type { Profile } from '#lib/contract/auth/account-fields.ts';
import * as wire from '#lib/contract/auth/auth.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import {
  defineRoute,
  type RequestContext,
  type Route,
  requireCallerId,
} from '../../gateway/request-context.ts';
import { readClientDevice } from './client-device.ts';
import type { ProviderSignIn } from './provider-sign-in.ts';
import type { SessionService } from './session-service.ts';

export interface SessionRouteOptions {
  sessions: SessionService;
  /** Throws UNAUTHORIZED when the account was deleted. */
  readProfile(userId: string): Promise<Profile>;
  /** Without it, `openSession` throws UNAUTHORIZED. */
  providerSignIn?: ProviderSignIn | undefined;
  /** Limit of new tokens per network. */
  rateLimit: RateLimit;
}

/** Endpoints of sessions and devices. */
export function sessionRoutes({
  sessions,
  readProfile,
  providerSignIn,
  rateLimit,
}: SessionRouteOptions): Route[] {
  const sessionOf = ({ session }: RequestContext) => {
    if (session === null) throw new AppError('UNAUTHORIZED');
    return session;
  };
  const devices = async (call: RequestContext) => ({
    devices: await sessions.listDevices(requireCallerId(call), call.session),
  });

  const refresh = defineRoute(wire.refreshTokens, async ({ body }, { now }) => {
    const fresh = await sessions.refresh(body.appToken, now);
    if (!fresh) throw new AppError('UNAUTHORIZED');
    return { tokens: fresh.tokens, profile: await readProfile(fresh.userId) };
  });

  const enter = defineRoute(wire.openSession, async ({ body }, call) => {
    if (!providerSignIn) throw new AppError('UNAUTHORIZED');
    const userId = await providerSignIn.signIn(body.identityToken, call);
    const tokens = await sessions.createSession(userId, readClientDevice(call.headers), call.now);
    return { kind: 'signed-in' as const, profile: await readProfile(userId), tokens };
  });

  return [
    ...[refresh, enter].map((route) => ({ ...route, rateLimit })),
    defineRoute(wire.signOut, async ({ body }, call) => {
      if (body.everywhere) await sessions.endAllSessions(requireCallerId(call));
      else await sessions.endSession(sessionOf(call));
      return { errorCode: 0 };
    }),
    defineRoute(wire.listDevices, (_input, call) => devices(call)),
    defineRoute(wire.removeDevice, async ({ params }, call) => {
      if (!(await sessions.removeDevice(params.deviceId, requireCallerId(call))))
        throw new AppError('DEVICE_NOT_FOUND');
      return await devices(call);
    }),
  ];
}
