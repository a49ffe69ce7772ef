// The one staff password (contract §2): only its argon2id hash is stored.
import type { Database } from '#db/client.ts';
import { findPasswordHash, replacePasswordHash } from '#db/queries/staff-password.ts';

export interface StaffPassword {
  /** Whether `password` is exactly the staff password. */
  matches(password: string): Promise<boolean>;
}

const GENERATED_BYTES = 15;

/**
 * Makes the staff password ready. `given` (ADMIN_PASSWORD) replaces the stored one and ends all sessions when it differs;
 * without it the stored one stays, and the first start makes one, returned once as `generated`.
 * Throws when the stored hash is damaged.
 */
export async function prepareStaffPassword(
  db: Database,
  given: string | null,
): Promise<{ staffPassword: StaffPassword; generated: string | null }> {
  let hash = await findPasswordHash(db);
  if (hash !== null && !hash.startsWith('$argon2id$'))
    throw new Error('The stored staff password is damaged. Set ADMIN_PASSWORD to replace it.');
  const generated = given === null && hash === null ? makePassword() : null;
  const wanted = given ?? generated;
  if (wanted !== null && (hash === null || !(await Bun.password.verify(wanted, hash)))) {
    hash = await Bun.password.hash(wanted, 'argon2id');
    await replacePasswordHash(db, hash);
  }
  const stored = hash as string;
  return {
    staffPassword: { matches: (password) => Bun.password.verify(password, stored) },
    generated,
  };
}

function makePassword(): string {
  return crypto.getRandomValues(Buffer.alloc(GENERATED_BYTES)).toString('base64url');
}
