// Content for feeds with absolute addresses, because a feed reader cannot resolve `/x`.

const ATTRIBUTES = ['href', 'src', 'poster', 'cite'];
/** The parser calls back only for these elements: a callback for each element takes several times as long. */
const WITH_ADDRESSES = [...ATTRIBUTES, 'srcset'].map((name) => `[${name}]`).join(', ');

/** `html` with all addresses resolved against `base`, those of images after `addressOf`; invalid addresses stay. */
export function absoluteHtml(
  html: string,
  base: string,
  addressOf: (src: string) => string = (src) => src,
): string {
  const absolute = (address: string) =>
    URL.canParse(address, base) ? new URL(address, base).href : address;
  return new HTMLRewriter()
    .on(WITH_ADDRESSES, {
      element(element) {
        for (const name of ATTRIBUTES) {
          const address = element.getAttribute(name);
          if (address === null) continue;
          const isPicture = name === 'poster' || (name === 'src' && element.tagName === 'img');
          element.setAttribute(name, absolute(isPicture ? addressOf(address) : address));
        }
        const candidates = element.getAttribute('srcset');
        if (candidates === null) return;
        const withBase = candidates
          .split(/(?<=\s[\d.]+[wx]),\s*|,\s+/)
          .map((candidate) => candidate.trim().replace(/^\S+/, absolute));
        element.setAttribute('srcset', withBase.join(', '));
      },
    })
    .transform(html);
}
