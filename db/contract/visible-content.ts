// Whether HTML has visible content: an empty editor stores empty paragraphs.

const VISIBLE_ELEMENTS = /<(?:img|video|audio|iframe|table|hr)[\s>/]/i;
const INVISIBLE = /<[^>]*>|&nbsp;|[\s\u200b-\u200d\u2060]/g;

/** True when `html` has a visible character, a picture, a video, a table or a rule. */
export function hasVisibleContent(html: string): boolean {
  return VISIBLE_ELEMENTS.test(html) || html.replace(INVISIBLE, '') !== '';
}
