import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../../test/support/until.js';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { parseCheckpoint } from '../../kernel/checkpoint.js';
import { hashLeaf, isConsistent, isIncluded } from '../../kernel/merkle-tree.js';
import { parseVerifierKey, readSignedText } from '../../kernel/signed-note.js';
import { Sequencer } from '../../platform/store/sequencer.js';
import { PublishCheckpoint } from '../../proof/index.js';
import { type OpenSigner, openSigner } from '../../signer/open.js';
import type { LogProof } from './draw-proof.contract.js';

const TOKEN = 'of-the-test-and-of-nobody-else-0123456789';

let folder: string;
let signer: OpenSigner;
let shop: WholeShop;
let buyer: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-draw-proof-'));
  signer = await openSigner({ folder, origin: 'shop.example/log', token: TOKEN, host: '127.0.0.1', port: 0 });
  shop = await WholeShop.open({ environment: { SIGNER_URL: signer.url, SIGNER_TOKEN: TOKEN } });
  shop.app.get(Sequencer).start();
  buyer = await shop.person(1_000_000);
  await shop.openBox('proved', { prizes: [buildPrize('a', 1000, 50)] });
});
afterAll(async () => {
  await shop.app.get(Sequencer).stop();
  await shop.close();
  await signer.close();
  rmSync(folder, { recursive: true, force: true });
});

const draw = async (count: number): Promise<string> =>
  (await buyer.browser.post('user/pack/buy', { pack_id: 'proved', count })).body.history_id;
const proofOf = async (id: string, who = buyer) => (await who.browser.get(`fair/draw/${id}/proof`)).body;
/** Numbers and signs all committed events. */
const sign = async (): Promise<void> => {
  const counts = 'select (select count(*) from store.events) = (select seq from store.sequencer) as all';
  await waitUntil('all have their numbers', async () => (await shop.pool.query(counts)).rows[0].all);
  await shop.commands.execute(new PublishCheckpoint());
};
const signed = async (id: string): Promise<string> => {
  await sign();
  return id;
};
const bytes = (text: string) => Buffer.from(text, 'base64');
const headOf = (note: string) => parseCheckpoint(readSignedText(note, parseVerifierKey(signer.verifierKey)!)!)!;
const entryOf = ({ previous, event }: LogProof) => createHash('sha256').update(bytes(previous)).update(event).digest();
const isProved = (proof: LogProof): boolean => {
  const head = headOf(proof.checkpoint);
  const place = { leaf: proof.number - 1, size: head.size };
  return isIncluded(place, hashLeaf(entryOf(proof)), head.root, proof.inclusion.map(bytes));
};
const consistency = async (older: number, size: number | string) =>
  fetch(`${await shop.app.getUrl()}/log/consistency/${older}/${size}`);

describe('GET /api/fair/draw/{history_id}/proof', () => {
  it('reports a missing signer, or a draw that is not signed yet', async () => {
    const first = await draw(1);
    expect(await proofOf(first)).toEqual({ state: 200, log_proof: null, reason: 'nobody_signs' });
    await sign();
    expect(await proofOf(await draw(1))).toEqual({ state: 200, log_proof: null, reason: 'not_signed_yet' });
    expect((await proofOf(first)).reason).toBeNull();
  });

  it('proves each draw by its own event under the newest head', async () => {
    const ids = [await draw(3), await draw(1), await draw(10), await draw(1)];
    await sign();
    for (const id of ids) {
      const { log_proof: proof } = await proofOf(id);
      const [number, stream, , , type, , member, data] = JSON.parse(proof.event);
      expect([number, stream, type, member]).toEqual([proof.number, `draw-${id}`, 'CardsDrawn', buyer.memberId]);
      const receipt = (await buyer.browser.get(`fair/draw/${id}`)).body;
      expect(JSON.parse(data)).toMatchObject({ drawId: id, packId: 'proved', firstSlot: receipt.first_slot });
      expect(isProved(proof)).toBe(true);
      expect(isProved({ ...proof, event: proof.event.replace('proved', 'other') })).toBe(false);
    }
  });

  it('returns nothing to other members', async () => {
    const id = await draw(1);
    await sign();
    expect(await proofOf(id, await shop.person())).toMatchObject({ state: 404 });
    expect(await proofOf('x')).toMatchObject({ state: 404 });
  });
});

describe('GET /log/consistency/{older}/{size}', () => {
  it('proves that a head extends an earlier one', async () => {
    const id = await draw(1);
    await sign();
    const older = headOf((await proofOf(id)).log_proof.checkpoint);
    await draw(2);
    await sign();
    const newer = headOf((await proofOf(id)).log_proof.checkpoint);
    const response = await consistency(older.size, newer.size);
    expect(response.headers.get('cache-control')).toContain('immutable');
    const proof = (await response.text()).trim().split('\n').map(bytes);
    expect(isConsistent(older, newer, proof)).toBe(true);
    expect(await (await consistency(newer.size, newer.size)).text()).toBe('');
  });

  it.each([
    [0, 1],
    [2, 1],
    [1, 1_000_000],
    [1, '02'],
    [1, 'x'],
  ])('returns no proof from %s to %s', async (older, size) => {
    expect((await consistency(older, size)).status).toBe(404);
  });
});

describe('npm run verify', () => {
  /** Runs the independent program with a receipt and its proof. */
  const verify = async (receipt: object, ...flags: string[]) => {
    const file = join(folder, 'receipt.json');
    writeFileSync(file, JSON.stringify(receipt));
    const address = `${await shop.app.getUrl()}/pack-detail?packId=proved`;
    const args = ['services/draws/verify/verify.mjs', address, '--receipt', file, ...flags];
    return new Promise<{ code: unknown; out: string }>((ended) =>
      execFile(process.execPath, args, (error, out) => ended({ code: error ? error.code : 0, out })),
    );
  };
  /** Returns the receipt as the browser saves it. */
  const receiptOf = async (id: string) => ({
    ...(await buyer.browser.get(`fair/draw/${id}`)).body,
    log_proof: { ...(await proofOf(id)).log_proof, key: signer.verifierKey },
  });

  it('finds the draw in the signed log, which extends a saved head', async () => {
    const saved = join(folder, 'saved-head');
    writeFileSync(saved, await (await fetch(`${await shop.app.getUrl()}/log/checkpoint`)).text());
    const id = await draw(5);
    await sign();
    const { code, out } = await verify(await receiptOf(id), '--head', saved);
    for (const word of ['log signature', 'log event', 'log entry', 'log growth'])
      expect(out).toContain(`ok    ${word}`);
    expect(code).toBe(0);
  });

  it('reports an event of another draw and a draw that is not in the log', async () => {
    const [one, other] = [await receiptOf(await draw(1).then(signed)), await receiptOf(await draw(2).then(signed))];
    expect(await verify({ ...one, log_proof: other.log_proof })).toMatchObject({
      code: 1,
      out: expect.stringContaining('FAIL  log event'),
    });
    const moved = { ...one.log_proof, previous: other.log_proof.previous };
    expect((await verify({ ...one, log_proof: moved })).out).toContain('FAIL  log entry');
  });
});
