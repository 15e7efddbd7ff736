import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useIsWriting } from '../api/use-write';
import { useWords } from '../i18n/i18n';
import { Spinner } from '../ui/Spinner';
import { uiMessages } from '../ui/ui.messages';
import { appMessages } from './app.messages';
import { FaultDialog } from './FaultDialog';
import { Footer } from './Footer';
import { Header } from './Header';
import { Waiting } from './Waiting';

/** The frame of every page. */
export function Layout() {
  const t = useWords(appMessages);
  const ui = useWords(uiMessages);
  const isWriting = useIsWriting();
  const isLoading = useNavigation().state === 'loading';
  const main = useFreshStart();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <Header />
      {isLoading && <div className="progress" role="progressbar" aria-label={ui('loading')} />}
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <FaultDialog />
      {isWriting && (
        <div className="overlay">
          <Spinner label={ui('sending')} />
        </div>
      )}
    </>
  );
}

/** Every page starts at its top, for the eye and for the keyboard. */
function useFreshStart() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
