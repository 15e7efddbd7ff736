import { type ComponentType, lazy, Suspense } from 'react';
import { confirmation, signInAgain } from '../providers/confirmation';
import { MissingDialog } from './MissingDialog';
import { useQuestion } from './useQuestion';

type Dialog = ComponentType<{ readonly onClose: (agreed: boolean) => void }>;

/** Loads the dialog when it is needed, so that it does not delay the first page. */
const question = (load: () => Promise<Dialog>) =>
  lazy(async () => ({ default: await load().catch((): Dialog => MissingDialog) }));

const ConfirmDialog = question(async () => (await import('./ConfirmDialog')).ConfirmDialog);
const SignInAgain = question(async () => (await import('./SignInAgain')).SignInAgain);

/** Renders the dialogs that requests wait for: the confirmation of identity, and the sign-in after the session has ended. */
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
