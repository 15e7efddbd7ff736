import { Link } from 'react-router-dom';
import { useLogOut } from '../features/members/use-log-out';
import { useWords } from '../i18n/i18n';
import { Modal } from '../ui/Modal';
import { appMessages } from './app.messages';
import { CONTACT } from './contact';
import { paths } from './paths';

const LINKS = [
  ['myPage', paths.myPage],
  ['buyPoint', paths.buyPoint],
  ['pointHistory', paths.buyPointHistory],
  ['productHistory', paths.buyProductHistory],
  ['guide', paths.userGuide],
] as const;

export function Menu({ isMember, onClose }: { isMember: boolean; onClose: () => void }) {
  const t = useWords(appMessages);
  const logOut = useLogOut();
  const leave = () => {
    onClose();
    logOut();
  };
  return (
    <Modal title={t('menu')} onClose={onClose}>
      <ul className="menu">
        {LINKS.map(([word, path]) => (
          <li key={path}>
            <Link to={path} onClick={onClose}>
              {t(word)}
            </Link>
          </li>
        ))}
        <li>
          <a href={CONTACT}>{t('contact')}</a>
        </li>
        <li>
          <Link to={paths.termsOfService} onClick={onClose}>
            {t('terms')}
          </Link>
        </li>
        <li>
          {isMember ? (
            <button type="button" onClick={leave}>
              {t('logOut')}
            </button>
          ) : (
            <Link to={paths.login} onClick={onClose}>
              {t('logIn')}
            </Link>
          )}
        </li>
      </ul>
      <button type="button" className="button button-quiet" onClick={onClose}>
        {t('closeMenu')}
      </button>
    </Modal>
  );
}
