import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { membersMessages } from '../members.messages';
import { Icon } from './Icon';

const LINKS = [
  ['notifications', paths.notifications],
  ['productHistory', paths.buyProductHistory],
  ['pointHistory', paths.buyPointHistory],
  ['payments', paths.payments],
  ['coinHistory', paths.coinHistory],
  ['exchange', paths.exchange],
  ['transferPoint', paths.transferPoint],
  ['userMenu', paths.userMenu],
  ['guide', paths.userGuide],
] as const;

/** Links of the member's page. */
export function MyPageLinks() {
  const t = useWords(membersMessages);
  return (
    <nav aria-label={t('links')}>
      <ul className="link-tiles">
        {LINKS.map(([word, path]) => (
          <li key={path}>
            <Link to={path} className="link-tile">
              <Icon name={word} />
              <span>{t(word)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
