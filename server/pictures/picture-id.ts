// The short name of a shipped picture, for the addresses of its variants: a page writes a hundred of them.

/** 5 letters and digits that follow from the address; an upload's is the name of its file. */
export function pictureId(src: string): string {
  return Number(Bun.hash.wyhash(src) % 36n ** 5n)
    .toString(36)
    .padStart(5, '0');
}

/** The addresses by their ids. Throws when two have the same one: then one of the files needs another name. */
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
