import '../wins.css';
import { useState } from 'react';
import { useWords } from '../../../i18n/i18n';
import type { Win } from '../wins.api';
import { winsMessages } from '../wins.messages';
import { WinTiles } from './WinTiles';

interface Props {
  /** Undefined until the first event. */
  readonly wins: readonly Win[] | undefined;
}

/** Shows recent wins live, with a button to pause the updates. */
export function RecentWins({ wins }: Props) {
  const t = useWords(winsMessages);
  const [stopped, setStopped] = useState<readonly Win[]>();
  const shown = stopped ?? wins;
  return (
    <section className="wins" aria-labelledby="wins-title">
      <div className="wins-head">
        <h2 id="wins-title">{t('recent')}</h2>
        {shown && shown.length > 0 && (
          <button type="button" className="wins-pause" onClick={() => setStopped(stopped ? undefined : wins)}>
            {t(stopped ? 'goOn' : 'pause')}
          </button>
        )}
      </div>
      {shown?.length === 0 && <p className="note">{t('nobody')}</p>}
      {shown && shown.length > 0 && <WinTiles wins={shown} />}
    </section>
  );
}
