import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUser } from '../../../api/session';
import { useFormats } from '../../../i18n/format';
import { useLanguage, useWords } from '../../../i18n/i18n';
import { paths } from '../../../paths';
import type { MemberDetail } from '../members.api';
import { membersMessages } from '../members.messages';
import { formatFullName } from '../members.rules';
import { KeepRank } from './KeepRank';
import { RankBar } from './RankBar';

/** Shows the member's name, rank and balances. */
export function MemberCard({ member }: { member: MemberDetail }) {
  const t = useWords(membersMessages);
  const { number } = useFormats();
  const language = useLanguage();
  const { data: user } = useQuery(currentUser);
  return (
    <section className="panel member-card" aria-label={t('myPage')}>
      <MemberName rank={member.rank_name} icon={member.rank_icon} name={formatFullName(member, language)} />
      <dl className="balances">
        <div>
          <dt>{t('points')}</dt>
          <dd className="price">
            {number(member.availablePoint)}
            <small>{t('pointUnit')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('coins')}</dt>
          <dd className="price">
            {number(user?.coin ?? 0)}
            <small>{t('coinUnit')}</small>
          </dd>
        </div>
      </dl>
      {member.rank_max_price > 0 && <RankBar member={member} />}
      <KeepRank member={member} />
      <Link className="button" to={paths.buyPoint}>
        {t('buyPoint')}
      </Link>
    </section>
  );
}

function MemberName({ rank, icon, name }: { rank: string; icon: string; name: string }) {
  const t = useWords(membersMessages);
  return (
    <div className="member-name">
      {icon && <img src={icon} alt="" width={56} height={56} />}
      <div>
        {rank && <p className="note">{t('rankNow', { rank })}</p>}
        {name && <p className="greeting">{t('greeting', { name })}</p>}
      </div>
    </div>
  );
}
