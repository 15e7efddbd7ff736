import { useWords } from '../../../i18n/i18n';
import { drawsMessages } from '../draws.messages';
import { Tick } from './Tick';

/** Says, where money is spent, that the draw can be checked. */
export function Sealed() {
  const t = useWords(drawsMessages);
  return (
    <p className="sealed">
      <Tick />
      {t('sealed')}
    </p>
  );
}
