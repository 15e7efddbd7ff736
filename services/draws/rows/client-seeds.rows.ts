import type { StoreTransaction } from '../../platform/store/transaction.js';

/** SQL of `hashClientSeed` for a text. */
const hashed = (seed: string): string => `encode(sha256(convert_to(${seed}, 'UTF8')), 'hex')`;

/** SQL of a client seed's hash in the public log, even if the text was erased. */
export const CLIENT_SEED_HASH = `coalesce(client_seed_hash, ${hashed('client_seed')})`;

/** Finds draws by the member's events, because the draws have no index of members. */
const ERASE = `update draws.draws set client_seed_hash = ${hashed('client_seed')}, client_seed = null
  where draw_id in (
    select d.draw_id from store.events e join draws.draws d on d.draw_id = (e.data ->> 'drawId')::uuid
     where e.partition_key = $1 and e.type = 'CardsDrawn'
       and d.member_id = $1::uuid and d.client_seed_by = 'member' and d.client_seed is not null limit $2)
  returning draw_id`;

/**
 * Replaces client seeds chosen by a member by their hashes.
 *
 * @returns the number replaced, at most `most`
 */
export const eraseClientSeeds = async (tx: StoreTransaction, memberId: string, most: number): Promise<number> =>
  (await tx.read('draws-erase-client-seeds', ERASE, [memberId, most])).length;
