import '../wins.css';
import { useWords } from '../../../i18n/i18n';
import type { Win } from '../wins.api';
import { winsMessages } from '../wins.messages';
import { WinTiles } from './WinTiles';

/** Shows recent wins of a pack; renders nothing without any. */
export function PackWins({ wins }: { wins: readonly Win[] }) {
  const t = useWords(winsMessages);
  if (wins.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="pack-wins">
      <h2 id="pack-wins">{t('ofPack')}</h2>
      <p className="note">{t('who')}</p>
      <WinTiles wins={wins} isOfPack />
    </section>
  );
}
