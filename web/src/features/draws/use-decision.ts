import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFirstError, type ResponseBody } from '../../api/response';
import { useWrite } from '../../api/use-write';
import { link, paths } from '../../paths';
import { ALL_DRAWS, type DecisionSums, sumsOf } from './card-box.rules';
import { type DrawnCard, decideCards } from './draws.api';

export const idsOf = (cards: readonly DrawnCard[]): string[] => cards.map(({ history_id }) => String(history_id));

/** Returns true if the cards are decided, now or before. */
const isDecided = ({ state, result }: ResponseBody) =>
  (state === 200 && result === '1') || (state === 204 && result === '-1');

/**
 * Returns a function that submits the final decision on a draw's cards and opens the thanks page.
 * @param onRefused receives the shop's reason when nothing was decided
 */
export const useDecision = (packHistoryId: string, onRefused: (message: string | undefined) => unknown) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sums = useRef<DecisionSums>(undefined);
  const submit = useWrite(decideCards, (response: ResponseBody) => {
    if (!isDecided(response))
      return onRefused(getFirstError(response.errors, 'send_card') ?? getFirstError(response.errors, 'reduction_card'));
    queryClient.removeQueries({ queryKey: ['draws'] });
    // No single purchase has the totals of several draws.
    const state = response.state === 200 && packHistoryId === ALL_DRAWS ? sums.current : undefined;
    return navigate(link(paths.thankYou, { packHistoryId }), { replace: true, state });
  });
  return (toShip: readonly DrawnCard[], toConvert: readonly DrawnCard[]): void => {
    sums.current = sumsOf(toShip, toConvert);
    submit({ send_card: idsOf(toShip), reduction_card: idsOf(toConvert) });
  };
};
