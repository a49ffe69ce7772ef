// The templates of answers: added, changed and removed in one form.
import { useId, useState } from 'react';
import type { ReplyTemplate } from '#db/contract/mail.ts';
import { ENQUIRY_NAME_MAX_CHARS, REPLY_MAX_CHARS, REPLY_TEMPLATES_MAX } from '#db/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';

interface ReplyTemplatesProps {
  templates: readonly ReplyTemplate[];
  /** Stores them; rejects when that failed. */
  onChange: (templates: ReplyTemplate[]) => Promise<unknown>;
}

/** Each template folds out; nothing is stored before Save. */
export function ReplyTemplates({ templates, onChange }: ReplyTemplatesProps) {
  const id = useId();
  const [rows, setRows] = useState(() => templates.map(rowOf));
  const [state, setState] = useState<'' | 'Saving...' | 'Saved' | 'Not saved'>('');
  const change = (index: number, part: Partial<ReplyTemplate>) => {
    setState('');
    setRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  };
  const save = async () => {
    setState('Saving...');
    const named = rows.filter(({ name }) => name.trim() !== '');
    await onChange(named.map(({ name, text }) => ({ name, text }))).then(
      () => setState('Saved'),
      () => setState('Not saved'),
    );
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Reply templates</h2>
      <p className="admin-mail-hint">
        Start a reply in the inbox from a template. <code>{'{name}'}</code> is replaced by the first
        name of the sender.
      </p>
      {rows.map(({ key, name, text }, index) => (
        <details className="reply-template" key={key} open={name === ''}>
          <summary>{name || 'New template'}</summary>
          <Field label="Name">
            <Input
              value={name}
              maxLength={ENQUIRY_NAME_MAX_CHARS}
              onChange={({ target }) => change(index, { name: target.value })}
            />
          </Field>
          <Field label="Text">
            <Textarea
              value={text}
              rows={7}
              maxLength={REPLY_MAX_CHARS}
              onChange={({ target }) => change(index, { text: target.value })}
            />
          </Field>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => setRows(rows.filter((_, at) => at !== index))}
          >
            Remove<span className="visually-hidden">: {name || 'new template'}</span>
          </Button>
        </details>
      ))}
      <p className="reply-template-end">
        <Button
          size="sm"
          variant="outline"
          disabled={rows.length >= REPLY_TEMPLATES_MAX}
          onClick={() => setRows([...rows, rowOf({ name: '', text: 'Hello {name},\n\n' })])}
        >
          Add template
        </Button>
        <Button size="sm" variant="primary" onClick={save}>
          Save templates
        </Button>
        <span role="status">{state}</span>
      </p>
    </section>
  );
}

let rowsMade = 0;

function rowOf(template: ReplyTemplate) {
  return { ...template, key: ++rowsMade };
}
