import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MemberDirectory } from '../../members/index.js';
import { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { PaymentViews } from '../rows/payment-view.rows.js';
import { paymentStream } from '../streams/payment.state.js';
import { buildPaymentMail } from './payment.mail.js';
import { decidePaymentNews, type PaymentMove } from './payment-news.decide.js';

/** Sends a mail to a member about their payment, once for each command id. */
export class NotifyOfPayment extends Command<void> {
  constructor(
    readonly of: { readonly paymentId: string; readonly memberId: string },
    readonly move: PaymentMove,
    readonly commandId: string,
  ) {
    super();
  }
}

const RENDERED = { state: 200, body: '' };

/** Slip numbers and payers are loaded when the mail is written, because no event contains them. */
@CommandHandler(NotifyOfPayment)
export class NotifyOfPaymentHandler implements ICommandHandler<NotifyOfPayment> {
  constructor(
    private readonly store: EventStore,
    private readonly members: MemberDirectory,
    private readonly views: PaymentViews,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  async execute({ of: { paymentId, memberId }, move, commandId }: NotifyOfPayment): Promise<void> {
    const { state } = await this.store.look((tx) => tx.load(paymentStream, paymentId));
    const news = decidePaymentNews(state, move);
    const view = news && (await this.views.find(memberId, paymentId));
    if (!news || !view) return;
    const { mail, mailLanguage: language } = await this.members.profileOf(memberId);
    const { payments, publicUrl } = this.config;
    const payment = { ...view, bonusCoins: state.purchase!.bonusCoins, account: payments.bank, publicUrl };
    const idempotencyKey = { key: commandId, payloadHash: '', render: () => RENDERED };
    await this.store.once(idempotencyKey, [], async (tx) => {
      this.mailer.queue(tx, commandId, buildPaymentMail(mail, language, payment, news));
    });
  }
}
