import { useEffect } from 'react';
import { useIsOnline, useIsReached } from '../api/connection';
import { loadCurrentUser } from '../api/session';
import { useWords } from '../i18n/i18n';
import { appMessages } from './app.messages';

const RETRY_MS = 4000;

/** Shows that the shop is unreachable, retries, and disappears when it responds. */
export function OfflineBanner() {
  const t = useWords(appMessages);
  const isOnline = useIsOnline();
  const isReached = useIsReached();
  useEffect(() => {
    if (!isOnline || isReached) return;
    const callShop = () => void loadCurrentUser().catch(() => {});
    callShop();
    const timer = setInterval(callShop, RETRY_MS);
    return () => clearInterval(timer);
  }, [isOnline, isReached]);
  return (
    <div role="status" className="offline">
      {(!isOnline || !isReached) && <p>{t(isOnline ? 'unreachable' : 'offline')}</p>}
    </div>
  );
}
