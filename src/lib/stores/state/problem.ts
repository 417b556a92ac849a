import * as z from 'zod/mini';
import { defineSlice } from './slice.ts';

const ErrStateSchema = z.object({
  /** Of the contract; null while nothing went wrong. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
  status: z.nullable(z.int()),
});

/** The last failure that no form or list of its own could tell. */
export const errState = defineSlice({
  name: 'errState',
  version: 1,
  schema: ErrStateSchema,
  initial: { code: null, message: null, status: null },
});
