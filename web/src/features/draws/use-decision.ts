import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type Answer, firstError } from '../../api/answer';
import { useWrite } from '../../api/use-write';
import { link, paths } from '../../app/paths';
import { type DrawnCard, decide } from './draws.api';

export const idsOf = (cards: readonly DrawnCard[]): string[] => cards.map(({ history_id }) => String(history_id));

/** Done now, or every card was decided before. */
const isDecided = ({ state, result }: Answer) =>
  (state === 200 && result === '1') || (state === 204 && result === '-1');

/**
 * Decides, for good, what becomes of the cards of a draw, and thanks for it.
 * @param onRefused called with the shop's reason, when nothing was decided
 */
export const useDecision = (packHistoryId: string, onRefused: (message: string | undefined) => unknown) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const submit = useWrite(decide, (answer: Answer) => {
    if (!isDecided(answer))
      return onRefused(firstError(answer.errors, 'send_card') ?? firstError(answer.errors, 'reduction_card'));
    queryClient.removeQueries({ queryKey: ['draws'] });
    return navigate(link(paths.thankYou, { packHistoryId }), { replace: true });
  });
  return (toShip: readonly DrawnCard[], toConvert: readonly DrawnCard[]): void =>
    submit({ send_card: idsOf(toShip), reduction_card: idsOf(toConvert) });
};
