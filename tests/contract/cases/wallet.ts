import { describe, expect, it } from 'vitest';
import type { AnyEndpoint, EndpointInput } from '#lib/contract/endpoint.ts';
import * as walletContract from '#lib/contract/wallet/wallet.ts';
import { type ContractClient, callEndpoint } from '../harness/client.ts';

/** Tests that callers without an account have no wallet; payment by wallet is tested on each database. */
export function describeWallet(getClient: () => ContractClient): void {
  const params = { id: 'an-order' };
  const identifier = { identifierType: 'phoneNumber', identifierValue: '+971501234567' };
  const payment = { orderId: 'an-order', pinToken: 'a-token', referenceNumber: 'a-number' };
  const PRIVATE: [AnyEndpoint, Partial<EndpointInput<AnyEndpoint>>][] = [
    [walletContract.sendWalletPin, { body: { ...identifier, orderId: 'an-order' } }],
    [walletContract.verifyWalletPin, { body: { pinId: 'a-pin', pin: '123456' } }],
    [walletContract.payWithWallet, { body: { ...payment, amount: { amount: 100, currency: 'AED' } } }],
    [walletContract.readWalletBalance, { query: identifier }],
    [walletContract.readOrderWallet, { params }],
    [walletContract.removeOrderWallet, { params }],
    [walletContract.readWallet, {}],
  ];

  describe('the wallet', () => {
    it.each(PRIVATE)('is denied to a guest: $name', async (endpoint, input) => {
      const { status, error } = await callEndpoint(getClient().visitor(), endpoint, input);
      expect([status, error?.code]).toEqual([403, 'FORBIDDEN']);
    });

    it('has the paths of the specification', () => {
      const base = '/experience/payment/private/v1/unifiedPayment';
      expect(
        [
          walletContract.sendWalletPin,
          walletContract.verifyWalletPin,
          walletContract.payWithWallet,
          walletContract.readWalletBalance,
        ].map(({ method, path, scope }) => `${method} ${path} ${scope}`),
      ).toEqual([
        `POST ${base}/sendPin private`,
        `POST ${base}/verifyPin private`,
        `POST ${base}/pay private`,
        `GET ${base}/balance private`,
      ]);
    });
  });
}
