// A random key. Not `crypto.randomUUID`, which is missing on plain http.

/** 32 hexadecimal digits. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
