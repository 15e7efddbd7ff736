import { useLocation } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { passwordMessages } from '../password.messages';
import { PASSWORD_CHANGED } from '../password.rules';

/** Confirms a changed password. */
export function PasswordChanged() {
  const t = useWords(passwordMessages);
  const { state } = useLocation();
  if (state !== PASSWORD_CHANGED) return null;
  return (
    <p className="panel note" role="status">
      {t('changed')}
    </p>
  );
}
