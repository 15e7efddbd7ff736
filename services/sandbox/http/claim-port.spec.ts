import { describe, expect, it } from '@jest/globals';
import { reservePort } from '../../../test/support/reserved-port.mjs';
import { claimPort } from './claim-port.js';

const HOST = '127.0.0.1';

describe('claimed port', () => {
  it('makes a second claim wait until it is released', async () => {
    const port = await reservePort();
    const first = await claimPort(port, HOST);
    let isClaimedTwice = false;
    const second = claimPort(port, HOST).then((claimed) => {
      isClaimedTwice = true;
      return claimed;
    });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(isClaimedTwice).toBe(false);
    await first.release();
    await (await second).release();
  });

  it('needs no claim when any port may be used', async () => {
    await expect(claimPort(0, HOST)).resolves.toBeDefined();
  });
});
