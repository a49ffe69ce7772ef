// A mail as plain text.
import type { MailContent, MailPart } from './mail-content.ts';

/** The text of the mail, with blank lines between paragraphs and a rule between parts. */
export function mailTextOf({ title, parts, footer }: MailContent): string {
  return [title, ...parts.map(partText), `-- \n${footer}`]
    .filter(Boolean)
    .map(withoutControls)
    .join('\n\n');
}

function partText({ title, text, fields = [], link }: MailPart): string {
  const lines = fields.map(([name, value]) => `${name}: ${value}`);
  return [title, text, lines.join('\n'), link && `${link.label}:\n${link.href}`]
    .filter(Boolean)
    .join('\n\n');
}

/** The text without control characters, which mail programs cannot show; line breaks and tabs stay. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
