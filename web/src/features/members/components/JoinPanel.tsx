import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { type Destination, keepDestination, paths } from '../../../paths';
import { membersMessages } from '../members.messages';
import { Icon } from './Icon';

const REASONS = ['joinFairness', 'joinPoints', 'joinChoice'] as const;

/** Lists the reasons to register. The registration keeps the requested pack. */
export function JoinPanel({ destination }: { destination: Destination }) {
  const t = useWords(membersMessages);
  return (
    <section className="panel join">
      <h2>{t('newHere')}</h2>
      <p>{t('joinText')}</p>
      <ul className="reasons">
        {REASONS.map((reason) => (
          <li key={reason}>
            <Icon name="tick" />
            <span>{t(reason)}</span>
          </li>
        ))}
      </ul>
      <Link className="button button-quiet" to={keepDestination(paths.signUp, destination)}>
        {t('toRegister')}
      </Link>
    </section>
  );
}
