// The login form of the admin area (docs/contract.md, Login and session in the browser).
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LOGIN_REDIRECT_MS } from '#db/limits.ts';
import { Toaster } from '#ui/admin/shell/toaster.tsx';
import { useToasts } from '#ui/admin/shell/toasts.ts';
import { answerOf, api, messageOf } from '#ui/islands/api.ts';
import { ClientData } from '#ui/islands/client-data.tsx';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { forgetSession, sessionQuery } from './session.ts';

/** A password field and a Login button. */
export function LoginForm() {
  return (
    <ClientData>
      <Toaster>
        <Form />
      </Toaster>
    </ClientData>
  );
}

function Form() {
  const [password, setPassword] = useState('');
  const [hasEnded, setEnded] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const queries = useQueryClient();
  const login = useMutation({
    mutationFn: () => answerOf(api.admin.login.$post({ json: { password } })),
    onSuccess: async () => {
      toasts.showAcross({ title: 'Successfully logged in to admin panel' });
      await queries.prefetchQuery(sessionQuery);
      setTimeout(() => location.assign('/vs-admin/dashboard'), LOGIN_REDIRECT_MS);
    },
    onError: (error) => {
      // the disabled button lost the focus
      field.current?.focus();
      toasts.show({
        title: 'Login Failed',
        description: messageOf(error, 'Invalid password'),
        variant: 'destructive',
      });
    },
  });
  useEffect(() => setEnded((hadEnded) => forgetSession() || hadEnded), []);
  const blank = password.trim() === '';
  return (
    <form
      className="login-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blank && !login.isPending) login.mutate();
      }}
    >
      {hasEnded && <Alert tone="info">Your session has ended. Please log in again.</Alert>}
      {/* password managers need a user name to store the password */}
      <input type="text" name="username" autoComplete="username" value="staff" readOnly hidden />
      <Field label="Password">
        <Input
          ref={field}
          type="password"
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {login.isError && (
        <Alert>{messageOf(login.error, 'Invalid password. Please try again.')}</Alert>
      )}
      <Button type="submit" size="lg" variant="primary" disabled={blank} loading={login.isPending}>
        Login
      </Button>
    </form>
  );
}
