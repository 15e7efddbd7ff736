import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { getFirstError } from '../../api/answer';
import { keepRefusal } from '../../api/purchase-refusal';
import { queryClient } from '../../api/query-client';
import { keepDestination, link, parseDestination, paths } from '../../paths';
import { ALL_DRAWS } from './card-box.rules';
import { drawDemoCards } from './demo-draw.rules';
import {
  buildPrizesLeftQuery,
  checkDraw,
  findUnansweredDraw,
  loadFreshDraw,
  loadLastDraw,
  loadPack,
  loadPastDraw,
  loadUndecided,
  type ShownDraw,
} from './draws.api';

/**
 * What must be there before a page of a purchase is shown; a visitor without it is sent where it begins. The address
 * that was refused is replaced, or the way back would lead into it again and again.
 */

const queryOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/**
 * Only a purchase that the shop has looked at is confirmed; one that was made already, although its answer never came,
 * goes on to its cards. A count it refuses is explained on the pack's page.
 */
export const enterConfirmBuyProduct = async (args: LoaderFunctionArgs, cameFrom: string) => {
  const query = queryOf(args);
  const packId = query.get('packId');
  if (!packId) throw replace(paths.top);
  // A member who is here already and is only shown it anew is not sent away: the same press brings the answer.
  const isHere = cameFrom === paths.confirmBuyProduct;
  const historyId = isHere ? null : await findUnansweredDraw(packId);
  if (historyId) throw replace(link(paths.gachaAnimation, { historyId }));
  const pack = await loadPack(packId);
  const response = await checkDraw(packId, query.get('buyCount') ?? '1');
  if (!response) throw replace(keepDestination(paths.login, parseDestination(query)));
  if (response.state !== 200)
    throw replace(
      link(paths.packDetail, { packId, errorMessageCount: keepRefusal(getFirstError(response.errors, 'count')) }),
    );
  return { pack, purchase: response.detail, isAffordable: response.result === '1' };
};

const BUYING_PLACES: readonly string[] = [paths.confirmBuyProduct, paths.packDetail, paths.top];

/** A draw to be shown, with all of its cards. */
export interface DrawToShow {
  readonly draw: ShownDraw;
  /** of a draw that is watched again: whether one came from its page, and so goes back to what was before; of a demo, its pack */
  readonly back?: 'before' | 'detail' | 'pack';
}

/**
 * The reveal is for a member who has just bought. The address names the draw, so that a reload shows the same draw and not that of
 * another tab. Once its cards are decided on, it is watched again. Without a name the session's last draw is meant, and
 * later its cards are found in the list.
 */
export const enterGachaAnimation = async (args: LoaderFunctionArgs, cameFrom: string): Promise<DrawToShow> => {
  const query = queryOf(args);
  const historyId = query.get('historyId');
  const fresh = historyId && (await loadFreshDraw(historyId));
  if (fresh) return { draw: fresh };
  const packHistoryId = historyId ?? query.get('packHistoryId');
  if (packHistoryId) return watchAgain(packHistoryId, cameFrom);
  const draw = await loadLastDraw();
  if (draw.result !== '1') throw replace(paths.top);
  if (draw.is_buy_coin !== '1' && !BUYING_PLACES.includes(cameFrom)) throw replace(paths.getCardList);
  return { draw };
};

const watchAgain = async (packHistoryId: string, cameFrom: string): Promise<DrawToShow> => {
  const draw = await loadPastDraw(packHistoryId);
  // Cards received in exchange were not drawn.
  if (draw.pack_id === '') throw replace(link(paths.buyProductHistoryDetail, { packHistoryId }));
  return { draw, back: cameFrom === paths.buyProductHistoryDetail ? 'before' : 'detail' };
};

const DEMO_CARDS = 5;

/** What a draw of a pack might give now, for anybody: the shop is told nothing, and nothing is anybody's. */
export const enterDemoDraw = async (args: LoaderFunctionArgs): Promise<DrawToShow> => {
  const packId = queryOf(args).get('packId');
  if (!packId) throw replace(paths.top);
  const [pack, prizes] = await Promise.all([loadPack(packId), queryClient.fetchQuery(buildPrizesLeftQuery(packId))]);
  const cards = drawDemoCards(prizes, DEMO_CARDS, Math.random);
  if (cards.length === 0) throw replace(link(paths.packDetail, { packId }));
  return { draw: { cards, title: pack.name, is_buy_coin: '0', history_id: '', pack_id: packId }, back: 'pack' };
};

/** Cards are chosen while there are any undecided; without any in all draws, the history says so. */
export const enterCardSelection = async (args: LoaderFunctionArgs) => {
  const packHistoryId = queryOf(args).get('packHistoryId');
  const draw = await loadUndecided(packHistoryId);
  if (draw.result !== '1' || draw.cards.length === 0)
    throw replace(packHistoryId === ALL_DRAWS ? link(paths.buyProductHistory, { mode: '1' }) : paths.top);
  return draw;
};

/** The old address of a purchase. */
export const enterBuyProduct = (args: LoaderFunctionArgs) => {
  const packId = queryOf(args).get('packId');
  throw replace(packId ? link(paths.packDetail, { packId }) : paths.top);
};
