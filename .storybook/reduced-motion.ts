// Shows a story with reduced motion: a page cannot change the system's setting, so the media queries
// in the style sheets are answered here.

const ASKS_FOR_LESS = /\(\s*prefers-reduced-motion(\s*:\s*reduce)?\s*\)/;
const ASKS_FOR_FULL = /\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/;
const asWritten = new WeakMap<MediaList, string>();
const systemMatchMedia = window.matchMedia.bind(window);
let isEmulated = false;

/** Answers `prefers-reduced-motion` with `reduce` in style sheets and in `matchMedia`; false: as the system says. */
export function emulateReducedMotion(reduced: boolean) {
  // every write to a media list makes the browser compute all styles again
  if (!reduced && !isEmulated) return;
  isEmulated = reduced;
  for (const sheet of document.styleSheets) answerRules(sheet.cssRules, reduced);
  window.matchMedia = (query) => systemMatchMedia(reduced ? answerQuery(query) : query);
}

function answerRules(rules: CSSRuleList, reduced: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = asWritten.get(rule.media) ?? rule.media.mediaText;
      asWritten.set(rule.media, written);
      rule.media.mediaText = reduced ? answerQuery(written) : written;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      answerRules(rule.cssRules, reduced);
  }
}

function answerQuery(query: string): string {
  return query.replace(ASKS_FOR_FULL, '(width < 0px)').replace(ASKS_FOR_LESS, '(width >= 0px)');
}
