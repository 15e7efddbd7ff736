import { Link } from 'react-router-dom';
import { useLanguage } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Picture } from '../../../ui/Picture';
import { RarityBadge } from '../../../ui/RarityBadge';
import { useNow } from '../../../ui/use-now';
import { agoOf } from '../ago.rules';
import type { Win } from '../wins.api';

/** Shows won cards, newest first. @param isOfPack omits the pack, because all cards belong to the page's pack */
export function WinTiles({ wins, isOfPack = false }: { wins: readonly Win[]; isOfPack?: boolean }) {
  return (
    <ul className="wins-list">
      {wins.map((win) => (
        <li key={win.id}>
          {isOfPack ? (
            <div className="win">
              <WinWords win={win} />
            </div>
          ) : (
            <Link className="win" to={link(paths.packDetail, { packId: win.pack_id })}>
              <WinWords win={win} pack={win.pack_name} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function WinWords({ win, pack }: { win: Win; pack?: string }) {
  const language = useLanguage();
  const nowMs = useNow();
  return (
    <>
      <Picture src={win.image} alt="" width={360} height={504} className="win-picture" />
      <span className="win-words">
        <span className="win-card">
          <RarityBadge rarity={win.rarity} label={win.rarity_label} /> <strong>{win.name}</strong>
        </span>
        <small>
          {pack && <span className="win-pack">{pack}</span>}{' '}
          <time dateTime={win.created}>{agoOf(win.created, nowMs, language)}</time>
        </small>
      </span>
    </>
  );
}
