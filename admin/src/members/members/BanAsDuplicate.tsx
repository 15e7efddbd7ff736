import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';
import { useFormats } from '../../ui/useFormats';
import type { Account } from './duplicate';
import { fullName } from './member';

interface BanAsDuplicateProps {
  readonly account: Account;
  /** The id of the account that the person keeps. */
  readonly keeps: string;
}

/** Bans an account and forfeits what it holds, because the person keeps another. */
export const BanAsDuplicate = ({ account, keeps }: BanAsDuplicateProps) => {
  const translate = useTranslate();
  const { points, coins } = useFormats();
  if (account.state !== 'active') return null;
  const lost = { points: points(account.points), coins: coins(account.coins) };
  return (
    <CommandButton
      resource="members"
      command="ban"
      record={account}
      label={translate('members.ban_duplicate', { name: fullName(account) })}
      danger
      defaults={{ duplicate_of: keeps }}
      explanation={
        <>
          <Typography sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>
            {translate('members.forfeits', { name: fullName(account), mail: account.mail, ...lost })}
          </Typography>
          <Explained words="members.explain_ban_duplicate" />
        </>
      }
    />
  );
};
