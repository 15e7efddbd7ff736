import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import type { OwnReferrals } from '../referral.api';
import { referralMessages } from '../referral.messages';

const TEXTS = {
  unverified: 'ownUnverified',
  unpaid: 'ownUnpaid',
  waiting: 'ownWaiting',
  paid: 'ownPaid',
  refused: 'ownRefused',
} as const;

/** Shows the state of the bonus for the member's own registration. */
export function OwnBonus({ bonus, point }: { bonus: NonNullable<OwnReferrals['own']>; point: number }) {
  const t = useWords(referralMessages);
  const { number } = useFormats();
  return (
    <section className="standing">
      <h2>{t('ownTitle')}</h2>
      <p>{t(TEXTS[bonus], { point: number(point) })}</p>
      {bonus === 'unverified' && <Link to={link(paths.changeMember, { next: paths.referral })}>{t('verify')}</Link>}
      {bonus === 'unpaid' && <Link to={paths.buyPoint}>{t('toBuyPoint')}</Link>}
      {bonus === 'paid' && <Link to={paths.buyPointHistory}>{t('toHistory')}</Link>}
    </section>
  );
}
