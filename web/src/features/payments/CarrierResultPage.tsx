import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { logInFrom, paths } from '../../app/paths';
import { useWords } from '../../i18n/i18n';
import { Page } from '../../ui/Page';
import { Failed, Outcome } from './components/Outcome';
import { outcomeMessages } from './outcome.messages';

/**
 * Where a carrier sends the browser back to: which of its two pages this is, the address says. That of success proves
 * nothing by itself, so a member is shown what the shop knows.
 */
export default function CarrierResultPage() {
  const t = useWords(outcomeMessages);
  const { data: user } = useQuery(currentUser);
  const place = useLocation();
  if (!place.pathname.includes(paths.completeCarrier)) return <Failed variant="carrier" packId="" />;
  if (user?.is_login === '1') return <Outcome variant="carrier" />;
  return (
    <Page title={t('underWayTitle')} narrow>
      <div className="panel notice">
        <p role="status">{t('received')}</p>
        <Link className="button" to={logInFrom(place)}>
          {t('logIn')}
        </Link>
      </div>
    </Page>
  );
}
