import { createNotice, readNotices } from '#lib/contract/notices.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { PRODUCT } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

const LINK = 'the signed token is the credential, for one notice or one recipient';

async function createOwnNotice(owner: Owner): Promise<{ noticeId: string }> {
  await callEndpoint(owner, createNotice, { body: { kind: 'price', productCode: PRODUCT } });
  const { data } = await callEndpoint(owner, readNotices, {});
  return { noticeId: data.notices[0]?.id ?? '' };
}

export const NOTICE_RULES: OwnershipRules = {
  endNotice: { createInput: async (owner) => ({ params: await createOwnNotice(owner) }) },
  readNoticeLink: { exemptBecause: LINK },
  confirmNotice: { exemptBecause: LINK },
  stopNotices: { exemptBecause: LINK },
};
