import { accept, type Decision, refuse } from '../../kernel/decision.js';
import { toShownText } from '../../kernel/visible-text.js';
import type { MethodRefusal, MethodSwitched } from '../commands/method.target.js';
import type { MethodSwitch } from '../rows/method-switches.rows.js';

/** Decides a switch. Payments under way continue, and only new ones are refused. */
export const decideSwitchMethod = (
  before: MethodSwitch,
  { on, memo, memo_en }: MethodSwitch,
): Decision<MethodSwitched, MethodRefusal> => {
  const requested = { on, memo: toShownText(memo), memo_en: toShownText(memo_en) };
  const isSame = requested.on === before.on && requested.memo === before.memo && requested.memo_en === before.memo_en;
  return isSame ? refuse({ code: 'SameValue' }) : accept({ change: 'MethodSwitched', data: requested });
};
