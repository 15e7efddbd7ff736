import { describe, expect, it } from '@jest/globals';
import { FAILPOINTS } from '../../services/platform/failpoint.js';
import { DEATHS, type Kill, kindOf, planOf, secondSweepOf, sweepOf } from './plan.mjs';

const NAMES = {
  processes: ['api-1', 'api-2', 'projector-1', 'projector-2', 'relay', 'relay-standby', 'reactor', 'timekeeper'],
  brokers: ['kafka-1', 'kafka-2'],
};
const COUNTS = { app: 1001, postgres: 99, kafka: 20 };

const killsOf = (plan: ReturnType<typeof planOf>): [target: string, kill: Kill][] =>
  plan.flatMap((round) => Object.entries(round).flatMap(([name, kills]) => kills.map((kill) => [name, kill] as never)));

describe('the sweep of kills', () => {
  it('kills a process of each kind at each of its failpoints, at the first and the last pass', () => {
    const planned = Object.entries(sweepOf(NAMES)).flatMap(([name, kills]) =>
      kills.flatMap(({ point, at }) => (point ? [`${kindOf(name)} ${point} ${at}`] : [])),
    );
    expect(planned.toSorted()).toEqual(DEATHS.map(({ kind, point, at }) => `${kind} ${point} ${at}`).toSorted());
    expect(new Set(DEATHS.map(({ point }) => point))).toEqual(new Set(FAILPOINTS));
  });

  it('kills every process once at any moment, PostgreSQL twice and a broker once', () => {
    const anywhere = Object.entries(sweepOf(NAMES)).map(([name, kills]) => [
      name,
      kills.filter(({ point }) => point === undefined).length,
    ]);
    expect(Object.fromEntries(anywhere)).toEqual({
      ...Object.fromEntries(NAMES.processes.map((name) => [name, 1])),
      'kafka-1': 1,
      postgres: 2,
    });
  });

  it('keeps possible leaders down while a process should die as the leader', () => {
    const round = secondSweepOf({ kind: 'projector', point: 'after-numbers', at: 5 }, NAMES.processes);
    expect(round['projector-1']).toEqual([{ afterMs: 0 }, { point: 'after-numbers', at: 5 }]);
    expect(Object.keys(round)).toEqual(['projector-1', 'projector-2', 'relay', 'relay-standby']);
    expect(round.relay).toEqual([{ afterMs: 0, until: 'projector-1' }]);
  });
});

describe('the plan of kills', () => {
  it('depends on the seed alone', () => {
    expect(planOf(7, COUNTS, NAMES)).toEqual(planOf(7, COUNTS, NAMES));
    expect(planOf(8, COUNTS, NAMES)).not.toEqual(planOf(7, COUNTS, NAMES));
  });

  it('has the requested number of kills', () => {
    const kinds = killsOf(planOf(7, COUNTS, NAMES)).map(([name]) => kindOf(name));
    const count = (...countedKinds: string[]) => kinds.filter((kind) => countedKinds.includes(kind)).length;
    expect(count('postgres')).toBe(COUNTS.postgres);
    expect(count('kafka')).toBe(COUNTS.kafka);
    expect(count('api', 'projector', 'relay', 'reactor', 'timekeeper')).toBe(COUNTS.app);
  });

  it('uses each failpoint of each kind about equally often, also for a standby', () => {
    const perSeed = Array.from({ length: 40 }, (_, seed) =>
      killsOf(planOf(seed, { app: 279, postgres: 15, kafka: 6 }, NAMES)),
    );
    const planned = perSeed.flat().filter(([, { point }]) => point);
    const counts = new Map<string, number>();
    for (const [name, { point }] of planned)
      counts.set(`${kindOf(name)} ${point}`, (counts.get(`${kindOf(name)} ${point}`) ?? 0) + 1);
    expect([...counts.keys()].toSorted()).toEqual(
      [...new Set(DEATHS.map(({ kind, point }) => `${kind} ${point}`))].toSorted(),
    );
    expect(Math.min(...counts.values())).toBeGreaterThan(0.75 * (planned.length / counts.size));
    const [leading, standing] = ['relay', 'relay-standby'].map(
      (name) => planned.filter(([other]) => other === name).length,
    );
    expect(Math.abs(leading! - standing!)).toBeLessThan(0.1 * leading!);
  });

  it('kills every process, and at every failpoint in the code', () => {
    const kills = killsOf(planOf(7, COUNTS, NAMES));
    expect(new Set(kills.map(([name]) => name))).toEqual(new Set([...NAMES.processes, ...NAMES.brokers, 'postgres']));
    expect(new Set(kills.flatMap(([, { point }]) => point ?? []))).toEqual(new Set(FAILPOINTS));
  });
});
