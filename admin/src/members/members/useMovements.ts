import { useTranslate } from 'react-admin';
import type { TimelineEvent } from '../../../../services/members/member-timeline/member-timeline.contract.js';
import { useAnswer } from '../../ui/useAnswer';
import { useFormats } from '../../ui/useFormats';

/** As far back as a mistake is looked for on a member's page; older entries have pages of their own. */
const NEWEST = encodeURIComponent('[0,999]');

/** An entry of a member's wallet, to choose from. */
export interface Movement {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly kind: string;
  /** The entry that this one takes back or makes good. */
  readonly reverses?: string;
}

interface Moved {
  readonly kind?: string;
  readonly reverses?: string;
  readonly points?: number;
  readonly coins?: number;
}

/** What moved a member's points and coins of late, newest first, in words. */
export const useMovements = (memberId: string): readonly Movement[] => {
  const translate = useTranslate();
  const { signedPoints, coins, time } = useFormats();
  const { data = [] } = useAnswer<readonly TimelineEvent[]>(`members/${memberId}/timeline?range=${NEWEST}`);
  return data.flatMap(({ id, type, at, details }): Movement[] => {
    const { kind, reverses, points, coins: inCoins } = details as Moved;
    if (kind === undefined || (points ?? inCoins) === undefined) return [];
    const amount = points === undefined ? `${inCoins! > 0 ? '+' : ''}${coins(inCoins!)}` : signedPoints(points);
    const name = `${amount} · ${translate(`members.documents.${kind}`, { _: kind })} · ${time(at)}`;
    return [{ id, name, type, kind, ...(reverses && { reverses }) }];
  });
};
