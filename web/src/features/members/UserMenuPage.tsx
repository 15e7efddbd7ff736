import './members.css';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Icon } from './components/Icon';
import { membersMessages } from './members.messages';

const LINKS = [
  ['changeMember', 'changeMemberText', paths.changeMember],
  ['changePassword', 'changePasswordText', paths.changePassword],
  ['limits', 'limitsText', paths.limits],
  ['sessions', 'sessionsText', paths.sessions],
  ['referralPage', 'referralPageText', paths.referral],
  ['exportData', 'exportDataText', paths.exportData],
  ['leave', 'leaveText', paths.leave],
] as const;

export default function UserMenuPage() {
  const t = useWords(membersMessages);
  return (
    <Page title={t('userMenu')} narrow>
      <ul className="menu">
        {LINKS.map(([word, text, path]) => (
          <li key={path}>
            <Link to={path} className="menu-link">
              <Icon name={word} />
              <span>
                {t(word)}
                <small>{t(text)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button button-quiet" to={paths.myPage}>
        {t('backToMyPage')}
      </Link>
    </Page>
  );
}
