import './members.css';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Icon } from './components/Icon';
import { leaveMessages } from './leave.messages';
import { HAS_LEFT } from './leave.rules';

/** Confirmation page for a member who has just closed the account. */
export default function CompleteLeavePage() {
  const t = useWords(leaveMessages);
  const { state } = useLocation();
  if (state !== HAS_LEFT) return <Navigate to={paths.top} replace />;
  return (
    <Page title={t('left')} narrow>
      <div className="panel registered" role="status">
        <Icon name="tick" />
        <p>{t('leftText')}</p>
      </div>
      <Link className="button" to={paths.top} replace>
        {t('toTop')}
      </Link>
    </Page>
  );
}
