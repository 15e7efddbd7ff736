import { useState } from 'react';
import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import { membersMessages } from '../members.messages';
import { useLogOut } from '../use-log-out';

/** Logs out after a confirmation. */
export function LogOut() {
  const t = useWords(membersMessages);
  const logOut = useLogOut();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t('logOut')}
      </button>
      {isAsking && (
        <Modal title={t('logOutTitle')} onClose={() => setAsking(false)}>
          <p>{t('logOutText')}</p>
          <div className="buttons">
            <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
              {t('stay')}
            </button>
            <button type="button" className="button" onClick={logOut}>
              {t('logOut')}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
