import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { drawsMessages } from '../draws.messages';
import type { WaysOut } from '../use-ways-out';

/** Links to the confirmation of the same pack and count. */
export function DrawAgain({ ways }: { ways: WaysOut }) {
  const t = useWords(drawsMessages);
  return (
    ways.again && (
      <Link className="button button-quiet" to={ways.again} replace>
        {t('again')}
      </Link>
    )
  );
}
