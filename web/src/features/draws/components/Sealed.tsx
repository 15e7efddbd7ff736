import { useWords } from '../../../i18n/i18n';
import { drawsMessages } from '../draws.messages';
import { Tick } from './Tick';

/** Note beside the purchase that the draw can be verified. */
export function Sealed() {
  const t = useWords(drawsMessages);
  return (
    <p className="sealed">
      <Tick />
      {t('sealed')}
    </p>
  );
}
