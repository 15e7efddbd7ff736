import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { currentUser } from '../../../api/session';
import { useWords } from '../../../i18n/i18n';
import { logInFrom, paths } from '../../../paths';
import { ALL_TYPES } from '../catalog.rules';
import { findingMessages } from '../finding.messages';
import { findEmptyReason, NO_FILTERS, withFilters } from '../finding.rules';

/** Explains why the list is empty, and links to other packs. */
export default function NoPacks({ type }: { type: string }) {
  const t = useWords(findingMessages);
  const [query] = useSearchParams();
  const location = useLocation();
  const { data: user } = useQuery(currentUser);
  const because = findEmptyReason(query, user?.is_login === '1');
  const isAll = because === 'noPacks' && type === ALL_TYPES;
  return (
    <div className="empty">
      <img src="/images/empty.svg" alt="" width={320} height={220} />
      <p>{t(because)}</p>
      {!isAll && <p>{t(`${because}Hint`)}</p>}
      {because === 'notLoggedIn' && (
        <Link to={logInFrom(location)} className="button">
          {t('logIn')}
        </Link>
      )}
      {because === 'noPacks' && !isAll && (
        <Link to={paths.top} className="button button-quiet">
          {t('allPacks')}
        </Link>
      )}
      {because !== 'noPacks' && (
        <Link to={{ search: String(withFilters(query, NO_FILTERS)) }} className="button button-quiet">
          {t('clear')}
        </Link>
      )}
    </div>
  );
}
