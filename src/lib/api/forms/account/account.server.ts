import type { FormHandler } from '../form-context.ts';
import { deletionForms } from './deletion.server.ts';
import { deviceForms } from './devices.server.ts';
import { passwordForms } from './password.server.ts';
import { profileForms } from './profile.server.ts';
import { savedAddressForms } from './saved-addresses.server.ts';

/** Forms of the account's pages by name. */
export const accountForms: Record<string, FormHandler> = {
  ...profileForms,
  ...passwordForms,
  ...deviceForms,
  ...deletionForms,
  ...savedAddressForms,
};
