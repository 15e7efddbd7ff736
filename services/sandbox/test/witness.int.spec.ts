import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatCheckpoint } from '../../kernel/checkpoint.js';
import { cosignatureOf } from '../../kernel/cosignature.js';
import { EMPTY_ROOT, hashLeaf, hashNode, listConsistencyRanges } from '../../kernel/merkle-tree.js';
import { noteOf, signNote, verifierKeyOf } from '../../kernel/signed-note.js';
import { readLogHeadsConfig } from '../../platform/signer/log-heads-config.js';
import { type LogWitness, requestCosignature } from '../../platform/signer/log-witness.js';
import { Sandbox } from './sandbox.fixture.js';

const ORIGIN = 'shop.example/log';
const leaves = (...entries: string[]) => entries.map((entry) => hashLeaf(Buffer.from(entry)));

/** Computes the root of a tree; its left part is the largest full tree, as the standard defines. */
const rootOf = (of: readonly Buffer[]): Buffer => {
  if (of.length < 2) return of[0] ?? EMPTY_ROOT;
  const left = 2 ** (Math.ceil(Math.log2(of.length)) - 1);
  return hashNode(rootOf(of.slice(0, left)), rootOf(of.slice(left)));
};
const HONEST = leaves('a', 'b', 'c', 'd', 'e', 'f', 'g');

let key: KeyObject;
let page: Server;
let sandbox: Sandbox;
let witness: LogWitness;

const noteOver = (of: readonly Buffer[], by = key, origin = ORIGIN) => {
  const text = formatCheckpoint({ origin, size: of.length, root: rootOf(of) });
  return { text, note: noteOf(text, [signNote(text, { name: origin, key: by })]) };
};
/** Sends the witness the head over some leaves, with a consistency proof from its first `older` leaves. */
const show = async (older: number, of: readonly Buffer[], note = noteOver(of).note) => {
  const proof = listConsistencyRanges(older, of.length).map(({ from, to }) => rootOf(of.slice(from, to)));
  return requestCosignature(witness, older, proof, note);
};

beforeAll(async () => {
  key = generateKeyPairSync('ed25519').privateKey;
  page = createServer((request, response) => {
    response.writeHead(request.url === '/log/key' ? 200 : 404).end(`${verifierKeyOf({ name: ORIGIN, key })}\n`);
  });
  await once(page.listen(0, '127.0.0.1'), 'listening');
  sandbox = await Sandbox.open({ PUBLIC_URL: `http://127.0.0.1:${(page.address() as AddressInfo).port}` });
  witness = readLogHeadsConfig(sandbox.environment, true).witnesses[0]!;
});
afterAll(async () => {
  await sandbox?.close();
  page?.close();
});

describe('witness', () => {
  it('cosigns each head that extends the last one, with a valid signature', async () => {
    for (const [older, size] of [
      [0, 2],
      [2, 2],
      [2, 3],
      [3, 5],
    ] as const) {
      const response = await show(older, HONEST.slice(0, size));
      const { text } = noteOver(HONEST.slice(0, size));
      expect(response.outcome).toBe('cosigned');
      const lines = response.outcome === 'cosigned' ? response.lines : '';
      expect(cosignatureOf(text, lines, witness.verifier)).not.toBeNull();
    }
    const heads = (await sandbox.get('/_control/witness/heads')).json<{ origin: string; size: number }[]>();
    expect(heads).toEqual([expect.objectContaining({ origin: ORIGIN, size: 5 })]);
  });

  it('keeps the last cosigned head over a kill', async () => {
    await sandbox.kill();
    await sandbox.restart();
    expect(await show(2, HONEST)).toEqual({ outcome: 'other-size', size: 5 });
  });

  it.each([
    ['a rewritten end', 422, 5, [...HONEST.slice(0, 4), ...leaves('forged', 'f', 'g')]],
    ['a rewritten beginning', 422, 5, [...leaves('forged'), ...HONEST.slice(1)]],
    ['another log of the same size', 409, 5, [...HONEST.slice(0, 4), ...leaves('forged')]],
  ] as const)('refuses %s', async (_, status, older, forged) => {
    expect(await show(older, forged)).toEqual({ outcome: 'refused', status });
  });

  it('refuses a truncated log', async () => {
    expect(await show(4, HONEST.slice(0, 4))).toEqual({ outcome: 'other-size', size: 5 });
  });

  it('accepts only the key that the log had at the first request', async () => {
    const other = generateKeyPairSync('ed25519').privateKey;
    expect(await show(5, HONEST, noteOver(HONEST, other).note)).toEqual({ outcome: 'refused', status: 403 });
    const elsewhere = noteOver(HONEST, other, 'other.example/log').note;
    expect(await show(0, HONEST, elsewhere)).toEqual({ outcome: 'refused', status: 404 });
    expect((await sandbox.ask('POST', '/witness/add-checkpoint', 'old 5\n')).status).toBe(400);
  });

  it('still cosigns the untampered log after refusals', async () => {
    expect((await show(5, HONEST)).outcome).toBe('cosigned');
  });
});
