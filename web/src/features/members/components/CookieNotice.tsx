import { useState } from 'react';
import { isBlockingCookies } from '../../../browser/cookie-check';
import { useWords } from '../../../i18n/i18n';
import { membersMessages } from '../members.messages';

/** Explains how to allow cookies in a browser that blocks them, since the log-in needs them. */
export function CookieNotice() {
  const t = useWords(membersMessages);
  const [isNeeded] = useState(isBlockingCookies);
  if (!isNeeded) return null;
  return (
    <div className="alert" role="alert">
      <p>{t('cookiesBlocked')}</p>
      <button type="button" className="button button-quiet" onClick={() => window.location.reload()}>
        {t('reload')}
      </button>
    </div>
  );
}
