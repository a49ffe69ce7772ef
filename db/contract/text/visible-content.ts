// Whether texts and HTML have visible content: an empty editor stores empty paragraphs.

const VISIBLE_ELEMENTS = /<(?:img\s(?:[^<>]*\s)?src=|(?:video|audio|iframe|table|hr)[\s>/])/i;
const TAGS = /<[^<>]*>|&nbsp;/g;
const INVISIBLE = /[\s\p{Cf}]/gu;

/** Whether `text` has a character that is neither white space nor invisible formatting. */
export function hasVisibleCharacter(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}

/** Whether `html` has a visible character, a picture with an address, a video, a table or a rule. */
export function hasVisibleContent(html: string): boolean {
  return VISIBLE_ELEMENTS.test(html) || hasVisibleCharacter(html.replace(TAGS, ''));
}
