// Offers the login when a call of the screen finds that the session has ended.
import { type ReactNode, useRef, useState } from 'react';
import { isLoggedOut } from '#ui/islands/api.ts';
import { LoginDialog } from './login-dialog.tsx';
import { type WhenLoggedIn, WhenLoggedInContext } from './when-logged-in.ts';

/** `children` may call `useWhenLoggedIn()`. Stands inside `ClientData`. */
export function LoginGate({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const [goesOn, setGoesOn] = useState('');
  // several calls that fail together ask once
  const question = useRef<PromiseWithResolvers<boolean>>(null);
  const [whenLoggedIn] = useState(
    (): WhenLoggedIn => async (what, call) => {
      for (;;) {
        try {
          return await call();
        } catch (error) {
          if (!isLoggedOut(error)) throw error;
          if (!question.current) {
            question.current = Promise.withResolvers();
            setGoesOn(what);
            setAsking(true);
          }
          if (!(await question.current.promise)) throw error;
        }
      }
    },
  );
  const answer = (isLoggedIn: boolean) => {
    question.current?.resolve(isLoggedIn);
    question.current = null;
    setAsking(false);
  };
  return (
    <WhenLoggedInContext value={whenLoggedIn}>
      {children}
      <LoginDialog
        open={isAsking}
        goesOn={goesOn}
        onLoggedIn={() => answer(true)}
        onClose={() => answer(false)}
      />
    </WhenLoggedInContext>
  );
}
