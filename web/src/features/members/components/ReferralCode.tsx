import { useState } from 'react';
import { useWords } from '../../../i18n/i18n';
import { membersMessages } from '../members.messages';

/** The member's code, ready to be given to friends. */
export function ReferralCode({ code }: { code: string }) {
  const t = useWords(membersMessages);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();

  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    setOutcome(isCopied ? 'copied' : 'notCopied');
  };

  return (
    <section className="panel referral">
      <h2>{t('yourReferralCode')}</h2>
      <div className="referral-code">
        <code>{code}</code>
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {t('copy')}
        </button>
      </div>
      <div className="note">
        <p className="copy-outcome" role="status">
          {outcome && t(outcome)}
        </p>
        <p>{t('referralRule')}</p>
      </div>
    </section>
  );
}
