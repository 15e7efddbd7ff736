import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { membersMessages } from './members.messages';

export default function UserMenuPage() {
  const t = useWords(membersMessages);
  return (
    <Page title={t('userMenu')} narrow>
      <ul className="menu">
        <li>
          <Link to={paths.changeMember}>{t('changeMember')}</Link>
        </li>
        <li>
          <Link to={paths.changePassword}>{t('changePassword')}</Link>
        </li>
      </ul>
      <Link to={paths.myPage}>{t('backToMyPage')}</Link>
    </Page>
  );
}
