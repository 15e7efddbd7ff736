import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getRefusalText } from '../api/response';
import { useWords } from '../i18n/i18n';
import { logInFrom } from '../paths';
import { Modal } from '../ui/Modal';
import { appMessages } from './app.messages';
import { getFaultKey, isLoggedOut } from './fault-words';

/** Shows what to do after a failed write. A member whose session has ended is redirected to the log-in. */
export function FaultDialog() {
  const t = useWords(appMessages);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<unknown>(null);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((change) => {
        if (change.type !== 'updated' || change.action.type !== 'error') return;
        if (isLoggedOut(change.action.error)) void navigate(logInFrom(window.location));
        else setFault(change.action.error);
      }),
    [queryClient, navigate],
  );
  if (fault === null) return null;
  return (
    <Modal title={t('notDone')} onClose={() => setFault(null)}>
      <p>{getRefusalText(fault) ?? t(getFaultKey(fault))}</p>
      <button type="button" className="button" onClick={() => setFault(null)}>
        {t('close')}
      </button>
    </Modal>
  );
}
