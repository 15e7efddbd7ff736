import { useRecordContext } from 'react-admin';
import type { UnusedAccountResource } from '../../../../services/members/unused-account-list/unused-account-list.contract';
import { CommandButton } from '../../commands/CommandButton';
import { Explained } from '../../ui/Explained';

/** Keeps an account from being closed, as if the member had just used it. */
export const KeepButton = () => {
  const account = useRecordContext<UnusedAccountResource>();
  if (!account || account.state === 'kept') return null;
  return (
    <CommandButton resource="members" command="keep" explanation={<Explained words="unused_accounts.explain_keep" />} />
  );
};
