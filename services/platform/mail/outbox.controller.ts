import { Controller, Get, NotFoundException } from '@nestjs/common';
import { toTokyoIso } from '../../kernel/time.js';
import { Config } from '../config.js';
import { Database } from '../database/database.js';
import { Open } from '../http/access/access.js';
import { buildUnsubscribeHeaders } from './mail-transport.js';

const NEWEST = `select * from (
    (select 'mail' as kind, recipient, subject, body, unsubscribe, created_at from mail.messages order by created_at desc limit 200)
    union all
    (select 'sms', recipient, '', body, null, created_at from sms.messages where body is not null
      order by created_at desc limit 200)) m
  order by created_at desc limit 200`;

/** `GET /sandbox/outbox`: the mails and text messages that the sandbox keeps instead of sending them. */
@Controller('sandbox')
export class OutboxController {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  @Get('outbox')
  @Open()
  async outbox(): Promise<object[]> {
    if (!this.config.sandbox) throw new NotFoundException();
    const { rows } = await this.database.pool.query(NEWEST);
    return rows.map((row) => ({
      kind: row.kind,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      created: toTokyoIso(row.created_at),
      ...(row.unsubscribe && { headers: buildUnsubscribeHeaders(row) }),
    }));
  }
}
