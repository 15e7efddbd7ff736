import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Module, Post, Put } from '@nestjs/common';
import { MaxLength } from 'class-validator';
import { type Console, consolesOf, signInAs } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { ForOperators, Operating } from '../../platform/console-api/access/for-operators.js';
import type { Operator, Role } from '../../platform/console-api/access/operator.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { parseBody } from '../../platform/console-api/lists/parse-body.js';
import { operatorsPart } from '../index.js';

class NoteRequest extends CommandRequest {
  @MaxLength(3)
  note!: string;
}

@Controller('admin-api/notes')
class NotesController {
  @Get()
  @ForOperators('read-members')
  list(): object[] {
    return [{ state: 'new', body: 'text' }];
  }

  @Post()
  @ForOperators('serve-members')
  make(@Operating() operator: Operator, @Body() body: unknown): object {
    return { ...parseBody(body, NoteRequest), by: operator.name };
  }

  @Put()
  @ForOperators('run-shop')
  change(): object {
    return {};
  }
}

@Module({ controllers: [NotesController] })
class NotesModule {}

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;

beforeAll(async () => {
  shop = await openShop([operatorsPart, { name: 'notes', module: NotesModule }]);
  consoles = await consolesOf(shop);
});

afterAll(() => shop?.close());

const note = { note: 'abc', reason: ' because ' };

describe('a route for operators', () => {
  it.each([
    ['GET', 'owner', 200],
    ['GET', 'support', 200],
    ['GET', 'finance', 200],
    ['GET', 'auditor', 200],
    ['GET', 'shipping', 403],
    ['GET', 'nobody', 401],
    ['POST', 'owner', 200],
    ['POST', 'support', 200],
    ['POST', 'finance', 403],
    ['POST', 'nobody', 401],
    ['PUT', 'owner', 200],
    ['PUT', 'support', 403],
    ['PUT', 'finance', 403],
    ['PUT', 'nobody', 401],
  ] as const)('answers %s of %s with %d', async (method, who, status) => {
    const { body, status: responseStatus } = await consoles[who].send(
      method,
      'notes',
      method === 'GET' ? undefined : note,
    );
    expect(responseStatus).toBe(status);
    if (status !== 200) expect(body).toEqual({ state: status, errors: {} });
  });

  it('answers plain JSON', async () => {
    expect((await consoles.finance.get('notes')).body).toEqual([{ state: 'new', body: 'text' }]);
    expect((await consoles.support.post('notes', note)).body).toEqual({
      note: 'abc',
      reason: ' because ',
      by: 'Support',
    });
  });

  it.each([
    ['no value', ''],
    ['a wrong value', 'a'.repeat(43)],
    ['the value of another session', null],
  ])('refuses a write with %s', async (_, value) => {
    const other = (await signInAs(shop, 'owner')).headers['x-csrf-token']!;
    const headers = { 'x-csrf-token': value ?? other };
    expect((await consoles.owner.send('POST', 'notes', note, headers)).status).toBe(403);
    expect((await consoles.owner.send('GET', 'notes', undefined, headers)).status).toBe(200);
  });

  it('lists the errors of a command in the requested language', async () => {
    const reply = await consoles.owner.send('POST', 'notes', { note: 'abcd' }, { 'accept-language': 'en' });
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { reason: ['Enter the reason in 1 to 500 characters.'], note: ['invalid value'] } },
    });
  });
});
