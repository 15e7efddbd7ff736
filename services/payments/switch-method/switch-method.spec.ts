import { describe, expect, it } from '@jest/globals';
import { UNTOUCHED } from '../rows/method-switches.rows.js';
import { decideSwitchMethod } from './switch-method.decide.js';

const off = { on: false, memo: '', memo_en: '' };

describe('a payment method', () => {
  it('stays on until an owner switches it off', () => {
    expect(decideSwitchMethod(UNTOUCHED, off).events).toEqual([{ change: 'MethodSwitched', data: off }]);
  });

  it('trims its text', () => {
    const data = { on: true, memo: '土日は休み', memo_en: '' };
    expect(decideSwitchMethod(UNTOUCHED, { ...data, memo: ' 土日は休み ', memo_en: ' ' }).events).toEqual([
      { change: 'MethodSwitched', data },
    ]);
  });

  it('rejects its current settings', () => {
    expect(decideSwitchMethod(UNTOUCHED, { ...off, on: true }).refusal).toEqual({ code: 'SameValue' });
    expect(decideSwitchMethod({ ...UNTOUCHED, on: false }, off).refusal).toEqual({ code: 'SameValue' });
  });
});
