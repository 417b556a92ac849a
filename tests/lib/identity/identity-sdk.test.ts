// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSdk } from '#lib/identity/hosted-sdk.ts';

const CONFIG = { sdkUrl: 'https://identity.example/sdk.js?apikey=k', key: 'k', globalName: 'fakeSdk' };
const page = window as unknown as { fakeSdk?: { accounts?: object } };
// No script is loaded: the test does what the script would do.
let scripts: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as HTMLScriptElement[]));
  });
});

afterEach(() => {
  delete page.fakeSdk;
  vi.useRealTimers();
});

const completeSdkLoad = (accounts: object) => {
  page.fakeSdk = { accounts };
};

it('the script is requested by the first call, once, and awaited', async () => {
  const sdk = createSdk(CONFIG);
  expect(scripts).toEqual([]);
  const scriptCalls: object[] = [];
  const calls = Promise.all([sdk('login', { loginID: 'a' }), sdk('auth.otp.email.sendCode', { email: 'a' })]);
  expect(scripts.map(({ src }) => src)).toEqual([CONFIG.sdkUrl]);
  scripts[0]?.onload?.(new Event('load'));
  const response = (errorCode: number) => (params: { callback: (reply: object) => void }) => {
    scriptCalls.push(params);
    params.callback({ errorCode });
  };
  completeSdkLoad({ login: response(1), auth: { otp: { email: { sendCode: response(2) } } } });
  await vi.advanceTimersByTimeAsync(60);
  expect(await calls).toEqual([{ errorCode: 1 }, { errorCode: 2 }]);
  expect(scriptCalls).toMatchObject([{ loginID: 'a' }, { email: 'a' }]);
  await sdk('login', {});
  expect(scripts).toHaveLength(1);
});

it('a script that fails or times out is an error; the next call requests it again', async () => {
  const sdk = createSdk(CONFIG);
  const first = sdk('login', {});
  scripts[0]?.onerror?.('error');
  expect(await first).toBeUndefined();
  const second = sdk('login', {});
  await vi.advanceTimersByTimeAsync(8000);
  expect(await second).toBeUndefined();
  const third = sdk('logout', {});
  completeSdkLoad({
    logout: ({ callback }: { callback: (reply: object) => void }) => callback({ errorCode: 0 }),
  });
  await vi.advanceTimersByTimeAsync(60);
  expect(await third).toEqual({ errorCode: 0 });
  expect(scripts).toHaveLength(3);
});

it('a call without a response times out', async () => {
  const sdk = createSdk(CONFIG);
  completeSdkLoad({ login: () => undefined });
  const reply = sdk('login', {});
  await vi.advanceTimersByTimeAsync(15_060);
  expect(await reply).toEqual({ errorCode: 504_002 });
});

it('a call that the script does not know is the same error as a missing script', async () => {
  const sdk = createSdk(CONFIG);
  completeSdkLoad({});
  const reply = sdk('getJWT', {});
  await vi.advanceTimersByTimeAsync(60);
  expect(await reply).toBeUndefined();
});
