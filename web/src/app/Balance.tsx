import { Link } from 'react-router-dom';
import type { CurrentMemberResource } from '../../../services/members/current-member/current-member.contract.js';
import { useFormats } from '../i18n/format';
import { useWords } from '../i18n/i18n';
import { type Destination, keepDestination, paths } from '../paths';
import { useAmount } from '../ui/use-amount';
import { useCountUp } from '../ui/use-count-up';
import { appMessages } from './app.messages';
import { CoinIcon } from './CoinIcon';

/** Shows a member's rank, points and coins in the header. It links to the purchase of points, and keeps the current pack. */
export function Balance({ user, destination }: { user: CurrentMemberResource; destination: Destination }) {
  const t = useWords(appMessages);
  const amount = useAmount();
  const { number } = useFormats();
  const points = useCountUp(user.point);
  const coins = useCountUp(user.coin);
  return (
    <>
      {user.rank_icon && <img src={user.rank_icon} alt={t('rank', { rank: user.rank })} width="32" height="32" />}
      <Link
        to={keepDestination(paths.buyPoint, destination)}
        className="header-points"
        aria-label={t('balance', { points: amount(user.point), coins: amount(user.coin, '2') })}
      >
        <span className="price">{amount(points)}</span>
        <span className="header-coins">
          <CoinIcon />
          {number(coins)}
        </span>
      </Link>
    </>
  );
}
