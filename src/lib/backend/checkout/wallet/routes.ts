import * as wire from '#lib/contract/wallet/wallet.ts';
import { runInTransaction } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { defineRoute, type Route } from '../../gateway/request-context.ts';
import { hasAuthorisedPayment } from '../../payment/payments.ts';
import { releaseWalletAmount } from '../../wallet/order-payments.ts';
import { payByWallet } from './pay.ts';
import { presentOrderWallet, presentOwnWallet, presentWallet } from './present-wallet.ts';
import { sendPin } from './send-pin.ts';
import { verifyPin } from './verify-pin.ts';
import { requireOwnOrder, requireOwnWallet, type WalletContext } from './wallet-context.ts';

export function walletRoutes(wallet: WalletContext): Route[] {
  const { db } = wallet;
  return [
    defineRoute(wire.sendWalletPin, ({ body }, context) => sendPin(wallet, body, context)),
    defineRoute(wire.verifyWalletPin, ({ body }, context) => verifyPin(wallet, body, context)),
    defineRoute(wire.payWithWallet, ({ body }, context) => payByWallet(wallet, body, context)),
    defineRoute(wire.readWalletBalance, async ({ query }, context) =>
      presentWallet(db, await requireOwnWallet(db, context, query.identifierValue), context),
    ),
    defineRoute(wire.readWallet, ({ query }, context) =>
      presentOwnWallet(db, Number(query.startIndex ?? 0), context),
    ),
    defineRoute(wire.readOrderWallet, ({ params }, context) => presentOrderWallet(db, params.id, context)),
    defineRoute(wire.removeOrderWallet, ({ params }, context) =>
      runInTransaction(db, async (trx) => {
        const order = await requireOwnOrder(trx, params.id, context);
        if (order.status !== 'Pending' || (await hasAuthorisedPayment(trx, order.id))) {
          throw new AppError('WALLET_ALREADY_PAID');
        }
        await releaseWalletAmount(trx, order.id);
        return { due: { amount: order.total, currency: order.currency } };
      }),
    ),
  ];
}
