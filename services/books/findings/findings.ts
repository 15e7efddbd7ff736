import { Injectable } from '@nestjs/common';
import { freezeMembers, lockOfParcels } from '../../members/index.js';
import { mailsOfRoles } from '../../operators/index.js';
import { Config } from '../../platform/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { EventStore } from '../../platform/store/event-store.js';
import { walletStreamOf } from '../../points/index.js';
import { raiseFindings } from '../rows/findings.rows.js';
import type { Finding } from '../streams/finding.js';
import { findingsMail } from './findings.mail.js';

/** Findings of one transaction: each may lock a member. */
const PORTION = 100;

/** What was found to differ: kept, told to operators, and its member frozen, in one commit. */
@Injectable()
export class Findings {
  constructor(
    private readonly store: EventStore,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** @returns how many were not known yet */
  async raise(findings: readonly Finding[]): Promise<number> {
    let raised = 0;
    for (let i = 0; i < findings.length; i += PORTION) raised += await this.keep(findings.slice(i, i + PORTION));
    return raised;
  }

  private async keep(findings: readonly Finding[]): Promise<number> {
    const members = [...new Set(findings.flatMap(({ memberId }) => memberId ?? []))];
    // Whoever draws, decides or hands a parcel over holds one of these.
    const locks = members.flatMap((memberId) => [walletStreamOf(memberId), lockOfParcels(memberId)]);
    return this.store.transact(locks, async (tx) => {
      const raised = await raiseFindings(tx, findings);
      if (members.length > 0) freezeMembers(tx, members);
      if (raised.length === 0) return 0;
      for (const to of await mailsOfRoles(tx, ['owner', 'finance']))
        this.mailer.queue(tx, `findings/${raised[0]!.id}/${to}`, findingsMail(to, raised, this.config.publicUrl));
      return raised.length;
    });
  }
}
