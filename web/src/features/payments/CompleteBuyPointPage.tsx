import { useBlocker } from 'react-router-dom';
import { paths } from '../../paths';
import { Outcome } from './components/Outcome';

/** Result page of a purchase, which replaces the page that checked the payment. */
export default function CompleteBuyPointPage() {
  useBlocker(({ nextLocation }) => nextLocation.pathname === paths.payRedirect);
  return <Outcome variant="card" />;
}
