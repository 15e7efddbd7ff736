import { useCallback, useMemo, useState } from 'react';
import { canShipAny, computeMissingPoints, isShipOnly, selectChosenCards } from './choice.rules';
import type { DrawAnswer, DrawnCard } from './draws.api';
import { idsOf } from './use-decision';

/**
 * Holds the member's choice, card by card.
 * @param initial ids of the cards chosen before
 */
export const useChoice = (draw: DrawAnswer, initial: readonly string[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial));
  const choice = useMemo(() => selectChosenCards(draw.cards, chosen, draw.is_buy_coin), [draw, chosen]);
  const free = useMemo(() => draw.cards.filter((card) => !isShipOnly(card, draw.is_buy_coin)), [draw]);

  const set = useCallback((cards: readonly DrawnCard[], isChosen: boolean) => {
    setChosen((last) => {
      const next = new Set(last);
      for (const id of idsOf(cards)) isChosen ? next.add(id) : next.delete(id);
      return next;
    });
  }, []);
  const has = (card: DrawnCard) => chosen.has(String(card.history_id));
  const isOutOfReach = free.length > 0 && !canShipAny(draw.cards, draw.is_buy_coin);
  return { ...choice, free, isOutOfReach, missing: computeMissingPoints(choice, draw.is_buy_coin), has, set };
};

export type Choice = ReturnType<typeof useChoice>;
