import { Link, useLocation } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { logInFrom } from '../../../paths';
import { fairnessMessages } from '../fairness.messages';

/** Explains what a visitor gains by logging in. */
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
