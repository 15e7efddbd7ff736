import type { WholeShop } from '../../../test/support/whole-shop.js';
import { newId } from '../../kernel/ids.js';
import { points } from '../../kernel/money.js';
import { walletStreamOf } from '../../points/index.js';
import { recordTransfer, saveAccount } from '../rows/transfers.rows.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { transferStream, transferStreamOf } from '../streams/transfer.state.js';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** Creates a transfer that was requested half an hour ago and has no response of its site. Returns its id. */
export const createSilentTransfer = async (shop: WholeShop, siteId: string, hasEnded = false): Promise<string> => {
  const { memberId } = await shop.person();
  const transferId = newId(shop.clock.now());
  const of = { transferId, memberId, siteId, direction: 'in', points: points(300) } as const;
  const before = new Date(shop.clock.now().getTime() - HALF_AN_HOUR_MS).toISOString();
  const events: TransferEvent[] = [
    { type: 'PartnerTransferRequested', data: { ...of, requestedAt: before, aside: [] } },
    { type: 'PartnerTransferSilent', data: { ...of, since: before } },
    ...(hasEnded ? [{ type: 'PartnerTransferDone', data: of } as const] : []),
  ];
  await shop.store.transact([transferStreamOf(transferId), walletStreamOf(memberId)], async (tx) => {
    const loaded = await tx.load(transferStream, transferId);
    await recordTransfer(tx, { commandId: transferId, actor: 'test' }, loaded, events);
    saveAccount(tx, transferId, 'P1');
  });
  return transferId;
};
