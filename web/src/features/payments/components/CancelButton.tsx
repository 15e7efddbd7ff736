import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getFirstError } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import { SLIPS } from '../methods.rules';
import { ownPaymentsMessages } from '../own-payments.messages';
import { cancelPayment, type ListedPayment } from '../payments.api';

/** Cancels an open payment after a confirmation. */
export function CancelButton({ payment: { id, pay_id } }: { payment: Pick<ListedPayment, 'id' | 'pay_id'> }) {
  const t = useWords(ownPaymentsMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const cancel = useWrite(cancelPayment, (response) => {
    setAsking(false);
    setRefusal(getFirstError(response.errors, 'payment_id'));
    return queryClient.invalidateQueries({ queryKey: ['payments'] });
  });
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {t('cancel')}
      </button>
      {refusal && (
        <p className="alert" role="alert">
          {refusal}
        </p>
      )}
      {isAsking && (
        <Modal title={t('cancelTitle')} onClose={() => setAsking(false)}>
          <p>{t(SLIPS.has(pay_id) ? 'cancelText' : 'cancelWallet')}</p>
          <div className="buttons">
            <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
              {t('keep')}
            </button>
            <button type="button" className="button" aria-disabled={isWriting} onClick={() => cancel(id)}>
              {t('doCancel')}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
