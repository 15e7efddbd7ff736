import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { NotificationsResponse } from '../../../../../services/notifications/own-notifications/own-notifications.contract.js';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { CheckBox } from '../../../ui/Field';
import { changeMailSettings, lists, type MailWishes } from '../notifications.api';
import { notificationsMessages } from '../notifications.messages';

const TOPICS = ['undecided', 'expiry', 'shipping', 'news'] as const;

/** Lets members choose the mails they receive. */
export function MailSettingsForm({ settings }: { settings: MailWishes }) {
  const t = useWords(notificationsMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const [selection, setSelection] = useState(settings);
  const [isSaved, setSaved] = useState(false);
  const save = useWrite(changeMailSettings, (response) => {
    if (!('detail' in response)) return;
    setSaved(true);
    queryClient.setQueriesData<NotificationsResponse>({ queryKey: lists }, (page) =>
      page ? { ...page, detail: response.detail } : page,
    );
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    save(selection);
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
              checked={selection[topic] === '1'}
              onChange={({ target }) => {
                setSaved(false);
                setSelection({ ...selection, [topic]: target.checked ? '1' : '0' });
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
