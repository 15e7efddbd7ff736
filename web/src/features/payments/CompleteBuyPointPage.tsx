import { useBlocker } from 'react-router-dom';
import { paths } from '../../paths';
import { Outcome } from './components/Outcome';

/** What a purchase has come to. There is no way back from here to the page that has asked about it. */
export default function CompleteBuyPointPage() {
  useBlocker(({ nextLocation }) => nextLocation.pathname === paths.payRedirect);
  return <Outcome variant="card" />;
}
