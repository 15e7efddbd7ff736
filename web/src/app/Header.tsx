import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { currentUser } from '../api/session';
import { switchLanguage, useLanguage, useWords } from '../i18n/i18n';
import { logInFrom, parseDestination, paths } from '../paths';
import { uiMessages } from '../ui/ui.messages';
import { appMessages } from './app.messages';
import { Balance } from './Balance';
import { MenuButton } from './MenuButton';

/** The page works without it if it fails to load. */
const AnnouncementBanner = lazy(() =>
  import('../features/legal/components/AnnouncementBanner').catch(() => ({ default: () => null })),
);

/** Shows the bar on top of every page, and important messages for members below it. `index.html` draws its outline before any script runs. */
export function Header() {
  const t = useWords(appMessages);
  const ui = useWords(uiMessages);
  const isJapanese = useLanguage() === 'ja';
  const { data: user } = useQuery(currentUser);
  const isMember = user?.is_login === '1';
  const location = useLocation();
  return (
    <>
      <header className="header">
        <div className="header-inner">
          <Link to={paths.top} className={isMember ? 'logo logo-small' : 'logo'} aria-label={ui('shop')}>
            <img src="/images/logo.svg" alt="" width="32" height="32" />
            <span>{ui('shop')}</span>
          </Link>
          <div className="header-tools">
            <button
              type="button"
              className="header-tool"
              lang={isJapanese ? 'en' : 'ja'}
              onClick={() => switchLanguage(isJapanese ? 'en' : 'ja')}
            >
              {t('otherLanguage')}
            </button>
            {isMember ? (
              <Balance user={user} destination={parseDestination(new URLSearchParams(location.search))} />
            ) : (
              <Link to={logInFrom(location)} className="header-tool header-login">
                {t('logIn')}
              </Link>
            )}
            <MenuButton user={user} />
          </div>
        </div>
      </header>
      {isMember && (
        <Suspense>
          <AnnouncementBanner />
        </Suspense>
      )}
    </>
  );
}
