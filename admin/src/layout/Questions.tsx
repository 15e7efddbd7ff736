import { lazy, Suspense } from 'react';
import { confirmation, signInAgain } from '../providers/confirmation';
import { useQuestion } from './useQuestion';

// Fetched when they are asked: nobody waits for them before they see their first page.
const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog')).ConfirmDialog }));
const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain')).SignInAgain }));

/** Shows the dialogs that requests wait for: who it is, and a sign-in when the session has ended. */
export const Questions = () => {
  const identity = useQuestion(confirmation);
  const session = useQuestion(signInAgain);
  return (
    <Suspense>
      {identity.open && <ConfirmDialog onClose={identity.close} />}
      {session.open && <SignInAgain onClose={session.close} />}
    </Suspense>
  );
};
