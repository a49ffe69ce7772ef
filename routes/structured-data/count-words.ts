// The word count of an article, for search engines.

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const SPACE = /\s/;
const [TAG_OPENS, TAG_CLOSES] = [60, 62];

/** The number of words in `html`: texts with a letter or digit between spaces and tags. One pass, as rendering waits for it. */
export function countWords(html: string): number {
  const text = html.replaceAll('&nbsp;', ' ');
  let words = 0;
  let inTag = false;
  let inWord = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inTag) inTag = code !== TAG_CLOSES;
    else if (code === TAG_OPENS || isSpace(code)) {
      inTag = code === TAG_OPENS;
      inWord = false;
    } else if (!inWord && isLetterOrDigit(code)) {
      inWord = true;
      words++;
    }
  }
  return words;
}

function isSpace(code: number): boolean {
  return code < 128 ? code <= 32 : SPACE.test(String.fromCharCode(code));
}

function isLetterOrDigit(code: number): boolean {
  if (code >= 128) return LETTER_OR_DIGIT.test(String.fromCharCode(code));
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}
