import { Link, useLocation } from 'react-router-dom';
import type { CurrentMemberResource } from '../../../services/members/current-member/current-member.contract.js';
import { formatFullName } from '../features/members/members.rules';
import { useLanguage, useWords } from '../i18n/i18n';
import { captureDestination, keepDestination, paths } from '../paths';
import { useAmount } from '../ui/use-amount';
import { appMessages } from './app.messages';
import { menuMessages } from './menu.messages';

/** Shows the member and their balance, or log-in and registration for visitors. */
export function MenuHead({ user, onClose }: { user: CurrentMemberResource | undefined; onClose: () => void }) {
  const t = useWords(menuMessages);
  return (
    <div className="drawer-head">
      <button type="button" className="header-tool" aria-label={t('closeMenu')} onClick={onClose}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
      {user?.is_login === '1' ? <Owner user={user} /> : <WaysIn onClose={onClose} />}
    </div>
  );
}

function Owner({ user }: { user: CurrentMemberResource }) {
  const t = useWords(menuMessages);
  const amount = useAmount();
  const name = formatFullName({ lastName: user.last_name, middleName: '', firstName: user.first_name }, useLanguage());
  return (
    <>
      <h2>{name ? t('greeting', { name }) : t('welcome')}</h2>
      <dl>
        <div>
          <dt>{t('ownedPoints')}</dt>
          <dd className="price">{amount(user.point)}</dd>
        </div>
        <div>
          <dt>{t('ownedCoins')}</dt>
          <dd>{amount(user.coin, '2')}</dd>
        </div>
      </dl>
    </>
  );
}

function WaysIn({ onClose }: { onClose: () => void }) {
  const app = useWords(appMessages);
  const t = useWords(menuMessages);
  const destination = captureDestination(useLocation());
  return (
    <>
      <h2>{t('welcome')}</h2>
      <div className="buttons">
        <Link to={keepDestination(paths.login, destination)} className="button" onClick={onClose}>
          {app('logIn')}
        </Link>
        <Link to={keepDestination(paths.signUp, destination)} className="button button-quiet" onClick={onClose}>
          {t('register')}
        </Link>
      </div>
    </>
  );
}
