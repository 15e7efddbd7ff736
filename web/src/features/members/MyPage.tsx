import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUser } from '../../api/session';
import { paths } from '../../app/paths';
import { useFormats } from '../../i18n/format';
import { useLanguage, useWords } from '../../i18n/i18n';
import { Facts } from '../../ui/Facts';
import { Page } from '../../ui/Page';
import { useAmount } from '../../ui/use-amount';
import { type MemberDetail, memberDetail } from './members.api';
import { membersMessages } from './members.messages';
import { fullName, rankProgress } from './members.rules';
import { useLogOut } from './use-log-out';

const LINKS = [
  ['buyPoint', paths.buyPoint],
  ['productHistory', paths.buyProductHistory],
  ['pointHistory', paths.buyPointHistory],
  ['coinHistory', paths.coinHistory],
  ['transferPoint', paths.transferPoint],
  ['userMenu', paths.userMenu],
] as const;

export default function MyPage() {
  const t = useWords(membersMessages);
  const amount = useAmount();
  const language = useLanguage();
  const logOut = useLogOut();
  const { data: user } = useQuery(currentUser);
  const { data: member } = useSuspenseQuery(memberDetail);
  return (
    <Page title={t('myPage')} narrow>
      <p className="greeting">{t('greeting', { name: fullName(member, language) })}</p>
      <Facts
        facts={[
          [t('points'), amount(member.availablePoint)],
          [t('coins'), amount(user?.coin ?? 0, '2')],
          ...(member.rank_max_price > 0 ? [[t('rank'), <Rank key="rank" member={member} />] as const] : []),
        ]}
      />
      <ul className="menu">
        {LINKS.map(([word, path]) => (
          <li key={path}>
            <Link to={path}>{t(word)}</Link>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-quiet" onClick={logOut}>
        {t('logOut')}
      </button>
    </Page>
  );
}

function Rank({ member }: { member: MemberDetail }) {
  const t = useWords(membersMessages);
  const { yen } = useFormats();
  const missing = member.rank_max_price - member.rank_current_price;
  const text = missing > 0 ? t('rankProgress', { yen: yen(missing) }) : t('rankReached');
  return (
    <>
      {member.rank_name}
      <meter className="bar" value={rankProgress(member.rank_current_price, member.rank_max_price)} aria-label={text} />
      <small>{text}</small>
    </>
  );
}
