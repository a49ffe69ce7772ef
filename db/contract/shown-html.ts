// Whether HTML has anything to show: an empty editor stores paragraphs without a word.

const SHOWN_WITHOUT_WORDS = /<(?:img|video|audio|iframe|table|hr)[\s>/]/i;
const UNSEEN = /<[^>]*>|&nbsp;|[\s\u200b-\u200d\u2060]/g;

/** True when `html` holds a visible character, a picture, a film, a table or a rule. */
export function showsSomething(html: string): boolean {
  return SHOWN_WITHOUT_WORDS.test(html) || html.replace(UNSEEN, '') !== '';
}
