import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Clock } from '../../kernel/time.js';
import { type Differences, type Reconciliation, reconcile } from './reconciliation.js';

/** Compares the read models of all modules with the log. */
export class Reconciler {
  private readonly log = new Logger('Reconciliation');

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly reconciliations: readonly Reconciliation[],
  ) {}

  /** Returns the names of the read models with a comparison. */
  get names(): readonly string[] {
    return this.reconciliations.map(({ projection }) => projection.name);
  }

  /** Compares a read model and logs differences. @returns undefined for a name without a comparison */
  async reconcile(name: string): Promise<Differences | undefined> {
    const reconciliation = this.reconciliations.find(({ projection }) => projection.name === name);
    if (!reconciliation) return undefined;
    const differences = await reconcile(this.pool, this.clock, reconciliation);
    if (Object.keys(differences).length > 0)
      this.log.error(`${name} is not what the log says, by ${JSON.stringify(differences)}`);
    return differences;
  }
}
