import '../home.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { Countdown } from '../../../ui/Countdown';
import { Picture } from '../../../ui/Picture';
import { ALL_DRAWS } from '../card-box.rules';
import { undecidedCards } from '../draws.api';
import { drawsHomeMessages } from '../home.messages';
import { groupWaitingDraws, type WaitingDraw } from '../waiting.rules';

/** Maximum number of draws listed one by one. */
const MAX_ROWS = 3;

/** Lists draws with undecided cards and their deadlines. */
export function WaitingCards() {
  const t = useWords(drawsHomeMessages);
  const { data } = useSuspenseQuery(undecidedCards);
  const draws = groupWaitingDraws(data.list);
  // The next page may have more cards of the last of these draws.
  const isCut = (draw: WaitingDraw) => data.all_page > 1 && draw === draws.at(-1);
  return (
    <section className="panel" aria-labelledby="waiting-cards">
      <h2 id="waiting-cards">{t('undecided')}</h2>
      {draws.length === 0 ? (
        <>
          <p className="note">{t('noneUndecided')}</p>
          <Link to={paths.top}>{t('toPacks')}</Link>
        </>
      ) : (
        <ul className="rows">
          {draws.slice(0, MAX_ROWS).map((draw) => (
            <Waiting key={draw.historyId} draw={draw} isCut={isCut(draw)} />
          ))}
        </ul>
      )}
      {draws.length > 1 && (
        <Link className="button button-quiet" to={link(paths.getCardList, { packHistoryId: ALL_DRAWS })}>
          {t('chooseAll')}
        </Link>
      )}
    </section>
  );
}

function Waiting({ draw: { historyId, count, image, until }, isCut }: { draw: WaitingDraw; isCut: boolean }) {
  const t = useWords(drawsHomeMessages);
  const { number, time } = useFormats();
  return (
    <li className="waiting-draw">
      <Picture src={image} alt="" width={360} height={504} className="waiting-picture" />
      <div>
        <p>
          <strong>{t(isCut ? 'ofDrawOrMore' : 'ofDraw', { count: number(count) })}</strong>
        </p>
        <p>
          {t('timeLeft')} <Countdown until={until} />
        </p>
        <small className="note">{time(until)}</small>
      </div>
      <Link to={link(paths.getCardList, { packHistoryId: historyId })}>{t('choose', { count: number(count) })}</Link>
    </li>
  );
}
