import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Bilingual, Language } from '../../kernel/languages.js';
import { isoTokyo } from '../../kernel/time.js';
import { ForMembers } from '../../platform/http/access.js';
import type { Envelope } from '../../platform/http/envelope.js';
import { paged, pageOf } from '../../platform/http/page.js';
import { memberOf, type Visit, Visiting } from '../../platform/http/visit.js';
import type { Document } from '../streams/wallet.events.js';
import type { HistoryRow } from './history-row.js';
import { GetPointHistory } from './point-history.query.js';

const PAGE_SIZE = 20;

const MEMOS: Record<Document['kind'], Bilingual> = {
  draw: { ja: 'ガチャ', en: 'Draw' },
  decision: { ja: 'カードのポイント交換', en: 'Cards turned into points' },
  expiry: { ja: '有効期限切れ', en: 'Expired' },
  forfeit: { ja: 'アカウント停止による失効', en: 'Forfeited' },
  grant: { ja: 'ショップからの付与', en: 'Given by the shop' },
};

const memoOf = (row: HistoryRow, language: Language): string => {
  const memo = MEMOS[row.kind][language];
  return row.memo ? `${memo}（${row.memo}）` : memo;
};

const common = (row: HistoryRow, language: Language) => ({
  money: row.money,
  created: isoTokyo(new Date(row.created)),
  memo: memoOf(row, language),
});

/** A member's histories of points and coins. */
@Controller('user')
export class PointHistoryController {
  constructor(private readonly queries: QueryBus) {}

  @Get(['point/list', 'point/list/:page'])
  @ForMembers()
  async points(@Visiting() visit: Visit, @Param('page') page?: string): Promise<Envelope> {
    return this.read(visit, 'points', page, (row) => ({
      id: row.id,
      history_id: row.kind === 'draw' || row.kind === 'decision' ? row.document : '',
      bonusPoint: row.change,
      ...common(row, visit.language),
    }));
  }

  @Get(['coin/list', 'coin/list/:page'])
  @ForMembers()
  async coins(@Visiting() visit: Visit, @Param('page') page?: string): Promise<Envelope> {
    return this.read(visit, 'coins', page, (row) => ({ bonusCoin: row.change, ...common(row, visit.language) }));
  }

  private async read(
    visit: Visit,
    of: 'points' | 'coins',
    page: string | undefined,
    show: (row: HistoryRow) => object,
  ) {
    const number = pageOf(page);
    const { rows, total } = await this.queries.execute(new GetPointHistory(memberOf(visit), of, number, PAGE_SIZE));
    return { state: 200 as const, ...paged(rows.map(show), number, PAGE_SIZE, total) };
  }
}
