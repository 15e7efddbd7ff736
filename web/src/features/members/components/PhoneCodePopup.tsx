import { type FormEvent, useState } from 'react';
import { firstError } from '../../../api/answer';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { sendPhoneCode, verifyPhone } from '../members.api';
import { phoneMessages } from '../phone.messages';

const DONE = 200;
const DIGITS = 6;

interface Props {
  /** Where the code was sent. */
  readonly tel: string;
  readonly onClose: () => void;
  readonly onVerified: () => unknown;
}

/** Takes the code of the text message; another one can be asked for. */
export function PhoneCodePopup({ tel, onClose, onVerified }: Props) {
  const t = useWords(phoneMessages);
  const isWriting = useIsWriting();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [outcome, setOutcome] = useState<string>();
  const verify = useWrite(verifyPhone, ({ state, errors }) => {
    if (state === DONE) return onVerified();
    setRefusal(firstError(errors, 'sms_code'));
    return undefined;
  });
  const again = useWrite(sendPhoneCode, ({ state, errors }) => {
    setRefusal(undefined);
    setOutcome(state === DONE ? t('sentAgain') : firstError(errors, 'user_id'));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(undefined);
    verify({ sms_code: code.normalize('NFKC') });
  };
  return (
    <Modal title={t('codeTitle')} onClose={onClose}>
      <form className="phone-code" onSubmit={submit} noValidate>
        <p>{t('codeText', { tel })}</p>
        <TextField
          label={t('code')}
          error={refusal}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={DIGITS}
          required
        />
        <p className="note" role="status">
          {outcome ?? t('againNote')}
        </p>
        <div className="buttons">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isWriting}
            onClick={() => again({ tel })}
          >
            {t('again')}
          </button>
          <button type="submit" className="button" aria-disabled={isWriting}>
            {t('verify')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
