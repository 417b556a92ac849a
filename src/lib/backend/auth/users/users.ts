// Public interface of users for the rest of the backend.
export { normalizeEmail } from './normalize-email.ts';
export {
  findUserById,
  findUserByIdentifier,
  parseUniqueViolation,
  type UserRow,
  updateUser,
} from './queries.ts';
