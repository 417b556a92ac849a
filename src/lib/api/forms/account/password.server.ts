import { changePassword } from '#lib/contract/account/account.ts';
import { createStepForms, SECURITY_PAGE } from '../auth/step-forms.server.ts';

/** Form that changes the password. */
export const passwordForms = createStepForms([{ endpoint: changePassword, page: SECURITY_PAGE }]);
