import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import { CopyOutcome } from '../../../ui/CopyOutcome';
import { useCopy } from '../../../ui/use-copy';
import { membersMessages } from '../members.messages';

/** Shows the member's referral code for copying. */
export function ReferralCode({ code }: { code: string }) {
  const t = useWords(membersMessages);
  const { attempt, copy } = useCopy();
  return (
    <section className="panel referral">
      <h2>{t('yourReferralCode')}</h2>
      <div className="referral-code">
        <code>{code}</code>
        <button type="button" className="button button-quiet" onClick={() => void copy(code)}>
          {t('copy')}
        </button>
      </div>
      <div className="note">
        <CopyOutcome attempt={attempt} className="copy-outcome" />
        <p>{t('referralRule')}</p>
        <Link to={paths.referral}>{t('toReferral')}</Link>
      </div>
    </section>
  );
}
