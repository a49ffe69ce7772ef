// Patterns of tags, for HTML that is read as text.

/** A comment or a tag; the groups are the slash of an end tag and the name. */
export const TAG = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g;
/** The names of elements without an end tag. */
export const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** The names of inline elements. A run of them outside a paragraph is one block. */
export const INLINE =
  /^(a|abbr|b|br|cite|code|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup|time|u)$/i;
