import { useTranslate } from 'react-admin';
import type { TimelineEvent } from '../../../../services/members/member-timeline/member-timeline.contract.js';
import { useApiQuery } from '../../ui/useApiQuery';
import { useFormats } from '../../ui/useFormats';

/** The maximum number of events that are searched. Older entries have pages of their own. */
const MAX_MOVEMENTS = 1000;

/** An entry of a member's wallet, as a choice. */
export interface Movement {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly kind: string;
}

interface Moved {
  readonly kind?: string;
  readonly points?: number;
  readonly coins?: number;
}

/** The selection of a member's movements. */
interface MovementQuery {
  /** The number of newest events that are searched. */
  readonly newest?: number;
  /** The filter of the operators' API. */
  readonly filter?: object;
}

/** Returns the recent movements of a member's points and coins, newest first, described in words. */
export const useMovements = (
  memberId: string,
  { newest = MAX_MOVEMENTS, filter = {} }: MovementQuery = {},
): readonly Movement[] => {
  const translate = useTranslate();
  const { signedPoints, coins, time } = useFormats();
  const query = new URLSearchParams({ range: JSON.stringify([0, newest - 1]), filter: JSON.stringify(filter) });
  const { data = [] } = useApiQuery<readonly TimelineEvent[]>(`members/${memberId}/timeline?${query}`);
  return data.flatMap(({ id, type, at, details }): Movement[] => {
    const { kind, points, coins: inCoins } = details as Moved;
    if (kind === undefined || (points ?? inCoins) === undefined) return [];
    const amount = points === undefined ? `${inCoins! > 0 ? '+' : ''}${coins(inCoins!)}` : signedPoints(points);
    const name = `${amount} · ${translate(`members.documents.${kind}`, { _: kind })} · ${time(at)}`;
    return [{ id, name, type, kind }];
  });
};
