// The values of a picture field.

/** The address and alt text of a picture, without its other facts. */
export function imageOf({ src, alt }: { src: string; alt: string }) {
  return { src, alt };
}
