import './members.css';
import './referral.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../i18n/format';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { OwnBonus } from './components/OwnBonus';
import { ShareReferral } from './components/ShareReferral';
import { type OwnReferrals, ownReferrals } from './referral.api';
import { referralMessages } from './referral.messages';

/** Page of the member's referral code, its requirements, and the results so far. */
export default function ReferralPage() {
  const t = useWords(referralMessages);
  const { number } = useFormats();
  const { data: referrals } = useSuspenseQuery(ownReferrals);
  const { point, left, friends, waiting, missing, own: bonus } = referrals;
  const people = (count: number): string => t('people', { number: number(count) });
  return (
    <Page title={t('title')} narrow>
      <p>{t('lead', { point: number(point) })}</p>
      {missing.length > 0 && <Missing missing={missing} />}
      <ShareReferral referrals={referrals} />
      <section className="standing">
        <h2>{t('standing')}</h2>
        <Facts
          facts={[
            [t('paid'), people(friends)],
            [t('waiting'), people(waiting)],
            [t('left'), people(left)],
          ]}
        />
        {waiting > 0 && <p className="note">{t('waitingNote')}</p>}
        {left === 0 && <p className="note">{t('full')}</p>}
        {friends > 0 && <Link to={paths.buyPointHistory}>{t('toHistory')}</Link>}
      </section>
      {bonus && <OwnBonus bonus={bonus} point={point} />}
      <Link className="button button-quiet" to={paths.myPage}>
        {t('toMyPage')}
      </Link>
    </Page>
  );
}

const STEPS = {
  phone: ['missingPhone', link(paths.changeMember, { next: paths.referral })],
  payment: ['missingPayment', paths.buyPoint],
} as const;

/** Lists the requirements that the member has not met, with links. */
function Missing({ missing }: { missing: OwnReferrals['missing'] }) {
  const t = useWords(referralMessages);
  return (
    <section className="panel referral-missing">
      <h2>{t('missingTitle')}</h2>
      <ul>
        {missing.map((step) => (
          <li key={step}>
            <Link to={STEPS[step][1]}>{t(STEPS[step][0])}</Link>
          </li>
        ))}
      </ul>
      <p className="note">{t('missingNote')}</p>
    </section>
  );
}
