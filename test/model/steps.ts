import fc from 'fast-check';
import { DAY_MS, HOUR_MS } from './reference-rules.js';

/**
 * A step names members and boxes by number, and cards by their position among the member's, so that a sequence can be
 * shortened.
 */
export type Step =
  | { readonly do: 'grant'; readonly who: number; readonly what: 'free' | 'paid' | 'coins'; readonly amount: number }
  /** Reverses one of the member's grants, chosen by position. */
  | { readonly do: 'reverse'; readonly who: number; readonly nth: number }
  | { readonly do: 'check'; readonly who: number; readonly box: number; readonly count: number | 'all' }
  | {
      readonly do: 'buy';
      readonly who: number;
      readonly box: number;
      readonly count: number | 'all';
      /** True to send the same request twice at the same moment. */
      readonly twice: boolean;
    }
  | { readonly do: 'decide'; readonly who: number; readonly how: Intent; readonly picks: readonly Pick[] }
  | { readonly do: 'box'; readonly box: number; readonly to: 'pause' | 'resume' | 'close' }
  /** Bans a member as a duplicate and lifts the ban at once. */
  | { readonly do: 'forfeit'; readonly who: number }
  | { readonly do: 'sweep' }
  | { readonly do: 'feed' }
  | { readonly do: 'pass'; readonly ms: number | 'to the next due moment' | 'to just before it' }
  | { readonly do: 'together'; readonly workers: readonly (readonly Step[])[] };

export type StepOf<Name extends Step['do']> = Extract<Step, { do: Name }>;

/** Intent of a decision: convert all undecided cards, ship as many as possible, or pick random cards of any member. */
export type Intent = 'convert all' | 'ship some' | 'pick';
export type Pick = readonly [card: number, list: 'send' | 'convert'];

const who = fc.nat(2);
const box = fc.nat(1);
const count = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 2, arbitrary: fc.constantFrom<'all' | number>('all', 40, 3001) },
);
const twice = fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const pick = fc.tuple(fc.nat(60), fc.constantFrom<'send' | 'convert'>('send', 'convert'));
const how = fc.constantFrom<Intent>('convert all', 'ship some', 'ship some', 'pick', 'pick');

/** Builds steps of one kind from the possible values of each field. */
const stepsOf = <Name extends Step['do']>(
  name: Name,
  fields: { readonly [Field in Exclude<keyof StepOf<Name>, 'do'>]: fc.Arbitrary<StepOf<Name>[Field]> },
): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constant(name), ...fields }, { noNullPrototype: true }) as unknown as fc.Arbitrary<Step>;

const grant = stepsOf('grant', {
  who,
  what: fc.constantFrom('free', 'paid', 'coins'),
  amount: fc.integer({ min: 1, max: 2500 }),
});
const reverse = stepsOf('reverse', { who, nth: fc.nat(30) });
const buy = stepsOf('buy', { who, box, count, twice });
const check = stepsOf('check', { who, box, count });
const decide = stepsOf('decide', { who, how, picks: fc.array(pick, { minLength: 1, maxLength: 6 }) });
const forfeit = stepsOf('forfeit', { who });
const control = stepsOf('box', {
  box,
  to: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('pause', 'resume', 'resume') },
    { weight: 1, arbitrary: fc.constant('close' as const) },
  ),
});
const background = fc.oneof(stepsOf('sweep', {}), stepsOf('feed', {}));
const pass = stepsOf('pass', {
  ms: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 * HOUR_MS }) },
    { weight: 12, arbitrary: fc.constantFrom('to the next due moment', 'to just before it') },
    { weight: 6, arbitrary: fc.constantFrom(DAY_MS - 1, DAY_MS, 3 * DAY_MS) },
    { weight: 2, arbitrary: fc.constantFrom(40 * DAY_MS, 182 * DAY_MS, 186 * DAY_MS) },
  ),
});

const worker = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: grant },
    { weight: 24, arbitrary: buy },
    { weight: 16, arbitrary: decide },
    { weight: 4, arbitrary: background },
    { weight: 1, arbitrary: control },
  ),
  { minLength: 1, maxLength: 3 },
);
const together = stepsOf('together', { workers: fc.array(worker, { minLength: 4, maxLength: 4 }) });

/** A random sequence of steps by members, operators and the clock. */
export const steps = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: grant },
    { weight: 3, arbitrary: reverse },
    { weight: 20, arbitrary: buy },
    { weight: 3, arbitrary: check },
    { weight: 12, arbitrary: decide },
    { weight: 1, arbitrary: control },
    { weight: 2, arbitrary: forfeit },
    { weight: 3, arbitrary: background },
    { weight: 10, arbitrary: pass },
    { weight: 5, arbitrary: together },
  ),
  { minLength: 10, maxLength: 45, size: 'max' },
);

/** Properties that differ between runs. */
export interface Setup {
  readonly maxBuyCount: number;
  readonly canLimit: number;
  readonly onceADay: boolean;
  readonly newcomerDays: number;
  readonly startsInMs: number;
  readonly endsInMs: number | null;
  readonly secondBoxPaidIn: 'points' | 'coins';
}
export const setups = fc.record<Setup>(
  {
    maxBuyCount: fc.constantFrom(0, 6),
    canLimit: fc.constantFrom(0, 0, 14),
    onceADay: fc.constantFrom(false, false, true),
    newcomerDays: fc.constantFrom(0, 0, 2),
    startsInMs: fc.constantFrom(0, 0, 0, HOUR_MS),
    endsInMs: fc.constantFrom(null, null, 30 * DAY_MS),
    secondBoxPaidIn: fc.constantFrom('points', 'coins'),
  },
  { noNullPrototype: true },
);
