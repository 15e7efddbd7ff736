import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { formatCheckpoint } from '../kernel/checkpoint.js';
import { hashLeaf, hashNode } from '../kernel/merkle-tree.js';
import { noteOf, parseVerifierKey, readSignedText, renameVerifier } from '../kernel/signed-note.js';
import { type OpenSigner, openSigner } from './open.js';

const TOKEN = 'a-word-of-the-test-0123456789abcdef';
const origin = 'shop.example/log';
const [a, b] = ['a', 'b'].map((entry) => hashLeaf(Buffer.from(entry))) as [Buffer, Buffer];
const FIRST = formatCheckpoint({ origin, size: 1, root: a });
const SECOND = formatCheckpoint({ origin, size: 2, root: hashNode(a, b) });
const REWRITTEN = formatCheckpoint({ origin, size: 2, root: hashNode(b, a) });

let folder: string;
let signer: OpenSigner;

const open = (name = origin) => openSigner({ folder, origin: name, token: TOKEN, host: '127.0.0.1', port: 0 });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-signer-'));
  signer = await open();
});
afterEach(async () => {
  await signer.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (body: string, token = TOKEN) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
  const response = await fetch(`${signer.url}/add-checkpoint`, { method: 'POST', headers, body });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
const again = async (name = origin) => {
  await signer.close();
  signer = await open(name);
};
const line = (hash: Buffer) => `${hash.toString('base64')}\n`;

describe('the signer', () => {
  it('signs an extension of its log, so that anybody can verify it', async () => {
    const verifier = parseVerifierKey((await (await fetch(`${signer.url}/key`)).text()).trim())!;
    const { status, text } = await ask(`old 0\n\n${FIRST}`);
    expect(status).toBe(200);
    expect(readSignedText(noteOf(FIRST, [text]), verifier)).toBe(FIRST);
    expect((await ask(`old 1\n${line(b)}\n${SECOND}`)).status).toBe(200);
  });

  it('refuses requests without its token', async () => {
    expect((await ask(`old 0\n\n${FIRST}`, 'another-word-0123456789abcdef')).status).toBe(401);
    expect((await ask(`old 0\n\n${SECOND}`)).status).toBe(200);
  });

  it('keeps its signed head and its key after a restart, whatever name is configured', async () => {
    await ask(`old 0\n\n${FIRST}`);
    const { verifierKey } = signer;
    await again('somebody.else/log');
    expect(signer.verifierKey).toBe(verifierKey);
    expect(await ask(`old 0\n\n${SECOND}`)).toEqual({ status: 409, type: 'text/x.tlog.size', text: '1\n' });
    expect((await ask(`old 1\n${line(a)}\n${REWRITTEN}`)).status).toBe(422);
    expect((await ask(`old 1\n${line(b)}\n${SECOND}`)).status).toBe(200);
  });

  it('does not start again if its signed head was removed', async () => {
    await signer.close();
    rmSync(join(folder, 'checkpoint'));
    await expect(open()).rejects.toThrow('put back what was signed last');
    rmSync(folder, { recursive: true });
    signer = await open();
  });

  it('signs and remembers the log of each box under its own name, and no other log', async () => {
    const verifier = parseVerifierKey(signer.verifierKey)!;
    const boxed = (text: string, packId: string) => text.replace(origin, `${origin}/box/${packId}`);
    for (const packId of ['1', '2']) {
      const first = boxed(FIRST, packId);
      const { text } = await ask(`old 0\n\n${first}`);
      const named = renameVerifier(verifier, `${origin}/box/${packId}`);
      expect(readSignedText(noteOf(first, [text]), named)).toBe(first);
    }
    await again();
    expect((await ask(`old 1\n${line(a)}\n${boxed(REWRITTEN, '1')}`)).status).toBe(422);
    expect((await ask(`old 0\n\n${boxed(SECOND, '1')}`)).text).toBe('1\n');
    expect((await ask(`old 1\n${line(b)}\n${boxed(SECOND, '1')}`)).status).toBe(200);
    expect((await ask(`old 0\n\n${FIRST}`)).status).toBe(200);
    expect((await ask(`old 0\n\n${boxed(FIRST, '../1')}`)).status).toBe(404);
  });

  it('refuses invalid requests', async () => {
    expect((await ask('')).status).toBe(400);
    expect((await ask(`old 0\n\n${FIRST.replace(origin, 'other')}`)).status).toBe(404);
    expect((await ask('x'.repeat(20_000))).status).toBe(413);
  });
});
