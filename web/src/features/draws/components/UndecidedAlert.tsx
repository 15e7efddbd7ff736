import '../undecided.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { currentUser } from '../../../api/session';
import { link, paths } from '../../../app/paths';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { type UndecidedCard, undecidedCards } from '../draws.api';
import { drawsMessages } from '../draws.messages';

/** Reminds a member of cards that the shop will soon decide on by itself. */
export function UndecidedAlert() {
  const { data: user } = useQuery(currentUser);
  const { data } = useQuery({ ...undecidedCards, enabled: user?.is_login === '1' });
  const soonest = data?.list[0];
  return soonest ? <Reminder cards={data.list} soonest={soonest} isAll={data.all_page === 1} /> : null;
}

interface Props {
  readonly cards: readonly UndecidedCard[];
  readonly soonest: UndecidedCard;
  /** whether there are no more than these */
  readonly isAll: boolean;
}

function Reminder({ cards, soonest, isAll }: Props) {
  const t = useWords(drawsMessages);
  const { number, time } = useFormats();
  return (
    <aside className="undecided">
      <p>
        <strong>{t(isAll ? 'undecided' : 'undecidedMany', { count: number(cards.length) })}</strong>{' '}
        {t('undecidedUntil', { time: time(soonest.expires_at) })}
      </p>
      <Link className="button" to={placeToChoose(cards, soonest)}>
        {t('choose')}
      </Link>
    </aside>
  );
}

/** The choice itself for one draw; the list of what is undecided for several. */
const placeToChoose = (cards: readonly UndecidedCard[], { pack_history_id }: UndecidedCard): string =>
  cards.every((card) => card.pack_history_id === pack_history_id)
    ? link(paths.getCardList, { packHistoryId: pack_history_id })
    : link(paths.buyProductHistory, { mode: '1' });
