import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { BANNED, FROZEN } from '../../members/index.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { memberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { BuyRank } from './buy-rank.command.js';
import { type BuyRankAnswer, BuyRankRequest } from './buy-rank.contract.js';
import type { BuyRankRefused } from './buy-rank.decide.js';

const REFUSALS: Readonly<Record<Exclude<BuyRankRefused['code'], 'NotEnoughCoins'>, Bilingual>> = {
  Banned: BANNED,
  Frozen: FROZEN,
  NoRank: {
    ja: '現在ランクがありません。ポイントを購入すると、翌月のランクが上がります。',
    en: 'You have no rank at the moment. Buy points to reach one next month.',
  },
  NotForSale: {
    ja: 'このランクはコインでは維持できません。ポイントの購入で維持してください。',
    en: 'This rank cannot be kept with coins. Keep it by buying points.',
  },
  PriceChanged: {
    ja: '維持に必要なコインが変わりました。画面を再読み込みしてご確認ください。',
    en: 'The coins needed to keep the rank have changed. Please reload the page.',
  },
  MonthTurned: {
    ja: '月が替わったか、ランクが変わりました。画面を再読み込みしてご確認ください。',
    en: 'The month or your rank has changed. Please reload the page.',
  },
  AlreadyKept: {
    ja: '来月のランクは維持されています。画面を再読み込みしてご確認ください。',
    en: 'Your rank is already kept for next month. Please reload the page.',
  },
};

const responseOf = (refusal: BuyRankRefused | null): CallResponse<BuyRankAnswer> => {
  if (!refusal) return { state: 200, result: '1' };
  if (refusal.code === 'NotEnoughCoins') return { state: 200, result: '0' };
  return { state: refusal.code === 'Banned' ? 403 : 400, errors: buildFieldError('count', REFUSALS[refusal.code]) };
};

/** POST /api/user/buy_rank */
@Controller('user')
export class BuyRankController {
  constructor(private readonly commands: CommandBus) {}

  @Post('buy_rank')
  @HttpCode(200)
  @ForMembers()
  buy(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { coin, next_month_rank } = write.parse(BuyRankRequest);
    const input = { memberId: memberOf(write.context), coins: coin, nextMonthRank: next_month_rank };
    return this.commands.execute(new BuyRank(input, write.idempotencyKey(responseOf)));
  }
}
