import { Controller, Get } from '@nestjs/common';
import type { Bilingual } from '../../kernel/languages.js';
import { Config } from '../../platform/config.js';
import { ForMembers } from '../../platform/http/access/access.js';
import { CurrentContext, type RequestContext } from '../../platform/http/requests/request-context.js';
import { pageConfigOf } from '../../platform/payments/providers.js';
import { SessionMemories } from '../rows/session-memory.rows.js';
import type { PaymentMethod } from '../streams/payment.events.js';
import { codeOf } from '../wire/method-codes.js';
import { CARRIERS, METHOD_WORDS, STORES } from '../wire/method-names.messages.js';
import { memoOf } from '../wire/method-resource.js';
import type { MethodsAnswer, PayConfigAnswer } from './methods.contract.js';
import { OfferedMethods } from './offered-methods.js';

/** Serves the methods on offer, and the data that a browser needs for them. */
@Controller('user')
export class MethodsController {
  constructor(
    private readonly methods: OfferedMethods,
    private readonly config: Config,
    private readonly memories: SessionMemories,
  ) {}

  @Get('pay_style')
  @ForMembers()
  async list(@CurrentContext() { language }: RequestContext): Promise<MethodsAnswer> {
    const list = [...(await this.methods.all())].map(([method, set]) => ({
      id: codeOf(method),
      name: METHOD_WORDS[method].name[language],
      memo: memoOf(method, set, language),
    }));
    return { state: 200, list };
  }

  @Get('pay_config')
  @ForMembers()
  async settings(@CurrentContext() { language, sessionId }: RequestContext): Promise<PayConfigAnswer> {
    const offered = await this.methods.all();
    const isOffered = (method: PaymentMethod) => offered.has(method);
    const named = (names: ReadonlyMap<string, Bilingual>) =>
      [...names].map(([id, name]) => ({ id, name: name[language] }));
    const context = { isOffered, reviewUrl: () => this.reviewUrlOf(sessionId) };
    const detail = {
      ...(await pageConfigOf(this.config.payments.keys, context)),
      combini: isOffered('convenience-store') ? named(STORES).map(({ id, name }) => ({ code: id, name })) : null,
      carrier: isOffered('carrier') ? named(CARRIERS) : null,
    };
    return { state: 200, detail };
  }

  /** Returns the address to which a wallet returns the payer: the course that the session viewed last. */
  private async reviewUrlOf(sessionId: string): Promise<string> {
    const { currentCourseId } = await this.memories.of(sessionId);
    const course = currentCourseId ? `?pointPriceId=${currentCourseId}` : '';
    return `${this.config.publicUrl}/confirm-buy-point${course}`;
  }
}
