import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import type { MemberDetail } from '../members.api';
import { membersMessages } from '../members.messages';
import { computeRankProgress } from '../members.rules';

/** Progress of the month's payments towards the next rank. */
export function RankBar({ member }: { member: MemberDetail }) {
  const t = useWords(membersMessages);
  const { yen, percent } = useFormats();
  const { rank_current_price: paid, rank_max_price: needed } = member;
  const share = computeRankProgress(paid, needed);
  const missing = needed - paid;
  return (
    <div className="rank-bar">
      <p>
        <strong>{missing > 0 ? t('rankProgress', { yen: yen(missing) }) : t('rankReached')}</strong>
        <span>{percent(Math.floor(share * 100) / 100)}</span>
      </p>
      <progress className="bar" value={share} aria-label={t('rank')} />
      <small>{t('rankPaid', { paid: yen(paid), needed: yen(needed) })}</small>
    </div>
  );
}
