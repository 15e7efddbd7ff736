import { queryOptions } from '@tanstack/react-query';
import { api, toPagePath } from '../../api/api';
import type { Flag, Id, ListAnswer, ResponseBody } from '../../api/response';
import type { DrawsOfPack } from '../../ui/verified.rules';
import type { LogPart } from './check.rules';
import type { LogLine } from './draw-protocol.rules';
import { LINES_A_PAGE } from './log.rules';
import type { FairBox, ShownPack, ShownPrize } from './manifest.rules';
import type { OwnCard, Receipt } from './receipt.rules';
import type { Subject } from './subject.rules';

/** Pack in the list of packs to check. */
export interface ListedPack {
  readonly id: Id;
  readonly name: string;
  readonly image: readonly string[];
  readonly total_pack_count: number;
  readonly pack_count: number;
  readonly verified: DrawsOfPack['verified'];
  readonly is_before: Flag;
}

/** Pack as its own page describes it. */
export interface PackDetail extends ListedPack, Omit<ShownPack, 'prizes' | 'isOfOneMoment'> {
  readonly start_date: string;
  readonly show_cardlist: Flag;
}

/** Card of the member's draw. */
export interface DrawnCard extends OwnCard {
  readonly name: string;
  readonly image: string;
}

export interface OwnDrawRow {
  readonly id: Id;
  readonly pack_name: string;
  readonly created: string;
  readonly count: number;
}

/** Box to check with its pack; for a member's draw also with its cards. */
export interface BoxToCheck {
  readonly pack: PackDetail;
  readonly subject: Subject;
}

export interface DrawToCheck extends BoxToCheck {
  readonly receipt: Receipt;
  readonly cards: readonly DrawnCard[];
}

const ALL_TYPES = '999998';
const PAGES_AHEAD = 3;
const id = (value: Id) => encodeURIComponent(String(value));
const box = (packId: Id) => `/fair/pack/${id(packId)}`;

export const buildPacksToCheckQuery = (page: number) =>
  queryOptions({
    queryKey: ['fairness', 'packs', page],
    queryFn: () => api.get<ListAnswer<ListedPack>>(toPagePath(`/user/pack/all_list/${ALL_TYPES}`, page)),
  });

/** Query of the member's latest draws, newest first. */
export const ownDraws = queryOptions({
  queryKey: ['fairness', 'own-draws'],
  queryFn: async () => (await api.write<ListAnswer<OwnDrawRow>>('/user/history/list', { mode: '0' })).list,
});

/** A check shows the state at its start until the reader repeats it. */
const asOfNow = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

export const buildBoxQuery = (packId: string) =>
  queryOptions({ queryKey: ['fairness', 'box', packId], queryFn: () => loadBox(packId), ...asOfNow });

export const buildDrawToCheckQuery = (historyId: string, isWhole: boolean) =>
  queryOptions({
    queryKey: ['fairness', 'draw', historyId, isWhole],
    queryFn: () => loadDraw(historyId, isWhole),
    ...asOfNow,
  });

/** Loads the seal first: draws made meanwhile follow it in the log and are checked like the others. */
const loadBox = async (packId: string): Promise<BoxToCheck> => {
  const fair = await api.getPublic<ResponseBody & FairBox>(box(packId));
  const { detail } = await api.getPublic<ResponseBody & { detail: PackDetail }>(`/user/pack/detail/${id(packId)}`);
  const shown = detail.show_cardlist === '1' ? await loadPrizes(packId) : { prizes: null, isOfOneMoment: false };
  return { pack: detail, subject: { packId, fair, shown: { ...detail, ...shown }, isWhole: true } };
};

const loadPrizes = async (packId: string): Promise<Pick<ShownPack, 'prizes' | 'isOfOneMoment'>> => {
  const first = await readPrizes(packId);
  if (first.pages === 1) return { prizes: first.prizes, isOfOneMoment: true };
  const again = await readPrizes(packId);
  const isSame = again.prizes.every(({ remaining }, index) => remaining === first.prizes[index]?.remaining);
  return { prizes: again.prizes, isOfOneMoment: isSame };
};

const readPrizes = async (packId: string): Promise<{ prizes: ShownPrize[]; pages: number }> => {
  const path = `/user/pack/card_list/${id(packId)}`;
  const { list, all_page: pages } = await api.getPublic<ListAnswer<ShownPrize>>(path);
  const prizes = [...list];
  for (let page = 2; page <= pages; page++)
    prizes.push(...(await api.getPublic<ListAnswer<ShownPrize>>(toPagePath(path, page))).list);
  return { prizes, pages };
};

const loadDraw = async (historyId: string, isWhole: boolean): Promise<DrawToCheck> => {
  const receipt = await api.get<ResponseBody & Receipt>(`/fair/draw/${id(historyId)}`);
  const [{ pack, subject }, history] = await Promise.all([
    loadBox(String(receipt.pack_id)),
    api.get<ResponseBody & { detail: { cards: readonly DrawnCard[] } }>(`/user/history/detail/${id(historyId)}`),
  ]);
  const { cards } = history.detail;
  return { pack, receipt, cards, subject: { ...subject, ownDraw: { historyId, receipt, cards }, isWhole } };
};

/**
 * Yields the lines of a range of the log. A draw is one page; the whole log is paged, with the next pages prefetched.
 */
export async function* loadLogPages(
  packId: string,
  { from, lines, isWhole }: LogPart,
): AsyncGenerator<readonly LogLine[]> {
  if (!isWhole) {
    yield (await api.getPublic<ListAnswer<LogLine>>(`${box(packId)}/lines/${from}/${lines}`)).list;
    return;
  }
  const end = 1 + Math.ceil(lines / LINES_A_PAGE);
  const coming: Promise<readonly LogLine[]>[] = [];
  for (let next = 1; next < end || coming.length > 0; ) {
    while (next < end && coming.length < PAGES_AHEAD) coming.push(logPage(packId, next++));
    yield await coming.shift()!;
  }
}

const logPage = (packId: string, page: number): Promise<readonly LogLine[]> => {
  const list = api
    .getPublic<ListAnswer<LogLine>>(toPagePath(`${box(packId)}/log`, page))
    .then((response) => response.list);
  // A page is awaited some turns later; until then its rejection must not count as unhandled.
  list.catch(() => {});
  return list;
};
