// The bodies and responses of login, status and logout (docs/contract.md, Session calls).
import { z } from 'zod';

/** Body of POST /api/admin/login. The password is compared exactly as sent. */
export const login = z
  .object({
    password: z
      .string()
      .max(1000, 'Must be at most 1000 characters')
      .refine((value) => value.trim() !== '', 'Required'),
  })
  .meta({ id: 'Login' });

/** Response of login, status and logout. */
export const sessionStatus = z
  .object({ isAuthenticated: z.boolean() })
  .meta({ id: 'SessionStatus' });
export type SessionStatus = z.output<typeof sessionStatus>;
