import { type ComponentType, lazy, Suspense } from 'react';
import { confirmation, signInAgain } from '../providers/confirmation';
import { MissingDialog } from './MissingDialog';
import { useQuestion } from './useQuestion';

type Dialog = ComponentType<{ readonly onClose: (agreed: boolean) => void }>;

/** Fetched when it asks: nobody waits for it before they see their first page. */
const question = (load: () => Promise<Dialog>) =>
  lazy(async () => ({ default: await load().catch((): Dialog => MissingDialog) }));

const ConfirmDialog = question(async () => (await import('./ConfirmDialog')).ConfirmDialog);
const SignInAgain = question(async () => (await import('./SignInAgain')).SignInAgain);

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
