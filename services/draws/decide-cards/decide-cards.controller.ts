import { Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Bilingual } from '../../kernel/languages.js';
import { BANNED, FROZEN } from '../../members/index.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { BodyLimit } from '../../platform/http/requests/body.js';
import { settledMemberOf, Write, type WriteRequest } from '../../platform/http/requests/request-context.js';
import { buildFieldError, type CallResponse } from '../../platform/http/responses/envelope.js';
import type { CommandResponse } from '../../platform/store/response.js';
import { DecideCards, type DecisionOutcome } from './decide-cards.command.js';
import { type AllDecidedAnswer, type DecideCardsAnswer, DecideCardsRequest } from './decide-cards.contract.js';
import type { DecideCardsRefused } from './decide-cards.decide.js';

/** Large enough for two full lists in any encoding. The contract limits the number of cards. */
const MAX_BYTES = 524_288;

const UNKNOWN_CARD: Bilingual = {
  ja: '選べないカードが含まれています。画面を更新して選び直してください。',
  en: 'One of these cards cannot be chosen. Reload the page and choose again.',
};
const NAMED_TWICE: Bilingual = {
  ja: '同じカードが二度選ばれています。選び直してください。',
  en: 'A card was chosen twice. Please choose again.',
};
const ALREADY_DECIDED: Bilingual = {
  ja: '選択済みのカードが含まれています。画面を更新して選び直してください。',
  en: 'Some cards have been decided on already. Reload the page and choose again.',
};
const NOTHING_CHOSEN: Bilingual = { ja: 'カードを選んでください。', en: 'Choose your cards.' };
const SHIP_ONLY: Bilingual = {
  ja: '発送のみのカードはポイント還元できません。発送をお選びください。',
  en: 'Shipping-only cards cannot be converted to points. Please choose to have them shipped.',
};

const ADDRESS_MISSING: Bilingual = {
  ja: 'お届け先が登録されていません。お名前・ご住所・電話番号を登録してから、もう一度確定してください。カードの選択はそのまま残っています。',
  en: 'We don’t know yet where to ship your cards. Add your name, address and phone number, then confirm again. Your choice is kept.',
};

const refused = (refusal: DecideCardsRefused): CallResponse<AllDecidedAnswer> => {
  switch (refusal.code) {
    case 'AllDecided':
      return { state: 204, result: '-1' };
    case 'Banned':
      return { state: 403, errors: buildFieldError('send_card', BANNED) };
    case 'Frozen':
      return { state: 400, errors: buildFieldError('send_card', FROZEN) };
    case 'UnknownCard':
      return { state: 400, errors: buildFieldError(refusal.list, UNKNOWN_CARD) };
    case 'NamedTwice':
      return { state: 400, errors: buildFieldError(refusal.list, NAMED_TWICE) };
    case 'AlreadyDecided':
      return { state: 400, errors: buildFieldError(refusal.list, ALREADY_DECIDED) };
    case 'NothingChosen':
      return { state: 400, errors: buildFieldError('send_card', NOTHING_CHOSEN) };
    case 'ShipOnly':
      return { state: 400, errors: buildFieldError('reduction_card', SHIP_ONLY) };
    case 'AddressMissing':
      return { state: 400, errors: buildFieldError('send_card', ADDRESS_MISSING) };
    case 'BelowThreshold':
      return {
        state: 400,
        errors: buildFieldError('send_card', {
          ja: `発送するには、ポイント還元するカードの合計が${refusal.threshold}P以上必要です（現在${refusal.total}P）。`,
          en: `To have cards shipped, the cards you convert must total at least ${refusal.threshold}P (now ${refusal.total}P).`,
        }),
      };
  }
};

/** POST /api/user/pack/decision */
@Controller('user/pack')
export class DecideCardsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('decision')
  @BodyLimit(MAX_BYTES)
  @HttpCode(200)
  @ForMembers()
  async decide(@Write() write: WriteRequest): Promise<CommandResponse> {
    const { send_card, reduction_card } = write.parse(DecideCardsRequest);
    const envelopeOf = (outcome: DecisionOutcome): CallResponse<DecideCardsAnswer> =>
      outcome === 'done' ? { state: 200, result: '1' } : refused(outcome.refusal);
    const idempotencyKey = write.idempotencyKey(envelopeOf);
    return this.commands.execute(
      new DecideCards(settledMemberOf(write.context), send_card ?? [], reduction_card ?? [], idempotencyKey),
    );
  }
}
