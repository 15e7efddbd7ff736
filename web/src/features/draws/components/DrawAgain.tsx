import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { drawsMessages } from '../draws.messages';
import type { RevealExits } from '../use-reveal-exits';

/** Links to the confirmation of the same pack and count. */
export function DrawAgain({ ways }: { ways: RevealExits }) {
  const t = useWords(drawsMessages);
  return (
    ways.again && (
      <Link className="button button-quiet" to={ways.again} replace>
        {t('again')}
      </Link>
    )
  );
}
