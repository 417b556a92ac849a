import { openCase } from '#lib/contract/contact/cases.ts';
import { uploadPhoto } from '#lib/contract/photos.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { createOwnOrder } from '../owned.ts';
import type { OwnershipRules } from './rule.ts';

// One pixel as PNG.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const message = 'The handle came off on the first day.';

/** Returns the id of a photo that the owner has uploaded. */
export async function createOwnPhoto(owner: Owner): Promise<string> {
  return (await callEndpoint(owner, uploadPhoto, { body: { content: PIXEL } })).data.photoId;
}

async function ownCase(owner: Owner): Promise<{ caseNumber: string }> {
  return (await callEndpoint(owner, openCase, { body: { message, email: 'huda@example.com' } })).data;
}

export const CONTACT_RULES: OwnershipRules = {
  readPhoto: { own: async (owner) => ({ params: { photoId: await createOwnPhoto(owner) } }) },
  openCase: {
    async own(owner) {
      const { orderNumber } = await createOwnOrder(owner);
      return {
        body: { message, orderNumber: orderNumber as string, photoIds: [await createOwnPhoto(owner)] },
      };
    },
  },
  listCases: { open: 'lists the caller’s own cases alone; an order narrows the list' },
  readCase: { own: async (owner) => ({ params: await ownCase(owner) }) },
  readLinkedCase: { open: 'the signed token is the credential, and it is bound to the case' },
  replyToCase: {
    own: async (owner) => ({ params: await ownCase(owner), body: { message: `${message} Again.` } }),
  },
  solveCase: { own: async (owner) => ({ params: await ownCase(owner), body: {} }) },
};
