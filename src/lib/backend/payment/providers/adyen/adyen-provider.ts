import { LOCAL_SCHEME_COUNTRIES } from '../../local-schemes.ts';
import {
  type MethodTraits,
  type OperationResult,
  type PaymentOperation,
  type PaymentProvider,
  ProviderError,
} from '../../provider.ts';
import { createAdyenHttpClient } from './http-client.ts';
import { verifyItems } from './notification.ts';
import { createSessionBody, isAdyenMethod } from './session-request.ts';
import { toSessionState } from './session-state.ts';

/** Settings of a merchant account. */
export interface AdyenConfig {
  apiKey: string;
  merchantAccount: string;
  /** Hexadecimal key of the webhook. */
  hmacKey: string;
  /** Prefix of the live URLs; without it the test environment is used. */
  livePrefix?: string | undefined;
  /** Replaces the origin of the provider's URLs, for tests and proxies. */
  apiUrl?: string | undefined;
  timeoutMs?: number | undefined;
}

// Methods that capture at once.
const METHODS_CAPTURED_AT_ONCE: readonly string[] = ['knet', 'benefit', 'naps', 'omannet'];

/** Hosted checkout of Adyen: the customer pays on the provider's page. */
export function createAdyenProvider(config: AdyenConfig): PaymentProvider {
  const { merchantAccount } = config;
  let loading: Promise<AdyenApi> | undefined;
  // Loaded at the first payment, because the library is large and a build does not need it.
  const getApi = () => {
    loading ??= loadApi(config);
    return loading;
  };
  const getMethodTraits: PaymentProvider['getMethodTraits'] = (method, country) => {
    if (!isAdyenMethod(method) || (LOCAL_SCHEME_COUNTRIES[method] ?? country) !== country) return undefined;
    const isCapturedAtOnce = METHODS_CAPTURED_AT_ONCE.includes(method);
    return { capture: isCapturedAtOnce ? 'at-once' : 'separate', refund: 'partial' };
  };

  return {
    name: 'adyen',
    getMethodTraits,

    async createSession(request) {
      const traits = getMethodTraits(request.method, request.country) as MethodTraits;
      const { payments } = await getApi();
      const body = createSessionBody(merchantAccount, request, traits);
      const session = await payments.sessions(body, { idempotencyKey: request.paymentId });
      if (!session?.id || !isPageUrl(session.url)) throw new ProviderError('UNREADABLE', false);
      return { reference: session.id, redirectUrl: session.url };
    },

    async readSession(session) {
      // The provider requires the parameter of the return URL; without it, only a notification reports the
      // result.
      if (session.sessionResult === null) return { status: 'unknown', events: [] };
      const { payments } = await getApi();
      const result = await payments.getResultOfPaymentSession(session.reference, session.sessionResult);
      if (result?.id !== session.reference) throw new ProviderError('UNREADABLE', false);
      return toSessionState(session, result);
    },

    async verifyNotification(notification) {
      const { hmacValidator } = await getApi();
      return verifyItems(config, hmacValidator, notification);
    },

    async capture(operation) {
      const { modifications } = await getApi();
      const body = { merchantAccount, reference: operation.operationId, amount: toAmount(operation) };
      return toResult(
        await modifications.captureAuthorisedPayment(operation.reference, body, toOptions(operation)),
      );
    },

    // A reversal cancels or refunds, depending on the current state of the payment.
    async cancel(operation) {
      const { modifications } = await getApi();
      const body = { merchantAccount, reference: operation.operationId };
      return toResult(
        await modifications.refundOrCancelPayment(operation.reference, body, toOptions(operation)),
      );
    },

    async refund(operation) {
      const { modifications } = await getApi();
      const body = { merchantAccount, reference: operation.operationId, amount: toAmount(operation) };
      return toResult(
        await modifications.refundCapturedPayment(operation.reference, body, toOptions(operation)),
      );
    },
  };
}

type AdyenApi = Awaited<ReturnType<typeof loadApi>>;

async function loadApi({ apiKey, livePrefix, apiUrl, timeoutMs }: AdyenConfig) {
  // By path, because the package's index loads every API that the provider has.
  const [{ default: clients }, configs, paymentsApi, modificationsApi, validators] = await Promise.all([
    import('@adyen/api-library/lib/src/client.js'),
    import('@adyen/api-library/lib/src/config.js'),
    import('@adyen/api-library/lib/src/services/checkout/paymentsApi.js'),
    import('@adyen/api-library/lib/src/services/checkout/modificationsApi.js'),
    import('@adyen/api-library/lib/src/utils/hmacValidator.js'),
  ]);
  const { LIVE, TEST } = configs.EnvironmentEnum;
  const settings = {
    apiKey,
    environment: livePrefix ? LIVE : TEST,
    ...(livePrefix && { liveEndpointUrlPrefix: livePrefix }),
  };
  const Client = getDefaultExport(clients);
  const client = new Client(settings, createAdyenHttpClient(apiUrl, timeoutMs));
  const HmacValidator = getDefaultExport(validators.default);
  return {
    payments: new paymentsApi.PaymentsApi(client),
    modifications: new modificationsApi.ModificationsApi(client),
    hmacValidator: new HmacValidator(),
  };
}

// Node gives a CommonJS module as the default export; a bundler gives its own default export.
function getDefaultExport<Value>(value: Value | { default: Value }): Value {
  return typeof value === 'object' && value !== null && 'default' in value ? value.default : (value as Value);
}

function isPageUrl(url: string | undefined): url is string {
  return url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

const toAmount = ({ amount }: PaymentOperation) => ({ currency: amount.currency, value: amount.amount });
const toOptions = ({ operationId }: PaymentOperation) => ({ idempotencyKey: operationId });

function toResult(response: { status?: unknown; pspReference?: string } | undefined): OperationResult {
  if (response?.status !== 'received') throw new ProviderError('UNREADABLE', false);
  return { status: 'requested', reference: response.pspReference ?? null };
}
