import { type FormEvent, useState } from 'react';
import { getFirstError } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { getNowMs } from '../../../browser/clock';
import { useWords } from '../../../i18n/i18n';
import { TextField } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { sendPhoneCode, verifyPhone } from '../members.api';
import { phoneMessages } from '../phone.messages';
import { CODE_DIGITS, extractCodeDigits } from '../phone-code.rules';
import { useOneTimeCode } from '../use-one-time-code';
import { SendAgainButton } from './SendAgainButton';

const DONE = 200;

interface Props {
  /** Number that received the code. */
  readonly tel: string;
  readonly onClose: () => void;
  readonly onVerified: () => unknown;
}

/** Popup for the code of the text message, with a button that requests another code. */
export function PhoneCodePopup({ tel, onClose, onVerified }: Props) {
  const t = useWords(phoneMessages);
  const isWriting = useIsWriting();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [outcome, setOutcome] = useState<string>();
  const [sentAtMs, setSentAtMs] = useState(getNowMs);
  useOneTimeCode((sent) => setCode(extractCodeDigits(sent)));
  const verify = useWrite(verifyPhone, ({ state, errors }) => {
    if (state === DONE) return onVerified();
    setRefusal(getFirstError(errors, 'sms_code'));
    return undefined;
  });
  const again = useWrite(sendPhoneCode, ({ state, errors }) => {
    setRefusal(undefined);
    if (state === DONE) setSentAtMs(getNowMs());
    setOutcome(state === DONE ? t('sentAgain') : getFirstError(errors, 'user_id'));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(undefined);
    verify({ sms_code: extractCodeDigits(code) });
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
          // A browser would cut pasted text to six characters, including spaces.
          onPaste={(event) => {
            event.preventDefault();
            setCode(extractCodeDigits(event.clipboardData.getData('text')));
          }}
          maxLength={CODE_DIGITS}
          required
        />
        <p className="note" role="status">
          {outcome ?? t('againNote')}
        </p>
        <div className="buttons">
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('cancel')}
          </button>
          <SendAgainButton sentAtMs={sentAtMs} isWriting={isWriting} onAgain={() => again({ tel })} />
          <button type="submit" className="button" aria-disabled={isWriting}>
            {t('verify')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
