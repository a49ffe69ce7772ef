// A mail as plain text.
import type { MailContent, MailPart } from './mail-content.ts';

/** The text, with a blank line between paragraphs and a line between parts. */
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

/** The text without control characters, which no mail program can show; line breaks and tabs stay. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
