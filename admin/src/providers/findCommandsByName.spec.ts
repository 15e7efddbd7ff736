import { describe, expect, it } from '@jest/globals';
import { findCommandsByName } from './findCommandsByName';

const ja = { resources: { members: { name: '会員', commands: { ban: '利用停止', unban: '利用停止を解除' } } } };
const en = {
  resources: { members: { commands: { ban: 'Ban', unban: 'Lift the ban' } }, packs: { commands: { pause: 'Pause' } } },
};

describe('commands by name', () => {
  it.each([
    ['利用停止', ['members/ban', 'members/unban']],
    ['解除', ['members/unban']],
    ['BAN', ['members/ban', 'members/unban']],
    [' pause ', ['packs/pause']],
    ['会員', []],
    [' ', []],
  ])('match %j in either language', (text, commands) => {
    expect(findCommandsByName(text, [ja, en])).toEqual(commands);
  });
});
