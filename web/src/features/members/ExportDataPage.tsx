import './members.css';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { getFirstError, type ResponseBody } from '../../api/response';
import { useWrite } from '../../api/use-write';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { PasswordField } from './components/PasswordField';
import { allowOwnData, OWN_DATA_FILE } from './own-data.api';
import { ownDataMessages } from './own-data.messages';

const DONE = 200;
const HELD = ['person', 'money', 'draws', 'logIns'] as const;

/** Page that downloads all data the shop keeps about the member, after a password check. */
export default function ExportDataPage() {
  const t = useWords(ownDataMessages);
  const [isStarted, setStarted] = useState(false);
  const file = useRef<HTMLAnchorElement>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { pass: '' } });
  const { errors } = formState;

  const submit = useWrite(allowOwnData, (response: ResponseBody) => {
    setStarted(response.state === DONE);
    if (response.state !== DONE) {
      const message = getFirstError(response.errors, 'pass') ?? '';
      return setError('pass', { message }, { shouldFocus: true });
    }
    reset();
    // The browser streams the file to disk, whatever its size.
    file.current?.click();
  });

  return (
    <Page title={t('title')} narrow>
      <p>{t('text')}</p>
      <section className="panel">
        <h2>{t('holds')}</h2>
        <ul className="own-data-parts">
          {HELD.map((word) => (
            <li key={word}>{t(word)}</li>
          ))}
        </ul>
        <p className="note">{t('leftOut')}</p>
        <p className="note">{t('keep')}</p>
      </section>
      <form className="panel form" noValidate onSubmit={handleSubmit(submit)}>
        <PasswordField
          {...register('pass')}
          label={t('pass')}
          hint={t('passHint')}
          autoComplete="current-password"
          error={errors.pass?.message}
        />
        <button type="submit" className="button">
          {t('download')}
        </button>
        <p role="status">{isStarted && t('begun')}</p>
        <a ref={file} href={OWN_DATA_FILE} download hidden tabIndex={-1}>
          {t('download')}
        </a>
      </form>
      <Link className="button button-quiet" to={paths.userMenu}>
        {t('backToMenu')}
      </Link>
    </Page>
  );
}
