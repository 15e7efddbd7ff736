import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashClientSeed } from '../streams/draw-log.js';
import {
  EXTRAS,
  makeShop,
  replaceManifest,
  rewriteChain,
  type Shop,
  seedOf,
  swapPrize,
  TICKETS,
  TODAY,
  tomorrow,
} from './verify.fixture.js';
import { entryOf, isExtension, isIncluded, type LogKey, leafOf, readHead, readKey } from './verify.mjs';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const PAGE = 1000;

const honest = makeShop([
  [1, 'lucky', 500],
  [2, '髙橋', 550],
  [TODAY, '', 100],
]);

let shop: Shop;
let folder: string;
let refusals: number[];
/** The files of the shop below `/log/`. */
let logFiles: Record<string, string>;

const server = createServer((request, response) => {
  const respond = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0.01' });
    response.end(JSON.stringify({ state: status, ...body }));
  };
  const file = request.url?.match(/^\/shop\/log\/(.*)$/)?.[1];
  if (file !== undefined) return response.writeHead(logFiles[file] === undefined ? 404 : 200).end(logFiles[file]);
  const [, log, page = '1'] = request.url?.match(/^\/shop\/api\/fair\/pack\/42(\/log)?(?:\/(\d+))?$/) ?? [];
  if (!request.url?.startsWith('/shop/api/fair/pack/42')) return respond(404, {});
  if (!log) return respond(200, shop.fair);
  const refusal = refusals.shift();
  if (refusal) return respond(refusal, {});
  respond(200, { list: shop.lines.slice((Number(page) - 1) * PAGE, Number(page) * PAGE) });
});

let origin: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await once(server.close(), 'close');
});
beforeEach(() => {
  shop = structuredClone(honest);
  refusals = [];
  logFiles = {};
});

function run(...args: string[]): Promise<{ code: unknown; out: string; err: string; failed: string[] }> {
  const options = { env: { ...process.env, LANG: 'C' } };
  return new Promise((ended) => {
    execFile(process.execPath, [path('./verify.mjs'), ...args], options, (error, out, err) => {
      const failed = [...out.matchAll(/^FAIL {2}(.{16})/gm)].map(([, name]) => name!.trim());
      ended({ code: error ? error.code : 0, out, err, failed });
    });
  });
}

const verify = (...options: string[]) => run(`${origin}/shop/pack-detail?packId=42`, ...options);

async function verifyReceipt(receipt: object) {
  const file = join(folder, 'receipt.json');
  await writeFile(file, JSON.stringify(receipt));
  return verify('--receipt', file);
}

describe('verify.mjs and an honest shop', () => {
  it.each(['/shop/pack-detail?packId=42', '/shop/api/user/pack/detail/42', '/shop/api/fair/pack/42'])(
    'given the address %s, then all is valid, and the lines of today can be verified from tomorrow',
    async (address) => {
      const { code, out, err } = await run(origin + address);
      expect(out).toContain('1050 draws recomputed');
      expect(out).toContain(`100 verifiable from ${tomorrow}`);
      expect(out).not.toContain('抽');
      expect(err).toContain('log: 1150 of 1150');
      expect(code).toBe(0);
    },
  );

  it('given --ja, then every step is printed in Japanese too', async () => {
    expect((await verify('--ja')).out).toContain('記録の各行は、前の行に連鎖しています');
  });

  it('given a box without a draw, then all is valid', async () => {
    shop = makeShop([]);
    expect(await verify()).toMatchObject({ code: 0, failed: [] });
  });

  it('given an empty box, then exactly its quantities were drawn', async () => {
    shop = makeShop([[1, 'all', TICKETS]]);
    const { code, out } = await verify();
    expect(out).toContain('the box is empty, exactly its quantities were drawn');
    expect(code).toBe(0);
  });

  it('given only the seed of the last day, then the days before are recomputed from it', async () => {
    shop.fair.revealed = [seedOf(3)];
    const { code, out } = await verify();
    expect(out).toContain('1050 draws recomputed');
    expect(code).toBe(0);
  });

  it.each([
    [0, 1000],
    [500, 1000],
    [1000, 1000],
    [1149, 1150],
  ])(
    'given a log that grew past a head of %d lines, then the new page is checked too, %d lines',
    async (slot, read) => {
      shop.fair.head = { slot, hash: shop.lines[slot - 1]?.hash ?? shop.fair.box_hash };
      const { code, err } = await verify();
      expect(err).toBe(`log: ${read} of ${read}\n`);
      expect(code).toBe(0);
    },
  );

  it('given a shop that responds "too many requests" for a while, then it is requested again', async () => {
    refusals = [429, 429, 503];
    expect(await verify()).toMatchObject({ code: 0, failed: [] });
  });

  it.each(honest.receipts)('given the receipt of slot $first_slot, then it is valid', async (receipt) => {
    const { code, out } = await verifyReceipt(receipt);
    expect(out.match(/^ok {4}receipt /gm)).toHaveLength(5);
    expect(code).toBe(0);
  });
});

describe('verify.mjs and a dishonest shop', () => {
  it.each<[string, string[], (shop: Shop) => unknown]>([
    ['the list is altered', ['manifest'], ({ fair }) => (fair.manifest = fair.manifest.replace('500', '600'))],
    ['the list is no JSON', ['manifest', 'tickets'], ({ fair }) => (fair.manifest = 'sold out')],
    [
      'the list is of another kind',
      ['manifest', 'tickets'],
      ({ fair }) => (fair.manifest = fair.manifest.replace('box/1', 'box/2')),
    ],
    [
      'the list is of another pack',
      ['manifest', 'tickets'],
      ({ fair }) => (fair.manifest = fair.manifest.replace('"42"', '"43"')),
    ],
    [
      'a quantity is changed alone',
      ['manifest', 'tickets'],
      ({ fair }) => (fair.manifest = fair.manifest.replace('"quantity":2', '"quantity":1')),
    ],
    ['the list is exchanged', ['chain'], (shop) => replaceManifest(shop, [1, 30, 1169])],
    ['the anchor is another', ['anchor'], ({ fair }) => (fair.anchor = fair.box_hash)],
    ['a seed is wrong', ['seeds'], ({ fair }) => (fair.revealed[1]!.seed = fair.box_hash)],
    ['a seed is of another day', ['seeds'], ({ fair }) => (fair.revealed[1]!.day = 1)],
    ['a line is dropped', ['slots', 'chain'], ({ lines }) => lines.splice(700, 1)],
    ['the last line is dropped', ['head'], ({ lines }) => lines.pop()],
    ['two lines are exchanged', ['slots', 'chain'], ({ lines }) => lines.splice(700, 2, lines[701]!, lines[700]!)],
    ['a prize is swapped', ['chain', 'draws'], (shop) => swapPrize(shop, 700)],
  ])('given that %s, then %j are reported', async (_, steps, falsify) => {
    falsify(shop);
    const { code, failed } = await verify();
    expect(failed).toEqual(expect.arrayContaining(steps));
    expect(code).toBe(1);
  });

  it.each<[string, string, (shop: Shop) => unknown]>([
    ['a prize is swapped', 'draws', (shop) => swapPrize(shop, 700)],
    [
      'a prize is drawn too often',
      'box',
      ({ lines }) => lines.splice(1100, 3, ...lines.slice(1100, 1103).map((line) => ({ ...line, prize_id: 'p0' }))),
    ],
    ['an unknown prize is drawn', 'box', ({ lines }) => (lines[1100]!.prize_id = 'p9')],
    ['a line is of a day to come', 'days', ({ lines }) => (lines[1149]!.day = 9)],
    ['a seed is withheld', 'days', ({ fair }) => (fair.revealed = [seedOf(1)])],
    ['a line is of no day', 'slots', ({ lines }) => (lines[1100]!.day = 1.5)],
    ['a client seed hash is none', 'slots', ({ lines }) => (lines[1100]!.client_seed_hash = 'me')],
  ])('given that %s and the chain is rewritten, then only %s is reported', async (_, step, falsify) => {
    falsify(shop);
    rewriteChain(shop);
    expect(await verify()).toMatchObject({ code: 1, failed: [step] });
  });

  it('given a key that occurs twice in the manifest, then it is reported even if the hash is right', async () => {
    shop.fair.manifest = shop.fair.manifest.replace('"tickets"', '"tickets":1300,"tickets"');
    shop.fair.box_hash = hashClientSeed(shop.fair.manifest);
    expect((await verify()).out).toMatch(/^FAIL {2}tickets +the list is not canonical/m);
  });

  it('given a line past the head that does not extend the chain, then the chain is reported', async () => {
    shop.fair.head = { slot: 900, hash: shop.lines[899]!.hash };
    shop.lines[950]!.hash = shop.fair.box_hash;
    expect(await verify()).toMatchObject({ code: 1, failed: ['chain'] });
  });

  it('given a shop that sends control characters, then only printable ones reach the terminal', async () => {
    shop.lines[1100]!.prize_id = '\u001b[2K\nok    all';
    expect((await verify()).out).toContain('no ?[2K?ok    all was left');
  });

  it('given a line past the last ticket, then the box is reported', async () => {
    shop = makeShop([[1, 'all', TICKETS]]);
    shop.lines.push({ ...shop.lines[0]!, slot: TICKETS });
    rewriteChain(shop);
    expect(await verify()).toMatchObject({ code: 1, failed: ['box'] });
  });

  const receipt = honest.receipts[1]!;
  it.each<[string, string[], object]>([
    ['pack_id', ['receipt box'], { pack_id: '43' }],
    ['box_hash', ['receipt box'], { box_hash: receipt.head }],
    ['client_seed', ['receipt seed'], { client_seed: 'other' }],
    ['day', ['receipt seed'], { day: 1 }],
    ['prize_ids', ['receipt prizes'], { prize_ids: receipt.prize_ids.with(0, 'p9') }],
    ['left_before', ['receipt left'], { left_before: { ...receipt.left_before, p2: 3 } }],
    ['left_before', ['receipt left'], { left_before: { ...receipt.left_before, p9: 1 } }],
    ['head', ['receipt head'], { head: receipt.box_hash }],
    ['count', ['receipt seed', 'receipt prizes', 'receipt head'], { count: 900 }],
    ['first_slot', ['receipt seed', 'receipt prizes', 'receipt left', 'receipt head'], { first_slot: 5000 }],
  ])('given a receipt with an altered %s, then %j are reported', async (_, failed, change) => {
    expect(await verifyReceipt({ ...receipt, ...change })).toMatchObject({ code: 1, failed });
  });
});

describe('verify.mjs when it cannot check', () => {
  it.each([
    ['no address', []],
    ['no pack in the address', ['https://shop.example/pack-detail']],
    ['an address that is none', ['shop']],
    ['an unknown option', ['https://shop.example/pack-detail?packId=1', '--fast']],
  ])('given %s, then the code is 2', async (_, args) => {
    expect(await run(...args)).toMatchObject({ code: 2, out: '' });
  });

  it('given an unreachable address, then the code is 2', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await once(closed.close(), 'close');
    const { code, err } = await run(`http://127.0.0.1:${port}/pack-detail?packId=1`);
    expect(err).toContain('ECONNREFUSED');
    expect(code).toBe(2);
  });

  it('given a pack without a box, then the code is 2', async () => {
    expect(await run(`${origin}/pack-detail?packId=42`)).toMatchObject({ code: 2, out: '' });
  });

  it('given a missing or invalid receipt, then the code is 2', async () => {
    expect(await verify('--receipt', join(folder, 'none.json'))).toMatchObject({ code: 2, out: '' });
    expect(await verifyReceipt({ state: 404 })).toMatchObject({ code: 2, out: '' });
    expect(await verifyReceipt({ ...honest.receipts[0], first_slot: '0' })).toMatchObject({ code: 2, out: '' });
  });

  it('given a log that ends in errors, then the code is 2, but 1 if something was false before', async () => {
    refusals = [500, 500, 500, 500, 500];
    expect(await verify()).toMatchObject({ code: 2, failed: [] });
    refusals = [404];
    shop.fair.anchor = shop.fair.box_hash;
    expect(await verify()).toMatchObject({ code: 1, failed: ['anchor'] });
  });
});

describe('verify.mjs and extra prizes', () => {
  const whole = makeShop(
    [
      [1, 'lucky', 600],
      [2, 'last', TICKETS - 600],
    ],
    EXTRAS,
  );
  beforeEach(() => {
    shop = structuredClone(whole);
  });

  it('given each of them at its draw, then all is valid, and the receipts contain them', async () => {
    expect(whole.receipts.map((receipt) => receipt.extra_prize_ids)).toEqual([['x1'], ['x1', 'x2']]);
    for (const receipt of whole.receipts) {
      const { code, out } = await verifyReceipt(receipt);
      expect(out).toContain('every prize outside of the box was won by its draw');
      expect(out).toContain('your prizes outside of the box stand in the log');
      expect(code).toBe(0);
    }
  });

  it.each<[string, (shop: Shop) => void]>([
    ['kept back', ({ lines }) => delete lines[TICKETS - 1]!.extra_prize_ids],
    [
      'given to another draw',
      ({ lines }) => {
        lines[499]!.extra_prize_ids = [];
        lines[498]!.extra_prize_ids = ['x1'];
      },
    ],
    ['exchanged', ({ lines }) => (lines[TICKETS - 1]!.extra_prize_ids = ['x1'])],
  ])('given one that was %s by a shop that rewrote its chain, then it is reported', async (_, forge) => {
    forge(shop);
    rewriteChain(shop);
    expect(await verify()).toMatchObject({ code: 1, failed: ['extras'] });
  });

  it('given a log that omits one from a line, then the chain is reported too', async () => {
    delete shop.lines[TICKETS - 1]!.extra_prize_ids;
    expect(await verify()).toMatchObject({ code: 1, failed: ['chain', 'extras'] });
  });

  it('given a receipt that claims one, then it is reported', async () => {
    const { failed } = await verifyReceipt({ ...whole.receipts[0]!, extra_prize_ids: ['x1', 'x2'] });
    expect(failed).toEqual(['receipt extras']);
  });

  it('given one in the log of a box that promises none, then it is reported', async () => {
    shop = structuredClone(honest);
    shop.lines[3]!.extra_prize_ids = ['x1'];
    rewriteChain(shop);
    expect(await verify()).toMatchObject({ code: 1, failed: ['extras'] });
  });

  it('given a manifest of version 1 with extra prizes, or one of version 2 without, then it is invalid', async () => {
    for (const [from, to] of [
      ['oripa-box/2', 'oripa-box/1'],
      ['"extra_prizes"', '"others"'],
    ] as const) {
      shop = structuredClone(whole);
      shop.fair.manifest = shop.fair.manifest.replace(from, to);
      expect((await verify()).failed).toContain('tickets');
    }
  });
});

interface LogVectors {
  readonly key: string;
  readonly beginning: string;
  readonly events: readonly string[];
  readonly entries: readonly string[];
  readonly heads: readonly {
    readonly size: number;
    readonly note: string;
    readonly inclusion: readonly (readonly string[])[];
    readonly growth: readonly { readonly older: number; readonly proof: readonly string[] }[];
  }[];
}

describe('verify.mjs and the vectors of the signed log', () => {
  let vectors: LogVectors;
  let key: LogKey;
  beforeAll(async () => {
    vectors = JSON.parse(await readFile(path('./signed-log.vectors.json'), 'utf8'));
    key = readKey(vectors.key)!;
  });

  it('derives each entry from the previous one, and each head is signed', () => {
    const { events, entries, beginning } = vectors;
    const links: Buffer[] = [Buffer.from(beginning, 'base64')];
    for (const event of events) links.push(entryOf(links.at(-1)!, event));
    expect(links.slice(1).map((link) => link.toString('base64'))).toEqual(entries);
    for (const { note, size } of vectors.heads) {
      expect(readHead(note, key)?.size).toBe(size);
      expect(readHead(note.replace(`\n${size}\n`, `\n${size + 1}\n`), key)).toBeNull();
    }
  });

  it('finds each entry only at its own index', () => {
    for (const { note, inclusion } of vectors.heads)
      for (const [index, proof] of inclusion.entries()) {
        const leaf = leafOf(Buffer.from(vectors.entries[index]!, 'base64'));
        const head = readHead(note, key)!;
        expect(isIncluded(leaf, index, head, proof)).toBe(true);
        expect(isIncluded(leaf, index + 1, head, proof)).toBe(false);
        expect(isIncluded(leaf, index, head, [...proof, vectors.entries[0]!])).toBe(false);
        expect(isIncluded(leafOf(leaf), index, head, proof)).toBe(false);
      }
  });

  it('proves that each head extends each earlier one, and no other', () => {
    const headOf = new Map(vectors.heads.map(({ size, note }) => [size, readHead(note, key)!]));
    for (const { size, growth } of vectors.heads)
      for (const { older, proof } of growth) {
        const [before, now] = [headOf.get(older)!, headOf.get(size)!];
        expect(isExtension(before, now, proof)).toBe(true);
        expect(isExtension({ ...before, root: Buffer.alloc(32) }, now, proof)).toBe(false);
        expect(isExtension(before, now, [...proof, vectors.entries[0]!])).toBe(false);
        if (proof.length > 0) expect(isExtension(before, now, proof.slice(1))).toBe(false);
      }
  });

  it('refuses an invalid key line', () => {
    expect(readKey('')).toBeNull();
    expect(readKey(vectors.key.replace(/\+[0-9a-f]{8}\+/, '+00000000+'))).toBeNull();
  });
});

describe('verify.mjs and a saved head', () => {
  let vectors: LogVectors;
  const noteOf = (headSize: number) => vectors.heads.find(({ size }) => size === headSize)!.note;
  const growthOf = (from: number, to: number) => {
    const { growth } = vectors.heads.find(({ size }) => size === to)!;
    return growth.find(({ older }) => older === from)!.proof.join('\n');
  };
  const verifyHead = async (saved: string, ...options: string[]) => {
    const file = join(folder, 'head');
    await writeFile(file, saved);
    return verify('--head', file, ...options);
  };
  beforeAll(async () => {
    vectors = JSON.parse(await readFile(path('./signed-log.vectors.json'), 'utf8'));
  });
  beforeEach(() => {
    logFiles = { checkpoint: noteOf(13), key: `${vectors.key}\n`, 'consistency/5/13': growthOf(5, 13) };
  });

  it('given a log that extends it, then all is valid, and the signer is named', async () => {
    const { code, out } = await verifyHead(noteOf(5));
    expect(out).toContain('the log goes on from the head that you saved');
    expect(out).toContain(`log key  ${vectors.key}`);
    expect(code).toBe(0);
  });

  it('given the shop’s address alone, then its log is checked and no box', async () => {
    await writeFile(join(folder, 'head'), noteOf(5));
    const { code, out } = await run(`${origin}/shop/`, '--head', join(folder, 'head'));
    expect(
      out
        .split('\n')
        .slice(0, 4)
        .map((line) => line.slice(0, 19).trim()),
    ).toEqual(['ok    log signature', 'ok    log growth', 'log key  shop.examp', 'log head 13 events']);
    expect(code).toBe(0);
  });

  it('given the file saved by a browser, then its key is used', async () => {
    delete logFiles.key;
    const saved = { key: vectors.key, note: noteOf(13), seenAt: '2026-04-01T03:00:00.000Z' };
    expect(await verifyHead(JSON.stringify(saved))).toMatchObject({ code: 0, failed: [] });
  });

  it('given a head that is newer than the published one, then it is checked in reverse', async () => {
    Object.assign(logFiles, { checkpoint: noteOf(5) });
    expect(await verifyHead(noteOf(13))).toMatchObject({ code: 0, failed: [] });
  });

  it.each([
    ['a log that was written anew', () => ({ 'consistency/5/13': growthOf(7, 13) })],
    ['a log that was cut off', () => ({ checkpoint: noteOf(3) })],
  ])('given %s, then it is reported', async (_, forged) => {
    Object.assign(logFiles, forged());
    expect(await verifyHead(noteOf(5))).toMatchObject({ code: 1, failed: ['log growth'] });
  });

  it.each<[string, () => string, ...string[]]>([
    ['another key', () => noteOf(5), '--key', 'shop.example/log+a3110850+AddamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea'],
    ['a head that was changed', () => noteOf(5).replace('\n5\n', '\n6\n')],
  ])('given %s, then the signature is missing', async (_, saved, ...options) => {
    expect(await verifyHead(saved(), ...options)).toMatchObject({ code: 1, failed: ['log signature'] });
  });

  it.each([
    ['what the shop answers for a box without draws', '{"state":404}'],
    ['such an answer of a server before it', '<html><h1>404 Not Found</h1></html>\n'],
    ['a file of nothing', ''],
    ['half a file of a browser', '{"key":"shop.example/log+a3'],
    ['a head without whoever signed it', () => noteOf(5).split('\n\n')[0]!],
  ])('given %s as the head, then it is reported as invalid', async (_, saved) => {
    const { code, out, err } = await verifyHead(typeof saved === 'string' ? saved : saved());
    expect([code, err]).toEqual([2, expect.stringContaining(`not a signed head: ${join(folder, 'head')}; of a box`)]);
    expect(out).not.toContain('log signature');
  });

  it('given an invalid address, then it cannot be checked', async () => {
    await writeFile(join(folder, 'head'), noteOf(5));
    expect(await run('nowhere', '--head', join(folder, 'head'))).toMatchObject({ code: 2, failed: [] });
  });

  it('given an invalid key, then it cannot be checked', async () => {
    const { code, err } = await verifyHead(noteOf(5), '--key', 'x');
    expect([code, err]).toEqual([2, expect.stringContaining('not the line of a key')]);
  });
});

describe('make-log-vectors.mjs', () => {
  it('prints exactly the committed vectors', async () => {
    const printed = await new Promise((ended) => {
      execFile(process.execPath, [path('./make-log-vectors.mjs')], (_, out) => ended(out));
    });
    expect(printed).toBe(await readFile(path('./signed-log.vectors.json'), 'utf8'));
  });
});

describe('make-vectors.mjs', () => {
  it.each([
    ['1', 'fairness.vectors.json'],
    ['2', 'fairness-2.vectors.json'],
  ])('prints exactly the committed vectors of version %s', async (version, file) => {
    const printed = await new Promise((ended) => {
      execFile(process.execPath, [path('./make-vectors.mjs'), version], (_, out) => ended(out));
    });
    expect(printed).toBe(await readFile(path(`../streams/${file}`), 'utf8'));
  });
});
