import '../undecided.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { currentUser } from '../../../api/session';
import { tabStorage } from '../../../browser/storage';
import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { ALL_DRAWS } from '../card-box.rules';
import { type UndecidedCard, undecidedCards } from '../draws.api';
import { drawsMessages } from '../draws.messages';
import { closeReminder, isReminderClosed } from '../reminder.rules';

/** Reminds a member of cards that the shop will soon decide on. Once closed, it returns after the next draw. */
export function UndecidedAlert() {
  const { data: user } = useQuery(currentUser);
  const { data } = useQuery({ ...undecidedCards, enabled: user?.is_login === '1' });
  const soonest = data?.list[0];
  return soonest ? <Reminder cards={data.list} soonest={soonest} isAll={data.all_page === 1} /> : null;
}

interface Props {
  readonly cards: readonly UndecidedCard[];
  readonly soonest: UndecidedCard;
  /** true when there are no further cards */
  readonly isAll: boolean;
}

function Reminder({ cards, soonest, isAll }: Props) {
  const t = useWords(drawsMessages);
  const { number, time } = useFormats();
  const draws = Array.from(new Set(cards.map((card) => card.pack_history_id)));
  const [isClosed, setClosed] = useState(() => isReminderClosed(tabStorage, draws));
  const close = () => {
    closeReminder(tabStorage, draws);
    setClosed(true);
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  if (isClosed) return null;
  return (
    <aside className="undecided">
      <p>
        <strong>{t(isAll ? 'undecided' : 'undecidedMany', { count: number(cards.length) })}</strong>{' '}
        {t('undecidedUntil', { time: time(soonest.expires_at) })}
      </p>
      <Link className="button" to={choicePathOf(cards, soonest)}>
        {t('choose')}
      </Link>
      <button type="button" className="undecided-close" aria-label={t('closeReminder')} onClick={close}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </aside>
  );
}

/** Returns the address of the choice for one draw or for all draws. */
const choicePathOf = (cards: readonly UndecidedCard[], { pack_history_id }: UndecidedCard): string =>
  link(paths.getCardList, {
    packHistoryId: cards.every((card) => card.pack_history_id === pack_history_id) ? pack_history_id : ALL_DRAWS,
  });
