import { useParams } from 'react-router-dom';
import { AccountPage } from './AccountPage';
import { BalanceExplainedPage } from './BalanceExplainedPage';

/** `points:sales` is an account; the id of a member stands for all that they have. */
export const LedgerAccountShow = () => {
  const id = useParams().id ?? '';
  return id.includes(':') ? <AccountPage id={id} /> : <BalanceExplainedPage id={id} />;
};
