import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConcurrencyLimiter } from '../../platform/concurrency/concurrency-limiter.js';
import { Passwords } from '../../platform/crypto/passwords.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { limitMailsTo } from '../../platform/mail/unconfirmed-addresses.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse, IdempotencyKey } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { openWallet } from '../../points/index.js';
import { PersonBonds } from '../belongings/person-bonds.js';
import { ConfirmationLinks } from '../rows/confirmation-links.rows.js';
import { saveMember } from '../rows/member-records.rows.js';
import { KnownOfRegistration } from '../rows/registration-facts.rows.js';
import { lookAtUse } from '../rows/unused-accounts.rows.js';
import { initialMember, memberStream, memberStreamOf } from '../streams/member.state.js';
import type { Registration, RegistrationFacts } from '../streams/registration.js';
import { computeFirstLookAt } from '../streams/unused.js';
import { newReferralCode } from './referral-code.js';
import { decideRegisterMember, type RegistrationRefused } from './register-member.decide.js';
import { buildWelcomeMail } from './welcome.mail.js';

/** The new member's id, or the refusal. */
export type RegistrationOutcome = { readonly memberId: string } | { readonly refusal: RegistrationRefused };

/** The context of a registration, apart from the form. */
export interface RegistrationTerms {
  /** The member who is logged in where the form was sent. */
  readonly askedBy?: string | null;
  /** Runs once the form is valid, before any expensive work. An error that it throws ends the registration. */
  readonly admit?: () => Promise<void>;
  /** True when the shop knows that the address is theirs. */
  readonly isMailConfirmed?: boolean;
  /** The page of the shop that the link in the mail redirects to. */
  readonly nextPage?: string | null;
  /** Runs in the same transaction. */
  readonly also?: (tx: StoreTransaction, memberId: string) => void;
}

/** Registers a member. */
export class RegisterMember extends Command<CommandResponse> {
  constructor(
    readonly memberId: string,
    readonly registration: Registration,
    readonly password: string,
    readonly idempotencyKey: IdempotencyKey<RegistrationOutcome>,
    readonly terms: RegistrationTerms = {},
  ) {
    super();
  }
}

/** The number of registrations that may hash a password at once. The other place stays free for log-ins. */
const HASHED_AT_ONCE = 1;
const MAX_WAITING = 50;

@CommandHandler(RegisterMember)
export class RegisterMemberHandler implements ICommandHandler<RegisterMember> {
  private readonly queue = new ConcurrencyLimiter(HASHED_AT_ONCE, MAX_WAITING);

  constructor(
    private readonly store: EventStore,
    private readonly passwords: Passwords,
    private readonly mailer: Mailer,
    private readonly links: ConfirmationLinks,
    private readonly known: KnownOfRegistration,
    private readonly bonds: PersonBonds,
  ) {}

  async execute(command: RegisterMember): Promise<CommandResponse> {
    const { registration, password, idempotencyKey, terms } = command;
    // Checks first, so that a refused request costs no hash. A repeated request is refused here because the first succeeded;
    // its stored response is sent.
    const { askedBy = null } = terms;
    const refusal = await this.store.look(async (tx) => refusalOf(await this.known.facts(tx, registration, askedBy)));
    if (refusal) return this.store.once(idempotencyKey, [], async () => ({ refusal }));
    await terms.admit?.();
    // Hashes before the transaction, so that no connection waits for it.
    const passwordHash = await this.queue.pass(() => this.passwords.hash(password));
    return this.register(command, passwordHash);
  }

  private register(
    { memberId, registration, idempotencyKey, terms }: RegisterMember,
    passwordHash: string,
  ): Promise<CommandResponse> {
    const { isMailConfirmed = false, askedBy = null, nextPage = null, also } = terms;
    const streamId = memberStreamOf(memberId);
    const locks = [streamId, ...this.bonds.locksOf(memberId)];
    return this.store.once(idempotencyKey, locks, async (tx): Promise<RegistrationOutcome> => {
      const { state: member, version } = await tx.load(memberStream, memberId);
      const facts = await this.known.facts(tx, registration, askedBy);
      const decision = decideRegisterMember(member, memberId, facts, isMailConfirmed);
      if (decision.refusal) return { refusal: decision.refusal };
      const context = { commandId: idempotencyKey.key, actor: `member:${memberId}` };
      const carried = await this.bonds.carry(tx, context, { memberId, traits: { mail: registration.mail } });
      const events = [...decision.events, ...carried.facts];
      tx.append(context, { streamId, expectedVersion: version, partitionKey: memberId, events });
      saveMember(tx, { memberId, registration, referralCode: newReferralCode(), passwordHash, isMailConfirmed });
      openWallet(tx, memberId);
      lookAtUse(tx, memberId, computeFirstLookAt(tx.now));
      this.welcome(tx, memberId, registration, { isMailConfirmed, nextPage });
      carried.write();
      also?.(tx, memberId);
      return { memberId };
    });
  }

  private welcome(
    tx: StoreTransaction,
    memberId: string,
    { mail, language }: Registration,
    { isMailConfirmed, nextPage }: { readonly isMailConfirmed: boolean; readonly nextPage: string | null },
  ): void {
    if (!isMailConfirmed) limitMailsTo(tx, mail);
    const link = isMailConfirmed ? null : this.links.issue(tx, memberId, nextPage);
    this.mailer.queue(tx, `welcome-${memberId}`, buildWelcomeMail(mail, language, link));
  }
}

const refusalOf = (facts: RegistrationFacts): RegistrationRefused | null =>
  decideRegisterMember(initialMember, '', facts).refusal ?? null;

/** Checks whether a registration would be refused, and writes nothing. */
export class CheckRegistration extends Command<RegistrationRefused | null> {
  /** @param askedBy the member who is logged in where the form was sent; null for a visitor */
  constructor(
    readonly registration: Registration,
    readonly askedBy: string | null,
  ) {
    super();
  }
}

@CommandHandler(CheckRegistration)
export class CheckRegistrationHandler implements ICommandHandler<CheckRegistration> {
  constructor(
    private readonly store: EventStore,
    private readonly known: KnownOfRegistration,
  ) {}

  execute({ registration, askedBy }: CheckRegistration): Promise<RegistrationRefused | null> {
    return this.store.look(async (tx) => refusalOf(await this.known.facts(tx, registration, askedBy)));
  }
}
