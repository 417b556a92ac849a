import type { EndpointReply } from '#lib/contract/endpoint.ts';
import { readWallet, WALLET_PAGE_SIZE } from '#lib/contract/wallet/wallet.ts';
import { isolateAuto } from '#lib/format/bidi.ts';
import { formatLocalizedTime } from '#lib/format/date.ts';
import type { WalletPageModel } from '#lib/format/models/account.ts';
import { formatMoney } from '#lib/format/money.ts';
import { readProfile, toAccountFailure } from '../account/read-profile.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { getFormFlashMessage } from '../form-state.ts';
import { formatAccountWallet } from './account-wallet.ts';

const PATH = '/my-account/wallet';

type WalletReply = EndpointReply<typeof readWallet>;

function formatHolds({ holds }: WalletReply, { locale, t }: SessionContext): string[] {
  return holds.map(({ amount, until }) => {
    const text = isolateAuto(formatMoney(amount, locale.language));
    return until === null
      ? t('wallet:holdPaying', { amount: text })
      : t('wallet:holdUntil', { amount: text, time: formatLocalizedTime(until, locale) });
  });
}

function formatLimits({ limits }: WalletReply, { locale, t }: SessionContext): WalletPageModel['limits'] {
  if (!limits) return [];
  const { amount, amountLeft, payments, paymentsLeft } = limits;
  const { language } = locale;
  const money = {
    left: isolateAuto(formatMoney(amountLeft, language)),
    maximum: isolateAuto(formatMoney(amount, language)),
  };
  return [
    { label: t('wallet:monthAmount'), value: t('wallet:leftOf', money) },
    {
      label: t('wallet:monthPayments'),
      value: t('wallet:leftOf', { left: paymentsLeft, maximum: payments }),
    },
  ];
}

/** Loads the page of the loyalty wallet; guests are redirected to sign-in. */
export async function loadWalletPage(
  context: SessionContext,
  searchParams: URLSearchParams,
): Promise<LoaderResult<WalletPageModel>> {
  const profile = await readProfile(context, PATH);
  if (profile.kind !== 'ok') return profile;
  const { locale, t, requestSession } = context;
  const page = /^[1-9]\d{0,3}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1;
  const query = page > 1 ? { startIndex: String((page - 1) * WALLET_PAGE_SIZE) } : {};
  const result = await requestSession.client.call(readWallet, { query });
  if (!result.ok) return toAccountFailure(result.error, context, PATH);
  const { wallet, totalCount } = result.data;
  const pageCount = Math.max(1, Math.ceil(totalCount / WALLET_PAGE_SIZE));
  if (page > pageCount) return { kind: 'not-found' };
  const blockedUntil = wallet?.blockedUntil ?? 0;
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, { verifyCode: t('account:contactChanged') }, []),
      account: formatAccountWallet(result.data, profile.model, context),
      blockedUntil:
        blockedUntil > Date.now()
          ? t('wallet:blockedUntil', { time: formatLocalizedTime(blockedUntil, locale) })
          : null,
      holds: formatHolds(result.data, context),
      limits: formatLimits(result.data, context),
      page,
      pageCount,
      pageHref: createLinkBuilder(locale)(PATH),
    },
  };
}
