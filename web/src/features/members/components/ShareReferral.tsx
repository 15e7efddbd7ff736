import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { CopyOutcome } from '../../../ui/CopyOutcome';
import { useShare } from '../../../ui/use-share';
import type { OwnReferrals } from '../referral.api';
import { referralMessages } from '../referral.messages';

/** Buttons that copy or share the member's referral code and link. */
export function ShareReferral({ referrals: { code, link, point } }: { referrals: OwnReferrals }) {
  const t = useWords(referralMessages);
  const { number } = useFormats();
  const { attempt, copy, share } = useShare();
  const sheet = { title: t('title'), text: t('shareText', { code, point: number(point) }), url: link };
  return (
    <section className="panel share-referral">
      <h2>{t('code')}</h2>
      <div className="referral-code">
        <code>{code}</code>
        <button type="button" className="button button-quiet" onClick={() => void copy(code)}>
          {t('copyCode')}
        </button>
      </div>
      <h2>{t('link')}</h2>
      <p className="referral-link">{link}</p>
      <p className="note">{t('linkNote')}</p>
      <div className="buttons">
        <button type="button" className="button button-quiet" onClick={() => void copy(link)}>
          {t('copyLink')}
        </button>
        <button type="button" className="button" onClick={() => void share(sheet)}>
          {t('share')}
        </button>
      </div>
      <CopyOutcome attempt={attempt} className="copy-outcome" />
    </section>
  );
}
