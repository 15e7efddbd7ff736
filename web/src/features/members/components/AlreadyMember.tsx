import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { membersMessages } from '../members.messages';
import { useDestination } from '../use-destination';

/** Panel that replaces a registration form for a logged-in member. */
export function AlreadyMember() {
  const t = useWords(membersMessages);
  const { place, wordOfPlace } = useDestination();
  return (
    <div className="panel">
      <p>{t('alreadyMember')}</p>
      <div className="buttons">
        <Link className="button" to={place}>
          {t(wordOfPlace ?? 'toTop')}
        </Link>
        <Link className="button button-quiet" to={paths.myPage}>
          {t('myPage')}
        </Link>
      </div>
    </div>
  );
}
