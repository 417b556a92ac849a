import * as accountContract from '#lib/contract/account/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import * as contract from '#lib/contract/auth/auth.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import {
  defineRoute,
  type RequestContext,
  type Route,
  requireCallerId,
} from '../../gateway/request-context.ts';
import { SUCCESS_REPLY } from '../../gateway/responses.ts';
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
  const requireSessionId = ({ sessionId }: RequestContext) => {
    if (sessionId === null) throw new AppError('UNAUTHORIZED');
    return sessionId;
  };
  const devices = async (context: RequestContext) => ({
    devices: await sessions.listDevices(requireCallerId(context), context.sessionId),
  });

  const refresh = defineRoute(contract.refreshTokens, async ({ body }, { now }) => {
    const newTokens = await sessions.refresh(body.appToken, now);
    if (!newTokens) throw new AppError('UNAUTHORIZED');
    return { tokens: newTokens.tokens, profile: await readProfile(newTokens.userId) };
  });

  const openSession = defineRoute(contract.openSession, async ({ body }, context) => {
    if (!providerSignIn) throw new AppError('UNAUTHORIZED');
    const userId = await providerSignIn.signIn(body.identityToken, context);
    const tokens = await sessions.createSession(userId, readClientDevice(context.headers), context.now);
    return { kind: 'signed-in' as const, profile: await readProfile(userId), tokens };
  });

  return [
    ...[refresh, openSession].map((route) => ({ ...route, rateLimit })),
    defineRoute(contract.signOut, async ({ body }, context) => {
      if (body.everywhere) await sessions.endAllSessions(requireCallerId(context));
      else await sessions.endSession(requireSessionId(context));
      return SUCCESS_REPLY;
    }),
    defineRoute(accountContract.listDevices, (_input, context) => devices(context)),
    defineRoute(accountContract.removeDevice, async ({ params }, context) => {
      if (!(await sessions.removeDevice(params.deviceId, requireCallerId(context))))
        throw new AppError('DEVICE_NOT_FOUND');
      return await devices(context);
    }),
  ];
}
