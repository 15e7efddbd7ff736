import { describe, expect, it } from '@jest/globals';
import { defineChoiceSetting, defineFlagSetting, defineTextSetting, defineWholeSetting } from '../../kernel/setting.js';
import type { SettingState } from '../streams/setting.state.js';
import { decideChangeSetting } from './change-setting.decide.js';

const threshold: SettingState = { setting: defineWholeSetting('threshold', 1000, 0, 5000), value: 1000 };
const closed: SettingState = { setting: defineFlagSetting('closed', false), value: false };
const life: SettingState = { setting: defineChoiceSetting('life', 'new', ['new', 'old']), value: 'new' };
const sender: SettingState = { setting: defineTextSetting('sender', '', 5, /^\d+$/), value: '1' };

describe('decideChangeSetting', () => {
  it.each([
    [threshold, 0],
    [threshold, 5000],
    [closed, true],
    [life, 'old'],
    [sender, '12345'],
    [sender, ''],
  ])('changes %j to %j', (state, value) => {
    const data = { name: state.setting.name, before: state.value, value };
    expect(decideChangeSetting(state, value)).toEqual({ events: [{ type: 'SettingChanged', data }] });
  });

  it.each([
    [threshold, 5001],
    [threshold, -1],
    [threshold, 10.5],
    [threshold, '1000'],
    [closed, 'true'],
    [closed, null],
    [life, 'never'],
    [life, undefined],
    [sender, '123456'],
    [sender, 'a'],
    [sender, 1],
  ])('refuses to change %j to %j', (state, value) => {
    expect(decideChangeSetting(state, value).refusal).toEqual({
      code: 'NotAccepted',
      setting: state.setting,
    });
  });

  it('refuses the present value', () => {
    expect(decideChangeSetting(threshold, 1000).refusal).toEqual({ code: 'SameValue' });
  });
});
