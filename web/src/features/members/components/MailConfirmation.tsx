import { useState } from 'react';
import { getFirstError } from '../../../api/response';
import { useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { sendMailConfirmation } from '../members.api';
import { membersMessages } from '../members.messages';

const DONE = 200;

/** Asks a member with an unconfirmed address to open the link in the mail, and sends the mail again. */
export function MailConfirmation({ mail }: { mail: string }) {
  const t = useWords(membersMessages);
  const [outcome, setOutcome] = useState<string>();
  const send = useWrite(sendMailConfirmation, ({ state, errors }) =>
    setOutcome(state === DONE ? t('confirmationSent') : getFirstError(errors, 'mail')),
  );
  return (
    <section className="panel mail-confirmation">
      <h2>{t('confirmMail')}</h2>
      <p>{t('confirmMailText', { mail })}</p>
      <p className="note">{t('confirmMailNote')}</p>
      <button type="button" className="button button-quiet" onClick={() => send(undefined)}>
        {t('sendConfirmation')}
      </button>
      <p className="note" role="status">
        {outcome}
      </p>
    </section>
  );
}
