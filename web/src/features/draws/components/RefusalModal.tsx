import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import { drawsMessages } from '../draws.messages';

/** Dialog with the reason why the shop refuses the count. */
export function RefusalModal({ message, onClose }: { message: string; onClose: () => void }) {
  const t = useWords(drawsMessages);
  return (
    <Modal title={t('notBought')} onClose={onClose}>
      <p role="alert">{message}</p>
      <button type="button" className="button" onClick={onClose}>
        {t('close')}
      </button>
    </Modal>
  );
}
