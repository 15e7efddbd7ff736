import { useNavigate } from 'react-router-dom';
import { useWords } from '../../i18n/i18n';
import { link, paths } from '../../paths';
import type { DrawToShow } from './draws.entry';
import { drawsMessages } from './draws.messages';
import { countDraws } from './draws.rules';
import { revealMessages } from './reveal.messages';
import { useDecision } from './use-decision';

/** Exits of the reveal. */
export interface RevealExits {
  readonly toList: () => void;
  /** label of `toList` */
  readonly listWord: string;
  readonly skipAll: () => void;
  /** address of the same purchase; not for replays */
  readonly again?: string;
  /** address of the registration after a demo; for visitors only */
  readonly signUp?: string;
}

/**
 * Returns the exits of a reveal. A new draw leads to the choice; one paid in coins is shipped as a whole on skip. A
 * replay returns to the purchase and a demo to its pack, without a decision.
 */
export const useRevealExits = (draw: DrawToShow['draw'], back: DrawToShow['back']): RevealExits => {
  const t = useWords(drawsMessages);
  const replay = useWords(revealMessages);
  const navigate = useNavigate();
  const packHistoryId = String(draw.history_id);
  const toList = () => void navigate(link(paths.getCardList, { packHistoryId }), { replace: true });
  const decide = useDecision(packHistoryId, toList);
  if (back === undefined) {
    const skipAll = () => (draw.is_buy_coin === '1' ? decide(draw.cards, []) : toList());
    const again = link(paths.confirmBuyProduct, { packId: draw.pack_id, buyCount: countDraws(draw.cards) });
    return { toList, listWord: t('toList'), skipAll, again };
  }
  if (back === 'pack') {
    const toPack = () => void navigate(link(paths.packDetail, { packId: draw.pack_id }), { replace: true });
    const signUp = link(paths.signUp, { packId: draw.pack_id });
    return { toList: toPack, listWord: replay('toPack'), skipAll: toPack, signUp };
  }
  const goBack = () => void (back === 'before' ? navigate(-1) : navigate(detailOf(packHistoryId), { replace: true }));
  return { toList: goBack, listWord: replay('toPurchase'), skipAll: goBack };
};

const detailOf = (packHistoryId: string) => link(paths.buyProductHistoryDetail, { packHistoryId });
