// The form that creates an API token and then shows the token, only once.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { API_TOKEN_DAYS_DEFAULT, API_TOKEN_NAME_MAX_CHARS } from '#db/limits.ts';
import { useCopy } from '#ui/admin/shell/use-copy.ts';
import { messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Copy } from '#ui/kit/icons.ts';
import { Input } from '#ui/kit/input.tsx';
import { NativeSelect } from '#ui/kit/native-select.tsx';
import type { useApiTokens } from './use-api-tokens.ts';

const DURATIONS = [
  { value: '30', label: '30 days' },
  { value: String(API_TOKEN_DAYS_DEFAULT), label: '90 days' },
  { value: '365', label: '1 year' },
];

/** Must be inside `AdminFrame`. */
export function NewToken({ create }: Pick<ReturnType<typeof useApiTokens>, 'create'>) {
  const [name, setName] = useState('');
  const [days, setDays] = useState(API_TOKEN_DAYS_DEFAULT);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name, expiresInDays: days }, { onSuccess: () => setName('') });
  };
  return (
    <section className="api-tokens-new" aria-labelledby="new-token">
      <h2 id="new-token">New token</h2>
      <form className="share-new" onSubmit={submit}>
        <Field label="Name">
          <Input
            value={name}
            required
            maxLength={API_TOKEN_NAME_MAX_CHARS}
            placeholder="Drafting assistant"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Works for">
          <NativeSelect
            options={DURATIONS}
            value={String(days)}
            onChange={(event) => setDays(Number(event.target.value))}
          />
        </Field>
        <Button type="submit" variant="primary" loading={create.isPending}>
          Create token
        </Button>
      </form>
      {create.isError && <Alert>{messageOf(create.error, 'Failed to create the token')}</Alert>}
      {create.data && <Created key={create.data.id} token={create.data.token} />}
    </section>
  );
}

function Created({ token }: { token: string }) {
  const copy = useCopy();
  const field = useRef<HTMLInputElement>(null);
  // a screen reader reads the token, and it can be copied by keyboard
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="share-made">
      <Field label="Your new token" hint="Copy it now. It is not shown again.">
        <Input ref={field} value={token} readOnly onFocus={(event) => event.target.select()} />
      </Field>
      <Button
        variant="outline"
        onClick={() => copy(token, field.current, 'Keep the token like a password')}
      >
        <Copy aria-hidden="true" />
        Copy
      </Button>
    </div>
  );
}
