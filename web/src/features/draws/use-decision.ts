import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getFirstError, type ResponseBody } from '../../api/answer';
import { useWrite } from '../../api/use-write';
import { link, paths } from '../../paths';
import { ALL_DRAWS, type DecisionSums, sumsOf } from './card-box.rules';
import { type DrawnCard, decide } from './draws.api';

export const idsOf = (cards: readonly DrawnCard[]): string[] => cards.map(({ history_id }) => String(history_id));

/** Done now, or every card was decided before. */
const isDecided = ({ state, result }: ResponseBody) =>
  (state === 200 && result === '1') || (state === 204 && result === '-1');

/**
 * Decides, for good, what becomes of the cards of a draw, and thanks for it.
 * @param onRefused called with the shop's reason, when nothing was decided
 */
export const useDecision = (packHistoryId: string, onRefused: (message: string | undefined) => unknown) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const sums = useRef<DecisionSums>(undefined);
  const submit = useWrite(decide, (response: ResponseBody) => {
    if (!isDecided(response))
      return onRefused(getFirstError(response.errors, 'send_card') ?? getFirstError(response.errors, 'reduction_card'));
    queryClient.removeQueries({ queryKey: ['draws'] });
    // Of several draws no purchase can tell what was done with their cards.
    const state = response.state === 200 && packHistoryId === ALL_DRAWS ? sums.current : undefined;
    return navigate(link(paths.thankYou, { packHistoryId }), { replace: true, state });
  });
  return (toShip: readonly DrawnCard[], toConvert: readonly DrawnCard[]): void => {
    sums.current = sumsOf(toShip, toConvert);
    submit({ send_card: idsOf(toShip), reduction_card: idsOf(toConvert) });
  };
};
