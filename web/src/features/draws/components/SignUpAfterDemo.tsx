import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUser } from '../../../api/session';
import { useWords } from '../../../i18n/i18n';
import { revealMessages } from '../reveal.messages';

/** Links a visitor from a demo to registration; members see nothing. */
export function SignUpAfterDemo({ to }: { to: string }) {
  const words = useWords(revealMessages);
  const { data: user } = useQuery(currentUser);
  return (
    user?.is_login === '0' && (
      <Link className="button button-quiet" to={to} replace>
        {words('signUp')}
      </Link>
    )
  );
}
