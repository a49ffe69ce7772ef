// The staff password of sites in tests, and a hash that is cheap to verify: tests log in often.

export const PASSWORD = 'correct horse battery staple';

/** An argon2id hash at the lowest cost; a hash contains the cost of its verification. */
export function hashCheaply(password: string): Promise<string> {
  return Bun.password.hash(password, { algorithm: 'argon2id', memoryCost: 8, timeCost: 1 });
}
