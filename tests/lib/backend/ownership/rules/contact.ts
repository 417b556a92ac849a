import { openCase } from '#lib/contract/contact/cases.ts';
import { uploadPhoto } from '#lib/contract/photos.ts';
import { callEndpoint } from '../../../../contract/harness/client.ts';
import type { Owner } from '../callers.ts';
import { createOwnOrder } from '../owned-objects.ts';
import type { OwnershipRules } from './ownership-rule.ts';

// One pixel as PNG.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const message = 'The handle came off on the first day.';

/** Returns the id of a photo that the owner has uploaded. */
export async function createOwnPhoto(owner: Owner): Promise<string> {
  return (await callEndpoint(owner, uploadPhoto, { body: { content: PIXEL } })).data.photoId;
}

async function createOwnCase(owner: Owner): Promise<{ caseNumber: string }> {
  return (await callEndpoint(owner, openCase, { body: { message, email: 'huda@example.com' } })).data;
}

export const CONTACT_RULES: OwnershipRules = {
  readPhoto: { createInput: async (owner) => ({ params: { photoId: await createOwnPhoto(owner) } }) },
  openCase: {
    async createInput(owner) {
      const { orderNumber } = await createOwnOrder(owner);
      return {
        body: { message, orderNumber: orderNumber as string, photoIds: [await createOwnPhoto(owner)] },
      };
    },
  },
  listCases: { exemptBecause: 'lists the caller’s own cases alone; an order narrows the list' },
  readCase: { createInput: async (owner) => ({ params: await createOwnCase(owner) }) },
  readLinkedCase: { exemptBecause: 'the signed token is the credential, and it is bound to the case' },
  replyToCase: {
    createInput: async (owner) => ({
      params: await createOwnCase(owner),
      body: { message: `${message} Again.` },
    }),
  },
  solveCase: { createInput: async (owner) => ({ params: await createOwnCase(owner), body: {} }) },
};
