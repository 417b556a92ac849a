import { removeDevice } from '#lib/contract/account/account.ts';
import { createStepForms, SECURITY_PAGE } from '../auth/step-forms.server.ts';

/** Form that signs another device out. */
export const deviceForms = createStepForms([{ endpoint: removeDevice, page: SECURITY_PAGE }]);
