import './members.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/i18n';
import { memberDetail } from '../../queries/member-detail';
import { Page } from '../../ui/Page';
import { LogOut } from './components/LogOut';
import { MailConfirmation } from './components/MailConfirmation';
import { MemberCard } from './components/MemberCard';
import { MyPageLinks } from './components/MyPageLinks';
import { PasswordChanged } from './components/PasswordChanged';
import { ReferralCode } from './components/ReferralCode';
import { membersMessages } from './members.messages';

/**
 * Page of the member's rank, balances and links.
 * @param children open tasks of the member
 */
export default function MyPage({ children }: { children?: ReactNode }) {
  const t = useWords(membersMessages);
  const { data: member } = useSuspenseQuery(memberDetail);
  return (
    <Page title={t('myPage')}>
      <PasswordChanged />
      {member.mail_confirmed === '0' && <MailConfirmation mail={member.mail} />}
      <div className="my-page">
        <MemberCard member={member} />
        {children}
        <MyPageLinks />
        {member.referral_code && <ReferralCode code={member.referral_code} />}
        <LogOut />
      </div>
    </Page>
  );
}
