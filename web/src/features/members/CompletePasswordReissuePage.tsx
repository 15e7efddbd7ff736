import './members.css';
import { Link, Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { paths } from '../../paths';
import { Page } from '../../ui/Page';
import { Icon } from './components/Icon';
import { passwordMessages } from './password.messages';
import { hasGoneBack, PASSWORD_CHANGED } from './password.rules';
import { useDestination } from './use-destination';

/** Result page of a password reset; going back does not show it again. */
export default function CompletePasswordReissuePage() {
  const t = useWords(passwordMessages);
  const type = useNavigationType();
  const { key, state } = useLocation();
  const { keepingOn } = useDestination();
  const isChanged = state === PASSWORD_CHANGED;
  if (hasGoneBack({ type, key })) return <Navigate to={keepingOn(paths.login)} replace />;
  return (
    <Page title={t(isChanged ? 'changed' : 'sent')} narrow>
      <div className="panel registered" role="status">
        <Icon name="tick" />
        <p>{t(isChanged ? 'changedText' : 'sentText')}</p>
        {!isChanged && <p className="note">{t('sentNote')}</p>}
      </div>
      <Link className="button" to={keepingOn(paths.login)} replace>
        {t('backToLogIn')}
      </Link>
    </Page>
  );
}
