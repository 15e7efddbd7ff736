import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, getFirstError } from '../../../api/response';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { SelectField, TextField } from '../../../ui/Field';
import { Modal } from '../../../ui/Modal';
import { limitsMessages } from '../limits.messages';
import { parseLimit } from '../limits.rules';
import { changeLimits, type OwnLimits, ownLimits } from '../payments.api';

const PAUSES = [0, 1, 7, 30] as const;
/** Sent instead of invalid input, so that the shop responds with its message. */
const NO_NUMBER = -1;

/** Changes the limit, or starts a pause after a confirmation. */
export function LimitsForm({ limits }: { limits: OwnLimits }) {
  const t = useWords(limitsMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const [limit, setLimit] = useState(String(limits.next_monthly_yen ?? limits.monthly_yen));
  const [pause, setPause] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>();
  const [isSaved, setSaved] = useState(false);
  const save = useWrite(changeLimits, (response) => {
    setAsking(false);
    const refused = 'errors' in response ? response.errors : undefined;
    setErrors(refused);
    setSaved(!refused);
    if (!refused && 'detail' in response) {
      setPause(0);
      queryClient.setQueryData(ownLimits.queryKey, response.detail);
    }
  });
  const send = () => save({ monthly_yen: parseLimit(limit) ?? NO_NUMBER, pause_days: pause });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    if (pause > 0) setAsking(true);
    else send();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={t('limitField')}
        hint={t('limitHint')}
        error={getFirstError(errors, 'monthly_yen')}
        inputMode="numeric"
        maxLength={8}
        value={limit}
        onChange={({ target }) => setLimit(target.value)}
      />
      <SelectField
        label={t('pauseField')}
        hint={t('pauseHint')}
        error={getFirstError(errors, 'pause_days')}
        value={pause}
        onChange={({ target }) => setPause(Number(target.value))}
      >
        {PAUSES.map((days) => (
          <option key={days} value={days}>
            {t(`pause${days}`)}
          </option>
        ))}
      </SelectField>
      <button type="submit" className="button" aria-disabled={isWriting}>
        {t('save')}
      </button>
      <p role="status">{isSaved && t('saved')}</p>
      {isAsking && (
        <Modal title={t('confirmTitle', { days: pause })} onClose={() => setAsking(false)}>
          <p>{t('confirmText')}</p>
          <div className="buttons">
            <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
              {t('no')}
            </button>
            <button type="button" className="button" aria-disabled={isWriting} onClick={send}>
              {t('yes')}
            </button>
          </div>
        </Modal>
      )}
    </form>
  );
}
