import { Controller, Get, Inject, Optional, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Bilingual, Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { buildPage, parsePage } from '../../platform/http/requests/page.js';
import { CurrentContext, memberOf, type RequestContext } from '../../platform/http/requests/request-context.js';
import type { ListAnswer } from '../../platform/http/requests/wire.contract.js';
import type { Document } from '../streams/wallet.events.js';
import type { HistoryRow } from './history-row.js';
import type { CoinHistoryAnswer, Movement, PointHistoryAnswer } from './point-history.contract.js';
import { GetPointHistory } from './point-history.query.js';
import { type PurchaseName, PurchaseNames } from './purchase-names.js';

const PAGE_SIZE = 20;

const MEMOS: Record<Document['kind'], Bilingual> = {
  draw: { ja: 'ガチャ', en: 'Draw' },
  decision: { ja: 'ポイント還元', en: 'Cards converted to points' },
  exchange: { ja: 'カード交換のおつり', en: 'Change from an exchange' },
  expiry: { ja: '有効期限切れ', en: 'Expired' },
  forfeit: { ja: 'アカウント停止による失効', en: 'Forfeited' },
  grant: { ja: 'ショップからの付与', en: 'Given by the shop' },
  payment: { ja: 'ポイント購入', en: 'Points bought' },
  refund: { ja: '返金', en: 'Refund' },
  chargeback: { ja: 'お支払いの異議申し立て', en: 'Disputed payment' },
  settlement: { ja: '精算', en: 'Settlement' },
  rank: { ja: 'ランク維持', en: 'Rank kept' },
  referral: { ja: 'お友だち紹介特典', en: 'Referral bonus' },
  transfer: { ja: '提携サイトとのポイント移行', en: 'Moved from or to a partner site' },
  closing: { ja: '退会による失効', en: 'Expired with the account' },
  reversal: { ja: 'ショップからの付与の取り消し', en: 'Grant taken back' },
};

const isOfPurchase = ({ kind }: HistoryRow): boolean => kind === 'draw' || kind === 'decision' || kind === 'exchange';

/** Returns the details beside the kind: the pack and the number of draws, or an operator's text. */
const detailOf = (row: HistoryRow, purchase: PurchaseName | undefined, language: Language): string | null => {
  if (!purchase) return row.memo;
  const pack = purchase.pack[language];
  if (row.kind !== 'draw') return pack;
  return language === 'ja' ? `${pack} ${purchase.count}回` : `${pack} × ${purchase.count}`;
};

const memoOf = (row: HistoryRow, purchase: PurchaseName | undefined, language: Language): string => {
  const memo = MEMOS[row.kind][language];
  const detail = detailOf(row, purchase, language);
  if (!detail) return memo;
  return language === 'ja' ? `${memo}（${detail}）` : `${memo} (${detail})`;
};

const common = (row: HistoryRow, purchase: PurchaseName | undefined, language: Language): Movement => ({
  money: row.money,
  created: toTokyoIso(new Date(row.created)),
  memo: memoOf(row, purchase, language),
});

/** Lists the movements of a member's points and coins. */
@Controller('user')
export class PointHistoryController {
  constructor(
    private readonly queries: QueryBus,
    // Points also run without draws; purchases have no names then.
    @Optional() @Inject(PurchaseNames) private readonly purchases: PurchaseNames | undefined,
  ) {}

  @Get(['point/list', 'point/list/:page'])
  @ForMembers()
  async points(@CurrentContext() context: RequestContext, @Param('page') page?: string): Promise<PointHistoryAnswer> {
    return this.read(context, 'points', page, (row) => ({
      id: row.id,
      history_id: isOfPurchase(row) ? row.document : '',
      payment_id: row.kind === 'payment' ? row.document : '',
      bonusPoint: row.change,
    }));
  }

  @Get(['coin/list', 'coin/list/:page'])
  @ForMembers()
  async coins(@CurrentContext() context: RequestContext, @Param('page') page?: string): Promise<CoinHistoryAnswer> {
    return this.read(context, 'coins', page, (row) => ({ bonusCoin: row.change }));
  }

  private async read<Shown extends object>(
    context: RequestContext,
    of: 'points' | 'coins',
    page: string | undefined,
    show: (row: HistoryRow) => Shown,
  ): Promise<ListAnswer<Shown & Movement>> {
    const number = parsePage(page);
    const { rows, total } = await this.queries.execute(new GetPointHistory(memberOf(context), of, number, PAGE_SIZE));
    const bought = rows.filter(isOfPurchase).map((row) => row.document);
    const purchases = await this.purchases?.of(memberOf(context), bought);
    const list = rows.map((row) => ({ ...show(row), ...common(row, purchases?.get(row.document), context.language) }));
    return { state: 200, ...buildPage(list, number, PAGE_SIZE, total) };
  }
}
