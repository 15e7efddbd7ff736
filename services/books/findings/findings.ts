import { Injectable } from '@nestjs/common';
import { endFreeze, freezeMembers, lockOfParcels } from '../../members/index.js';
import { loadMailsOfRoles } from '../../operators/index.js';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { retryPostponed } from '../../platform/deadlines/deadline-faults.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { walletStreamOf } from '../../points/index.js';
import {
  closeAgreed,
  findFrozenWithoutFindings,
  hasOpenFinding,
  loadUnreportedFindings,
  noteReported,
  raiseFindings,
} from '../rows/findings.rows.js';
import type { Finding } from '../streams/finding.js';
import { buildFindingsMail } from './findings.mail.js';

/** Number of findings in one transaction, because each may lock a member. */
const BATCH_SIZE = 100;
/**
 * Time after a mail during which new findings wait for the next one, in milliseconds. They often have the same cause.
 */
const GATHER_MS = 600_000;

/** Lists the locks of a member. Draws, decisions and dispatches each hold one of them. */
const locksOfMember = (memberId: string): readonly string[] => [walletStreamOf(memberId), lockOfParcels(memberId)];

/** Stores findings, freezes and unfreezes their members, and notifies operators. */
@Injectable()
export class Findings {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /**
   * Stores findings and freezes their members in one commit.
   *
   * @returns the number of new findings
   */
  async raise(findings: readonly Finding[]): Promise<number> {
    let raised = 0;
    for (let i = 0; i < findings.length; i += BATCH_SIZE) raised += await this.keep(findings.slice(i, i + BATCH_SIZE));
    return raised;
  }

  /** Closes findings that a later check found to agree. */
  closeAgreed(ids: readonly string[]): Promise<void> {
    return this.store.transact([], async (tx) => closeAgreed(tx, ids));
  }

  /** Unfreezes members without open findings. Their postponed deadlines are tried again. */
  async release(): Promise<void> {
    for (const memberId of await findFrozenWithoutFindings(this.database))
      await this.store.transact(locksOfMember(memberId), async (tx) => {
        if (await hasOpenFinding(tx, memberId, null)) return;
        endFreeze(tx, memberId);
        retryPostponed(tx, memberId);
      });
  }

  /** Mails all unreported findings to owners and finance in one mail. */
  report(): Promise<void> {
    return this.store.transact([], async (tx) => {
      const { findings, lastAt, frozen } = await loadUnreportedFindings(tx);
      if (findings.length === 0) return;
      if (lastAt !== null && tx.now.getTime() - lastAt.getTime() < GATHER_MS) return;
      for (const to of await loadMailsOfRoles(tx, ['owner', 'finance'])) {
        const mail = buildFindingsMail(to, { findings, frozen, publicUrl: this.config.publicUrl });
        this.mailer.queue(tx, `findings/${findings[0]!.id}/${to}`, mail);
      }
      noteReported(tx);
    });
  }

  private async keep(findings: readonly Finding[]): Promise<number> {
    const members = [...new Set(findings.flatMap(({ memberId }) => memberId ?? []))];
    return this.store.transact(members.flatMap(locksOfMember), async (tx) => {
      const raised = await raiseFindings(tx, findings);
      if (members.length > 0) freezeMembers(tx, members);
      return raised;
    });
  }
}
