import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { NotificationsAnswer } from '../../../../../services/notifications/own-notifications/own-notifications.contract.js';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { CheckBox } from '../../../ui/Field';
import { changeMailWishes, lists, type MailWishes } from '../notifications.api';
import { notificationsMessages } from '../notifications.messages';

const TOPICS = ['undecided', 'expiry', 'shipping', 'news'] as const;

/** Which mails the member wants. */
export function MailWishesForm({ wishes }: { wishes: MailWishes }) {
  const t = useWords(notificationsMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const [wanted, setWanted] = useState(wishes);
  const [isSaved, setSaved] = useState(false);
  const save = useWrite(changeMailWishes, (answer) => {
    if (!('detail' in answer)) return;
    setSaved(true);
    queryClient.setQueriesData<NotificationsAnswer>({ queryKey: lists }, (page) =>
      page ? { ...page, detail: answer.detail } : page,
    );
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    save(wanted);
  };
  return (
    <section aria-labelledby="mail-wishes">
      <h2 id="mail-wishes">{t('mails')}</h2>
      <form className="form" onSubmit={submit}>
        <p className="note">{t('mailsText')}</p>
        <div>
          {TOPICS.map((topic) => (
            <CheckBox
              key={topic}
              label={t(topic)}
              checked={wanted[topic] === '1'}
              onChange={({ target }) => {
                setSaved(false);
                setWanted({ ...wanted, [topic]: target.checked ? '1' : '0' });
              }}
            />
          ))}
        </div>
        <button type="submit" className="button" aria-disabled={isWriting}>
          {t('save')}
        </button>
        <p role="status">{isSaved && t('saved')}</p>
      </form>
    </section>
  );
}
