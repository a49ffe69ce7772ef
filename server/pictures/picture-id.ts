// The short id of a shipped picture, for the addresses of its variants: a page contains a hundred of them.

/** 5 letters and digits derived from the address; an upload's id is its file name. */
export function pictureId(src: string): string {
  return Number(Bun.hash.wyhash(src) % 36n ** 5n)
    .toString(36)
    .padStart(5, '0');
}

/** The addresses by id. Throws when two have the same id: then one of the files must be renamed. */
export function pictureIds(addresses: Iterable<string>): Map<string, string> {
  const byId = new Map<string, string>();
  for (const src of addresses) {
    const id = pictureId(src);
    const other = byId.get(id);
    if (other !== undefined) throw new Error(`${other} and ${src} have the same id: rename one`);
    byId.set(id, src);
  }
  return byId;
}
