// The templates of answers: added, changed and removed in one form.
import { useId, useState } from 'react';
import type { ReplyTemplate } from '#db/contract/mail.ts';
import { ENQUIRY_NAME_MAX_CHARS, REPLY_MAX_CHARS, REPLY_TEMPLATES_MAX } from '#db/limits.ts';
import { isEqual } from '#ui/admin/saving/conflicts/is-equal.ts';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { focusFallback } from '#ui/admin/shell/focus-fallback.ts';
import { ApiFailure } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { Textarea } from '#ui/kit/textarea.tsx';
import { mergeTemplates } from './merge-templates.ts';

interface ReplyTemplatesProps {
  templates: readonly ReplyTemplate[];
  /**
   * Stores `templates`, which are based on `before`, and resolves to what is stored. Rejects when that failed; when others
   * are stored, with an `ApiFailure` that has them as `current`.
   */
  onChange: (templates: ReplyTemplate[], before: ReplyTemplate[]) => Promise<ReplyTemplate[]>;
}

interface Row extends ReplyTemplate {
  key: number;
  /** Added here: it starts unfolded. */
  isNew: boolean;
}

const START = 'Hello {name},\n\n';
const SAVING = 'Saving...';
const NAMELESS = 'Not saved: each template needs a name.';
const MERGED =
  'Not saved: somebody else saved templates meanwhile. Theirs are in the list now. Check it and save again.';

const passesFocusOn = focusFallback((template) =>
  template.parentElement?.querySelector('.reply-template-end button'),
);

/** Each template folds out; nothing is stored before Save. */
export function ReplyTemplates({ templates, onChange }: ReplyTemplatesProps) {
  const id = useId();
  const [stored, setStored] = useState([...templates]);
  const [rows, setRows] = useState(() => templates.map((template) => rowOf(template)));
  const [state, setState] = useState('');
  const [isSaving, setSaving] = useState(false);
  useUnsavedWork(!isEqual(templatesOf(rows), stored));
  const change = (index: number, part: Partial<ReplyTemplate>) => {
    setState('');
    setRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)));
  };
  const save = async () => {
    const next = templatesOf(rows);
    if (next.some(isNameless)) return setState(NAMELESS);
    setState(SAVING);
    setSaving(true);
    try {
      setStored(await onChange(next, stored));
      // what was typed meanwhile is not
      setState((state) => (state === SAVING ? 'Saved' : state));
    } catch (error) {
      const theirs = error instanceof ApiFailure && (error.current as ReplyTemplate[] | undefined);
      if (!theirs) return setState('Not saved');
      const merged = (mine: Row[]) => mergeTemplates(mine, stored, theirs);
      setRows((mine) => merged(mine).map((row) => ('key' in row ? row : rowOf(row))));
      setStored(theirs);
      setState(MERGED);
    } finally {
      setSaving(false);
    }
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Reply templates</h2>
      <p className="admin-mail-hint">
        Start a reply in the inbox from a template. <code>{'{name}'}</code> is replaced by the first
        name of the sender.
      </p>
      {rows.map((row, index) => (
        <details className="reply-template" key={row.key} ref={passesFocusOn} open={row.isNew}>
          <summary>{row.name || 'New template'}</summary>
          <Field
            label="Name"
            error={state === NAMELESS && isNameless(row) ? 'Please enter a name' : undefined}
          >
            <Input
              value={row.name}
              maxLength={ENQUIRY_NAME_MAX_CHARS}
              autoFocus={row.isNew}
              onChange={({ target }) => change(index, { name: target.value })}
            />
          </Field>
          <Field label="Text">
            <Textarea
              value={row.text}
              rows={7}
              maxLength={REPLY_MAX_CHARS}
              onChange={({ target }) => change(index, { text: target.value })}
            />
          </Field>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setState('');
              setRows(rows.filter((_, at) => at !== index));
            }}
          >
            Remove<span className="visually-hidden">: {row.name || 'new template'}</span>
          </Button>
        </details>
      ))}
      <p className="reply-template-end">
        <Button
          size="sm"
          variant="outline"
          disabled={rows.length >= REPLY_TEMPLATES_MAX}
          onClick={() => setRows([...rows, rowOf({ name: '', text: START }, true)])}
        >
          Add template
        </Button>
        <Button size="sm" variant="primary" loading={isSaving} onClick={save}>
          Save templates
        </Button>
        <span role="status">{state}</span>
      </p>
    </section>
  );
}

let rowsMade = 0;

function rowOf(template: ReplyTemplate, isNew = false): Row {
  return { ...template, key: ++rowsMade, isNew };
}

/** The templates to send, without new ones that are still blank. */
function templatesOf(rows: readonly Row[]): ReplyTemplate[] {
  return rows
    .map(({ name, text }) => ({ name: name.trim(), text }))
    .filter(
      (template) => !isNameless(template) || !['', START.trim()].includes(template.text.trim()),
    );
}

function isNameless({ name }: ReplyTemplate): boolean {
  return name.trim() === '';
}
