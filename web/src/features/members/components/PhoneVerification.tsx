import { useState } from 'react';
import { getFirstError } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { Modal } from '../../../ui/Modal';
import { sendPhoneCode } from '../members.api';
import { phoneMessages } from '../phone.messages';
import { PhoneCodePopup } from './PhoneCodePopup';

const DONE = 200;

interface Props {
  readonly tel: string;
  readonly onVerified: () => unknown;
}

/** Sends a code after a confirmation, and verifies it. */
export function PhoneVerification({ tel, onVerified }: Props) {
  const t = useWords(phoneMessages);
  const isWriting = useIsWriting();
  const [step, setStep] = useState<'none' | 'asking' | 'code'>('none');
  const [refusal, setRefusal] = useState<string>();
  const close = () => setStep('none');
  const send = useWrite(sendPhoneCode, ({ state, errors }) => {
    setRefusal(state === DONE ? undefined : getFirstError(errors, 'user_id'));
    setStep(state === DONE ? 'code' : 'none');
  });
  return (
    <>
      <button type="button" className="button" onClick={() => setStep('asking')}>
        {t('sms')}
      </button>
      {refusal && (
        <p className="alert" role="alert">
          {refusal}
        </p>
      )}
      {step === 'asking' && (
        <Modal title={t('askTitle')} onClose={close}>
          <p>{t('askText', { tel })}</p>
          <div className="buttons">
            <button type="button" className="button button-quiet" onClick={close}>
              {t('cancel')}
            </button>
            <button type="button" className="button" aria-disabled={isWriting} onClick={() => send({ tel })}>
              {t('send')}
            </button>
          </div>
        </Modal>
      )}
      {step === 'code' && <PhoneCodePopup tel={tel} onClose={close} onVerified={onVerified} />}
    </>
  );
}
