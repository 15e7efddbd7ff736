import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fillRandom } from '../../../../services/platform/clients/random.shared.js';
import { getFirstError } from '../../api/response';
import { useWrite } from '../../api/use-write';
import { tabStorage } from '../../browser/storage';
import { link, paths } from '../../paths';
import { buildFilmFileQuery, drawPack, findUnansweredPurchase, type PackToBuy } from './draws.api';
import { createClientSeed } from './draws.rules';
import { chooseFilmOfDraw } from './films.rules';
import { restoreReminder } from './reminder.rules';
import { canPlay } from './use-film';

export interface Outcomes {
  /** @param historyId id of the draw */
  readonly onDrawn: (historyId: string) => unknown;
  /** the balance no longer suffices, although the check passed */
  readonly onShort: () => unknown;
  /** @param message reason for the member */
  readonly onRefused: (message: string) => unknown;
}

/**
 * Draws from a pack. If the response is lost, it repeats the identical purchase with its seed, so that nothing is
 * bought twice.
 */
export const useDrawPack = (pack: PackToBuy, { onDrawn, onShort, onRefused }: Outcomes) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [made] = useState(() => createClientSeed(fillRandom));
  const [seed, setSeed] = useState(made);
  const submit = useWrite(drawPack, (draw, { count }) => {
    if (!draw) return navigate(link(paths.login, { packId: pack.id, num: count }));
    if (draw.state !== 200) return onRefused(getFirstError(draw.errors, 'count') ?? '');
    if (draw.result !== '1') return onShort();
    queryClient.removeQueries({ queryKey: ['draws'] });
    restoreReminder(tabStorage);
    void queryClient.prefetchQuery(buildFilmFileQuery(chooseFilmOfDraw(draw.cards, draw.pack_id, canPlay).address));
    return onDrawn(String(draw.history_id));
  });
  const draw = (count: number) =>
    submit(
      findUnansweredPurchase(pack.id, count) ?? {
        pack_id: pack.id,
        count: String(count),
        client_seed: seed.trim() === '' ? made : seed,
      },
    );
  return { seed, setSeed, draw };
};
