// Public interface of users for the rest of the backend.
export {
  findUserById,
  findUserByIdentifier,
  normalizeEmail,
  parseUniqueViolation,
  type UserRow,
  updateUser,
} from './queries.ts';
