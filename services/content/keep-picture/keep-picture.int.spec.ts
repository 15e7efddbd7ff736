import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { contentPart } from '../index.js';

const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, contentPart], { dataDir });
  consoles = await consolesOf(shop);
});
afterAll(async () => {
  await shop?.close();
  rmSync(dataDir, { recursive: true });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' }, limitInputPixels: false });

const upload = async (file: Buffer, { who = 'owner', purpose = 'card', type = 'image/png', csrf = true } = {}) => {
  const { headers } = consoles[who as Role];
  const response = await shop.app.inject({
    method: 'POST',
    url: `/admin-api/uploads?for=${purpose}`,
    headers: { ...headers, ...(csrf ? {} : { 'x-csrf-token': '' }), 'content-type': type, 'accept-language': 'en' },
    payload: file,
  });
  return { status: response.statusCode, body: response.json() };
};
const served = async (url: string) => {
  const response = await shop.app.inject({ url });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};
const sizeOf = async (url: string) => {
  const { width, height, format } = await sharp((await served(url)).bytes).metadata();
  return [width, height, format];
};
const files = () => readdirSync(join(dataDir, 'uploads'));

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'becomes a WebP with a copy of half its width: %s',
    async (format) => {
      const { status, body } = await upload(await plain(400, 560).toFormat(format).toBuffer(), {
        type: `image/${format}`,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ url: `/uploads/${body.id}.webp`, width: 400, height: 560 });
      expect(await sizeOf(body.url)).toEqual([400, 560, 'webp']);
      expect(await sizeOf(body.url.replace('.webp', '.half.webp'))).toEqual([200, 280, 'webp']);
      expect(await sizeOf(body.url.replace('.webp', '.avif'))).toEqual([400, 560, 'heif']);
      expect(await sizeOf(body.url.replace('.webp', '.half.avif'))).toEqual([200, 280, 'heif']);
    },
  );

  it.each([
    ['card', 600, 840],
    ['pack', 1200, 1680],
    ['banner', 1600, 2240],
    ['notice', 1200, 1680],
  ])('has a limited width if it is large: as a %s %d pixels', async (purpose, width, height) => {
    const { body } = await upload(await plain(2000, 2800).png().toBuffer(), { purpose });
    expect([body.width, body.height]).toEqual([width, height]);
  });

  it('loses its metadata, and a photograph is turned upright', async () => {
    const photograph = await plain(300, 200)
      .withExif({ IFD0: { Copyright: 'NAME OF A PERSON' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photograph).metadata()).orientation).toBe(6);
    const { body } = await upload(photograph, { type: 'image/jpeg' });
    expect(await sizeOf(body.url)).toEqual([200, 300, 'webp']);
    const { bytes } = await served(body.url);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('NAME OF A PERSON')).toBe(false);
  });

  it('has one file for the same content, which browsers may cache for good', async () => {
    const file = await plain(50, 70).png().toBuffer();
    const { body } = await upload(file);
    const before = files().length;
    expect((await upload(file)).body).toEqual(body);
    expect(files()).toHaveLength(before);
    const { headers } = await served(body.url);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('keeps its transparency', async () => {
    const clear = sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { body } = await upload(await clear.png().toBuffer());
    expect((await sharp((await served(body.url)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it.each([
    ['a text', () => Buffer.from('hello')],
    ['an empty body', () => Buffer.alloc(0)],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['half a picture', async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 500)],
    ['a picture of 49 million pixels in a small file', () => plain(7000, 7000).png().toBuffer()],
    ['more than 10 MB', () => Buffer.alloc(10 * 1_048_576 + 1)],
  ])('fails with an explanation and stores nothing: %s', async (_, make) => {
    const before = files().length;
    const { status, body } = await upload(await make());
    expect(status).toBe(400);
    expect(body.errors).toEqual({ file: [expect.stringMatching(/picture/)] });
    expect(files()).toHaveLength(before);
  });

  it('needs a picture as its body and a known purpose', async () => {
    expect((await upload(Buffer.from('{}'), { type: 'application/json' })).body.errors).toHaveProperty('file');
    const file = await plain(4, 4).png().toBuffer();
    expect((await upload(file, { purpose: 'face' })).body.errors).toHaveProperty('for');
  });

  it.each([
    ['owner', 200],
    ['support', 200],
    ['finance', 403],
    ['nobody', 401],
  ])('needs a role with the permission: %s gets %d', async (who, status) => {
    expect((await upload(await plain(4, 4).png().toBuffer(), { who })).status).toBe(status);
  });

  it('needs the CSRF token, and appears in the audit trail', async () => {
    const file = await plain(33, 44).png().toBuffer();
    expect((await upload(file, { csrf: false })).status).toBe(403);
    const { body } = await upload(file);
    const auditSql = "select command from operators.audit_trail where resource = 'uploads' and resource_id = $1";
    expect((await shop.pool.query(auditSql, [body.id])).rows).toEqual([{ command: 'create' }]);
    const { bytes } = await served(body.url);
    expect(bytes).toEqual(readFileSync(join(dataDir, 'uploads', `${body.id}.webp`)));
  });

  it.each(['/uploads/', '/uploads/none.webp'])('does not exist at %s', async (url) => {
    expect((await served(url)).status).toBeGreaterThanOrEqual(400);
  });

  it.each(['/uploads/../secret', '/uploads/%2e%2e/secret', '/uploads/..%2fsecret', '/uploads/%2e%2e%2fsecret'])(
    'gives no access to other files at %s',
    async (url) => {
      writeFileSync(join(dataDir, 'secret'), 'SEALED');
      expect((await served(url)).bytes.toString()).not.toContain('SEALED');
    },
  );
});
