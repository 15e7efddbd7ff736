import { Link, useLocation } from 'react-router-dom';
import { logInFrom } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { fairnessMessages } from '../fairness.messages';

/** What logging in would add. */
export function VisitorNote() {
  const t = useWords(fairnessMessages);
  const location = useLocation();
  return (
    <section className="panel fair-visitor">
      <div>
        <h2>{t('ownDraws')}</h2>
        <p>{t('logInText')}</p>
      </div>
      <Link className="button button-quiet" to={logInFrom(location)}>
        {t('logIn')}
      </Link>
    </section>
  );
}
