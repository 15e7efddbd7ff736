import { type ReactNode, Suspense } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useWords } from '../i18n/i18n';
import { uiMessages } from '../ui/ui.messages';
import { appMessages } from './app.messages';
import { FaultDialog } from './FaultDialog';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';
import { PageSkeleton } from './PageSkeleton';
import { useFreshStart } from './use-fresh-start';
import { WritingOverlay } from './WritingOverlay';

/** Frames every page. Without `children` it contains the page of the current address. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useWords(appMessages);
  const ui = useWords(uiMessages);
  const isLoading = useNavigation().state === 'loading';
  const main = useFreshStart();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('skip')}
      </a>
      <Header />
      {isLoading && <div className="progress" role="progressbar" aria-label={ui('loading')} />}
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
      <Footer />
      <FaultDialog />
      <WritingOverlay />
    </>
  );
}
