// Asks for the new name of a category, sector, role or author. A name that exists already takes over the items.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type RenameAnswer, renameInput, type SharedName } from '#db/contract/names.ts';
import { useWhenLoggedIn } from '#ui/admin/session/when-logged-in.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';

interface RenameDialogProps {
  renaming: SharedName;
  /** The names of the same kind. */
  others: readonly SharedName[];
  onClose: () => void;
  onRenamed: (to: string, answer: RenameAnswer) => void;
  onFailed: () => void;
}

/** Open while it is mounted. */
export function RenameDialog({ renaming, others, onClose, ...on }: RenameDialogProps) {
  const { of, name, count } = renaming;
  const id = useId();
  const [to, setTo] = useState(name);
  const [error, setError] = useState<string>();
  const whenLoggedIn = useWhenLoggedIn();
  const rename = useMutation({
    mutationFn: (json: { of: SharedName['of']; from: string; to: string }) =>
      whenLoggedIn('renaming', () => answerOf(api.admin.names.rename.$post({ json }))),
    onSuccess: (answer, sent) => on.onRenamed(sent.to, answer),
    onError: (failure) => {
      setError(messageOf(failure, 'Failed to rename'));
      on.onFailed();
    },
  });
  const target = others.find((other) => other.name === to.trim() && other.name !== name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const parsed = renameInput.safeParse({ of, from: name, to });
    if (parsed.success) rename.mutate(parsed.data);
    else setError(parsed.error.issues[0]?.message);
  };
  const items = count === 1 ? '1 item' : `${count} items`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Rename “${name}”`}
      description={
        target
          ? `Merges ${items} into “${target.name}”, which has ${target.count}.`
          : `Changes ${items} and ${count === 1 ? 'its draft' : 'their drafts'}. Live pages update immediately.`
      }
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`} loading={rename.isPending}>
            {target ? 'Merge' : 'Rename'}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} onSubmit={submit} noValidate>
        <Field label="New name" error={error}>
          <Input
            value={to}
            list={`${id}-names`}
            autoComplete="off"
            onChange={(event) => {
              setTo(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <datalist id={`${id}-names`}>
          {others
            .filter((other) => other.name !== name)
            .map((other) => (
              <option key={other.name} value={other.name} />
            ))}
        </datalist>
      </form>
    </Dialog>
  );
}
