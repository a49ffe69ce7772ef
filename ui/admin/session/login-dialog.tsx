// The login dialog over a form, so that nothing typed is lost when the session ends.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUnsavedWork } from '#ui/admin/saving/unsaved-work.ts';
import { answerOf, api, isOutOfReach, messageOf } from '#ui/islands/api.ts';
import { Alert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Input } from '#ui/kit/input.tsx';
import { sessionQuery } from './session.ts';

interface LoginDialogProps {
  open: boolean;
  /** The work that continues after the login, as a noun: 'the save'. */
  goesOn: string;
  onLoggedIn: () => void;
  /** Called when the dialog is closed without a login. */
  onClose: () => void;
}

const REFUSED = 'Invalid password. Please try again.';
const AWAY = 'The server did not answer. Please try again.';

/** Asks for the admin password. Needs `ClientData`. */
export function LoginDialog({ open, goesOn, onLoggedIn, onClose }: LoginDialogProps) {
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  // the pending call would be lost with the page
  useUnsavedWork(open);
  const login = useMutation({
    mutationFn: () => answerOf(api.admin.login.$post({ json: { password } })),
    onSuccess: (status) => {
      setPassword('');
      queries.setQueryData(sessionQuery.queryKey, status);
      onLoggedIn();
    },
    // the disabled button lost the focus
    onError: () => field.current?.focus(),
  });
  const blank = password.trim() === '';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Your session has ended"
      description={`Log in again to continue with ${goesOn}. Nothing you typed is lost.`}
    >
      <form
        className="login-dialog"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles the event to the form around the portal
          event.stopPropagation();
          if (!blank && !login.isPending) login.mutate();
        }}
      >
        <input type="text" name="username" autoComplete="username" value="staff" readOnly hidden />
        <Field label="Password">
          <Input
            ref={field}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {login.isError && (
          <Alert>{messageOf(login.error, isOutOfReach(login.error) ? AWAY : REFUSED)}</Alert>
        )}
        <Button type="submit" variant="primary" disabled={blank} loading={login.isPending}>
          {goesOn === 'the save' ? 'Log in and save' : 'Log in'}
        </Button>
      </form>
    </Dialog>
  );
}
