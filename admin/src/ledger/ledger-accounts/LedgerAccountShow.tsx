import { useParams } from 'react-router-dom';
import { AccountPage } from './AccountPage';
import { BalanceExplainedPage } from './BalanceExplainedPage';

/** Renders an account such as `points:sales`. The id of a member stands for everything that they own. */
export const LedgerAccountShow = () => {
  const id = useParams().id ?? '';
  return id.includes(':') ? <AccountPage id={id} /> : <BalanceExplainedPage id={id} />;
};
