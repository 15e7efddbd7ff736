import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIsWriting, useWrite } from '../../../api/use-write';
import { useWords } from '../../../i18n/i18n';
import { CheckBox } from '../../../ui/Field';
import { changeWinSettings, winSettings } from '../wins.api';
import { winsMessages } from '../wins.messages';

/** Lets members choose if their wins are shown to everybody. */
export function WinVisibility() {
  const t = useWords(winsMessages);
  const queryClient = useQueryClient();
  const isWriting = useIsWriting();
  const { data } = useSuspenseQuery(winSettings);
  const [show, setShow] = useState(data.show);
  const [isSaved, setSaved] = useState(false);
  const save = useWrite(changeWinSettings, (response) => {
    if (!('detail' in response)) return;
    setSaved(true);
    queryClient.setQueryData(winSettings.queryKey, response.detail);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaved(false);
    save({ show });
  };
  return (
    <section aria-labelledby="win-settings">
      <h2 id="win-settings">{t('settings')}</h2>
      <form className="form" onSubmit={submit}>
        <p className="note">{t('settingsText')}</p>
        <CheckBox
          label={t('show')}
          checked={show === '1'}
          onChange={({ target }) => {
            setSaved(false);
            setShow(target.checked ? '1' : '0');
          }}
        />
        <button type="submit" className="button button-quiet" aria-disabled={isWriting}>
          {t('save')}
        </button>
        <p role="status">{isSaved && t('saved')}</p>
      </form>
    </section>
  );
}
