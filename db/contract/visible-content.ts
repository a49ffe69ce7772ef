// Whether texts and HTML have something visible: an empty editor stores empty paragraphs.

const VISIBLE_ELEMENTS = /<(?:img\s(?:[^<>]*\s)?src=|(?:video|audio|iframe|table|hr)[\s>/])/i;
const TAGS = /<[^>]*>|&nbsp;/g;
const INVISIBLE = /[\s\p{Cf}]/gu;

/** True when `text` has a character that is neither white space nor invisible formatting. */
export function hasVisibleCharacter(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}

/** True when `html` has a visible character, a picture with an address, a video, a table or a rule. */
export function hasVisibleContent(html: string): boolean {
  return VISIBLE_ELEMENTS.test(html) || hasVisibleCharacter(html.replace(TAGS, ''));
}
