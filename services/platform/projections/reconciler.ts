import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import { type Differences, type Reconciliation, reconcile } from './reconciliation.js';

/** Compares the read models of all parts with the log. */
export class Reconciler {
  private readonly log = new Logger('Reconciliation');

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly reconciliations: readonly Reconciliation[],
  ) {}

  /** The names of the read models that can be compared. */
  get names(): readonly string[] {
    return this.reconciliations.map(({ projection }) => projection.name);
  }

  /** A difference is told in the log as well. @returns undefined for a name that cannot be compared */
  async reconcile(name: string): Promise<Differences | undefined> {
    const reconciliation = this.reconciliations.find(({ projection }) => projection.name === name);
    if (!reconciliation) return undefined;
    const differences = await reconcile(this.pool, this.clock, reconciliation);
    if (Object.keys(differences).length > 0)
      this.log.error(`${name} is not what the log says, by ${JSON.stringify(differences)}`);
    return differences;
  }
}
