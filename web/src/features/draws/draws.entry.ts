import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { keepRefusal } from '../../api/purchase-refusal';
import { queryClient } from '../../api/query-client';
import { getFirstError } from '../../api/response';
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
 * Route loaders that redirect a visitor who lacks what a page needs. They replace the history entry, so that going back
 * does not lead into the redirect again.
 */

const queryOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;

/**
 * Checks a purchase before the confirmation. A purchase that was made already, with a lost response, leads to its
 * cards. A refused count is explained on the pack's page.
 */
export const enterConfirmBuyProduct = async (args: LoaderFunctionArgs, cameFrom: string) => {
  const query = queryOf(args);
  const packId = query.get('packId');
  if (!packId) throw replace(paths.top);
  // A reload of this page must not redirect: the next press recovers the response.
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

/** Draw with all its cards, for the reveal. */
export interface DrawToShow {
  readonly draw: ShownDraw;
  /**
   * Present for replays and demos: `before` returns to the previous page, `detail` opens the purchase, `pack` opens the
   * demo's pack.
   */
  readonly back?: 'before' | 'detail' | 'pack';
}

/**
 * Loads the draw that the address names, so that a reload shows it rather than a draw of another tab. A decided draw is
 * replayed. Without an id it loads the session's last draw, for a member who has just bought.
 */
export const enterGachaAnimation = async (args: LoaderFunctionArgs, cameFrom: string): Promise<DrawToShow> => {
  const query = queryOf(args);
  const historyId = query.get('historyId');
  const fresh = historyId && (await loadFreshDraw(historyId));
  if (fresh) return { draw: fresh };
  const packHistoryId = historyId ?? query.get('packHistoryId');
  if (packHistoryId) return loadReplay(packHistoryId, cameFrom);
  const draw = await loadLastDraw();
  if (draw.result !== '1') throw replace(paths.top);
  if (draw.is_buy_coin !== '1' && !BUYING_PLACES.includes(cameFrom)) throw replace(paths.getCardList);
  return { draw };
};

const loadReplay = async (packHistoryId: string, cameFrom: string): Promise<DrawToShow> => {
  const draw = await loadPastDraw(packHistoryId);
  // Cards received in an exchange were not drawn.
  if (draw.pack_id === '') throw replace(link(paths.buyProductHistoryDetail, { packHistoryId }));
  return { draw, back: cameFrom === paths.buyProductHistoryDetail ? 'before' : 'detail' };
};

const DEMO_CARDS = 5;

/** Draws a demo from a pack's current stock. It sends nothing to the shop, and the cards belong to nobody. */
export const enterDemoDraw = async (args: LoaderFunctionArgs): Promise<DrawToShow> => {
  const packId = queryOf(args).get('packId');
  if (!packId) throw replace(paths.top);
  const [pack, prizes] = await Promise.all([loadPack(packId), queryClient.fetchQuery(buildPrizesLeftQuery(packId))]);
  const cards = drawDemoCards(prizes, DEMO_CARDS, Math.random);
  if (cards.length === 0) throw replace(link(paths.packDetail, { packId }));
  return { draw: { cards, title: pack.name, is_buy_coin: '0', history_id: '', pack_id: packId }, back: 'pack' };
};

/** Loads undecided cards. Without any, it redirects to the history or to the top page. */
export const enterCardSelection = async (args: LoaderFunctionArgs) => {
  const packHistoryId = queryOf(args).get('packHistoryId');
  const draw = await loadUndecided(packHistoryId);
  if (draw.result !== '1' || draw.cards.length === 0)
    throw replace(packHistoryId === ALL_DRAWS ? link(paths.buyProductHistory, { mode: '1' }) : paths.top);
  return draw;
};

/** Redirects the former address of a purchase. */
export const enterBuyProduct = (args: LoaderFunctionArgs) => {
  const packId = queryOf(args).get('packId');
  throw replace(packId ? link(paths.packDetail, { packId }) : paths.top);
};
