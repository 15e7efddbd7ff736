import { describe, expect, it } from '@jest/globals';
import { FAILPOINTS } from '../../services/platform/failpoint.js';
import { type Kill, kindOf, planOf } from './plan.mjs';

const NAMES = {
  processes: ['api-1', 'api-2', 'projector-1', 'projector-2', 'relay', 'relay-standby', 'reactor', 'timekeeper'],
  brokers: ['kafka-1', 'kafka-2'],
};
const COUNTS = { app: 1001, postgres: 99, kafka: 20 };

const killsOf = (plan: ReturnType<typeof planOf>): [target: string, kill: Kill][] =>
  plan.flatMap((round) => Object.entries(round).flatMap(([name, kills]) => kills.map((kill) => [name, kill] as never)));

describe('the plan of kills', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(planOf(7, COUNTS, NAMES)).toEqual(planOf(7, COUNTS, NAMES));
    expect(planOf(8, COUNTS, NAMES)).not.toEqual(planOf(7, COUNTS, NAMES));
  });

  it('has as many kills as were asked for', () => {
    const kinds = killsOf(planOf(7, COUNTS, NAMES)).map(([name]) => kindOf(name));
    const count = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
    expect(count('postgres')).toBe(COUNTS.postgres);
    expect(count('kafka')).toBe(COUNTS.kafka);
    expect(count('api', 'projector', 'relay', 'reactor', 'timekeeper')).toBe(COUNTS.app);
  });

  it('kills everyone, and at every place that the code names', () => {
    const kills = killsOf(planOf(7, COUNTS, NAMES));
    expect(new Set(kills.map(([name]) => name))).toEqual(new Set([...NAMES.processes, ...NAMES.brokers, 'postgres']));
    expect(new Set(kills.flatMap(([, { point }]) => point ?? []))).toEqual(new Set(FAILPOINTS));
  });
});
