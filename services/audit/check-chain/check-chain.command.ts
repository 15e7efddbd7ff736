import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Operator, recordAct } from '../../operators/index.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ChainChecks } from '../chain-checks.js';

/** Begins to verify the log's chain up to its present end. @returns the check's number; null when one is under way */
export class CheckChain extends Command<number | null> {
  constructor(readonly operator: Operator) {
    super();
  }
}

/** A check that has not been heard of for so long has died with its process. */
const SILENCE = '60 seconds';
const BURY = `update audit.chain_checks set state = 'interrupted', ended_at = $1
  where state = 'running' and beat_at < now() - interval '${SILENCE}'`;
const BEGIN = `insert into audit.chain_checks (state, started_by, started_at, beat_at, through, head_hash)
  select 'running', $1, $2, now(), seq, hash from store.sequencer
  on conflict do nothing returning id`;

@CommandHandler(CheckChain)
export class CheckChainHandler implements ICommandHandler<CheckChain> {
  constructor(
    private readonly store: EventStore,
    private readonly checks: ChainChecks,
  ) {}

  async execute({ operator: { operatorId } }: CheckChain): Promise<number | null> {
    const id = await this.store.transact([], async (tx) => {
      const begun = await this.begin(tx, operatorId);
      const act = { operatorId, resource: 'chain-checks', id: String(begun ?? ''), command: 'create', reason: '' };
      recordAct(tx, { ...act, outcome: begun === null ? 'CheckUnderWay' : 'begun' });
      return begun;
    });
    if (id !== null) this.checks.run(id);
    return id;
  }

  private async begin(tx: StoreTransaction, operatorId: string): Promise<number | null> {
    await tx.read('audit-bury-chain-check', BURY, [tx.now]);
    const [row] = await tx.read<{ id: number }>('audit-begin-chain-check', BEGIN, [operatorId, tx.now]);
    return row?.id ?? null;
  }
}
