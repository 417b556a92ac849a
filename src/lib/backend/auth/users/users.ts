// What other subjects read and write of users.
export {
  findUserById,
  findUserByIdentifier,
  normalizeEmail,
  parseUniqueViolation,
  type UserRow,
  updateUser,
} from './queries.ts';
