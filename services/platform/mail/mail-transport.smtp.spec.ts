import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmtpTransport } from './mail-transport.smtp.js';
import { FakeSmtpServer } from './smtp-server.fixture.js';

let server: FakeSmtpServer;

beforeAll(async () => {
  server = await FakeSmtpServer.open();
});
afterAll(() => server.close());

describe('a mail over SMTP', () => {
  it.each([
    ['hanako@example.com', 'hanako@example.com', 'To: hanako@example.com'],
    ['a..b@docomo.ne.jp', '"a..b"@docomo.ne.jp', 'To: <"a..b"@docomo.ne.jp>'],
    ['.a.@ezweb.ne.jp', '".a."@ezweb.ne.jp', 'To: <".a."@ezweb.ne.jp>'],
    ['hanako@xn--wgv71a119e.jp', 'hanako@xn--wgv71a119e.jp', 'To: hanako@xn--wgv71a119e.jp'],
  ])('sends to %s as %s, with one recipient', async (to, recipient, header) => {
    const transport = new SmtpTransport(server.url, 'オリパ <no-reply@example.com>');
    const before = server.received.length;
    expect(
      await transport.send(to, { to, subject: 'x\r\nBcc: y@example.com', text: 'x' }, AbortSignal.timeout(10_000)),
    ).toBeNull();
    expect(server.received.slice(before).map((mail) => mail.to)).toEqual([recipient]);
    const headers = server.received.at(-1)!.content.split('\n\n')[0]!;
    expect(headers).toContain(header);
    expect(headers).not.toMatch(/^Bcc:/m);
  });

  it('adds unsubscribe headers to optional mails only', async () => {
    const transport = new SmtpTransport(server.url, 'オリパ <no-reply@example.com>');
    const mail = { to: 'hanako@example.com', subject: 'x', text: 'x' };
    const headersOf = async (fields: object) => {
      await transport.send('id', { ...mail, ...fields }, AbortSignal.timeout(10_000));
      return server.received.at(-1)!.content.split('\n\n')[0]!.replace(/\n\s+/g, ' ');
    };
    const unsubscribe = 'https://shop.example/api/unsubscribe/01890a5d-ac96-774b-bcce-b302099a8057.news.x';
    const headers = await headersOf({ unsubscribe });
    expect(headers).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(await headersOf({ unsubscribe: null })).not.toContain('List-Unsubscribe');
    expect(await headersOf({})).not.toContain('List-Unsubscribe');
  });
});
