import { requestAccountDeletion } from '#lib/contract/account/account.ts';
import { requestConfirmation } from '#lib/contract/account/account-data.ts';
import { createStepForms, SECURITY_PAGE } from '../auth/step-forms.server.ts';

/** Forms that delete the account, and that ask for the code first. */
export const deletionForms = createStepForms([
  { endpoint: requestAccountDeletion, page: SECURITY_PAGE },
  { endpoint: requestConfirmation, page: SECURITY_PAGE },
]);
