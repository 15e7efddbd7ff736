import { Link, Navigate, useRouteError } from 'react-router-dom';
import { useWords } from '../i18n/i18n';
import { Page } from '../ui/Page';
import { appMessages } from './app.messages';
import { faultWord, isLoggedOut } from './fault-words';
import { paths } from './paths';

/** Shown in place of a page that could not be loaded. */
export function ErrorPage() {
  const t = useWords(appMessages);
  const error = useRouteError();
  if (isLoggedOut(error)) return <Navigate to={paths.login} replace />;
  return (
    <Page title={t('failed')} narrow>
      <p role="alert">{t(faultWord(error))}</p>
      <div className="buttons">
        <Link className="button button-quiet" to={paths.top}>
          {t('toTop')}
        </Link>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {t('tryAgain')}
        </button>
      </div>
    </Page>
  );
}
