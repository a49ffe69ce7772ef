// The accent colour that staff chose, as styles for the head of a page.
import { accentTokens } from '#db/contract/documents/accent-colour.ts';
import type { AppContext } from '#server/context.ts';
import { contentOf } from './content-of.ts';

/** The accent of ui/tokens.css, which needs no style. */
const OWN_ACCENT = '#ff4b1f';

/** A rule that sets the tokens; empty for the site's own accent. It is in no cascade layer, so it overrides ui/tokens.css. */
export function accentStyles(c: AppContext): string {
  const { accent } = contentOf(c, 'brand');
  if (accent === OWN_ACCENT) return '';
  const tokens = Object.entries(accentTokens(accent));
  return `:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}
