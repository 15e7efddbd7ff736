import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../support/until.js';
import { Wire } from '../support/wire.js';
import { ClusterShop, type Customer } from './cluster-shop.js';

const CUSTOMERS = 5;
/** Timeout of a response, instead of 65 s. The behaviour after it is the same. */
const RESPONSE_MS = '3000';
const ASKS_AGAIN = `select from pg_stat_activity
  where application_name = $1 and query like '%pg_try_advisory_lock%' and query_start > $2`;

let shop: ClusterShop;
let wire: Wire;
let customers: Customer[];

beforeAll(async () => {
  shop = await ClusterShop.open(['api-1', 'projector-1', 'projector-2', 'relay', 'relay-standby']);
  wire = await Wire.to(process.env.DATABASE_URL!);
  customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => shop.customer()));
});
afterEach(() => shop.mend());
afterAll(async () => {
  await shop?.close();
  wire?.close();
});

const drawAndDecide = () => Promise.all(customers.map((customer) => shop.drawAndDecide(customer)));
const histories = () => Promise.all(customers.map((customer) => shop.histories(customer)));

/** Starts a process as the only one of its kind, on a connection that can be cut. */
const startOnWire = async (name: string, kind: string): Promise<void> => {
  await Promise.all(shop.cluster.ofKind(kind).map((one) => one.stop()));
  const url = wire.url({ application_name: name, query_timeout: RESPONSE_MS });
  await shop.cluster.process(name).start({ DATABASE_URL: url });
};

describe('a process that is silent towards PostgreSQL', () => {
  it('keeps the tables right when a frozen relay continues after its successor took over', async () => {
    await shop.drained();
    const frozen = await waitUntil('one leads', () => shop.leader('relay'));
    const drawing = drawAndDecide();
    shop.cluster.process(frozen).freeze();
    await drawing;
    // PostgreSQL ends the session of a leader after 10 s of silence.
    await shop.successor('relay', frozen);
    await shop.drained();

    const { rows } = await shop.store.pool.query('select clock_timestamp() as now');
    shop.cluster.process(frozen).thaw();
    await drawAndDecide();
    const seen = await histories();
    const asksAgain = async () => (await shop.store.pool.query(ASKS_AGAIN, [frozen, rows[0].now])).rowCount! > 0;
    await waitUntil('it has noticed that it no longer leads', asksAgain);
    await shop.drained();
    expect(await histories()).toEqual(seen);
    expect(await shop.unlikeTheLog()).toEqual([]);
  });

  it('recovers a relay whose connection to PostgreSQL is cut', async () => {
    await startOnWire('relay', 'relay');
    await waitUntil('it leads', async () => (await shop.leader('relay')) === 'relay');
    await drawAndDecide();
    wire.unplug();
    await drawAndDecide();
    const seen = await histories();
    await shop.drained();
    expect(await histories()).toEqual(seen);
    expect(await shop.unlikeTheLog()).toEqual([]);
  });

  it('recovers a projector whose connection to PostgreSQL is cut', async () => {
    await startOnWire('projector-1', 'projector');
    await drawAndDecide();
    await shop.drained();
    const drawing = drawAndDecide();
    wire.unplug();
    await drawing;
    const seen = await histories();
    await shop.drained();
    expect(await histories()).toEqual(seen);
    expect(await shop.unlikeTheLog()).toEqual([]);
  });
});
