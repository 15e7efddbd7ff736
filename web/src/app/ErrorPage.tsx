import { type SyntheticEvent, useEffect } from 'react';
import { Link, Navigate, useLocation, useNavigation, useRouteError } from 'react-router-dom';
import { OutdatedError } from '../api/response';
import { ownBuild } from '../browser/build';
import { useWords } from '../i18n/i18n';
import { logInFrom, paths } from '../paths';
import { Page } from '../ui/Page';
import { appMessages } from './app.messages';
import { getFaultKey, isLoggedOut } from './fault-words';
import { Layout } from './Layout';

/** Hides the picture, which cannot load without a connection either. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.style.display = 'none';
};

/** Replaces a page that failed to load. A missing page cannot be retried; an outdated build reloads once by itself. */
export function ErrorPage() {
  const t = useWords(appMessages);
  const error = useRouteError();
  const page = useLocation();
  // The previous page may detect the end of the session before the requested page does.
  const { location: requested } = useNavigation();
  const isOutdated = error instanceof OutdatedError;
  useEffect(() => {
    if (isOutdated) ownBuild.leave();
  }, [isOutdated]);
  if (isLoggedOut(error)) return <Navigate to={logInFrom(requested ?? page)} replace />;
  const word = getFaultKey(error);
  return (
    <Page title={t('failed')} narrow>
      <div className="panel notice">
        <img src="/images/empty.svg" alt="" width="320" height="240" onError={hide} />
        <p role="alert">{t(word)}</p>
        <div className="buttons">
          {word !== 'notFound' && (
            <button type="button" className="button" onClick={() => window.location.reload()}>
              {t(isOutdated ? 'reload' : 'tryAgain')}
            </button>
          )}
          <Link className={word === 'notFound' ? 'button' : 'button button-quiet'} to={paths.top}>
            {t('toTop')}
          </Link>
        </div>
      </div>
    </Page>
  );
}

/** Shows the error page inside the layout, for errors outside of it. */
export function FramedErrorPage() {
  return (
    <Layout>
      <ErrorPage />
    </Layout>
  );
}
