import { describe, expect, it } from '@jest/globals';
import { isStuck, lineOf, readCommand, redsOf, reportOf, seedOf } from './campaign.rules.mjs';
import { CAMPAIGN, type CampaignStage } from './stages.mjs';

const stageOf = (name: string): CampaignStage => CAMPAIGN.find((stage) => stage.name === name)!;
const planOf = (name: string, round = 0) =>
  stageOf(name).roundOf({ round, seed: 7 + round, firstSeed: 7, minutesLeft: 20 })!;

describe('the command line of the campaign', () => {
  it('names stages, minutes and a seed', () => {
    const { stages, minutes, seed } = readCommand(['feed', 'model', '--minutes', '2', '--seed', '7'], CAMPAIGN, 1);
    expect([stages.map(({ name }) => name), minutes, seed]).toEqual([['feed', 'model'], 2, 7]);
  });

  it('selects all stages and any seed by default', () => {
    const { stages, minutes, seed } = readCommand([], CAMPAIGN, 99);
    expect([stages.map(({ name }) => name), minutes, seed]).toEqual([CAMPAIGN.map(({ name }) => name), 25, 99]);
  });

  it.each([
    [['nothing'], 'There is no campaign nothing: there are faults, browser, feed, requests, model, mutants, mutation'],
    [['--minutes', 'x'], '--minutes is a number above 0'],
    [['--seed', '-1'], '--seed'],
    [['--seed=1.5'], '--seed is a whole number'],
  ])('refuses %j with a message of one line', (args, message) => {
    expect(() => readCommand(args, CAMPAIGN, 1)).toThrow(message);
  });
});

describe('a round', () => {
  it('has the seed of the previous round plus one, and depends on it alone', () => {
    expect([seedOf(7, 0), seedOf(7, 2), seedOf(2 ** 31 - 1, 1)]).toEqual([7, 9, 0]);
    for (const { name } of CAMPAIGN) expect(planOf(name, 1)).toEqual(planOf(name, 1));
  });

  it('returns the command that repeats it', () => {
    expect(lineOf(planOf('faults'))).toBe('npm run test:faults -- --kills 300 --seed 7 --minutes 20');
    expect(lineOf(planOf('faults', 1))).toBe('npm run test:faults -- --full --seed 8 --minutes 20');
    expect(lineOf(planOf('requests'))).toBe('REQUESTS=20000 REQUESTS_SEED=7 npm run test:requests');
    expect(lineOf(planOf('model'))).toBe(
      'MODEL_SEED=7 MODEL_SECONDS=600 npm run test:int -- --testPathPatterns test/model',
    );
  });

  it('runs another shard of the journeys each time, until all have run', () => {
    const lines = Array.from({ length: 40 }, (_, round) => lineOf(planOf('browser', round)));
    expect(new Set(lines).size).toBe(40);
    expect(stageOf('browser').roundOf({ round: 40, seed: 47, firstSeed: 7, minutesLeft: 9 })).toBeUndefined();
  });

  it('plants faults in a single round, and repeats a missed fault by its name', () => {
    const stage = stageOf('mutants');
    expect(lineOf(planOf('mutants'))).toBe('npm run test:mutants -- --minutes 20 --seed 7');
    expect(planOf('mutants', 1)).toBeUndefined();
    const output = 'caught   a-b   unit  3 s  x\nmissed   c-d   unit  9 s\n1 of 2 caught, 1 missed\n';
    expect(stage.amountOf(output, planOf('mutants'))).toBe(2);
    const [red] = redsOf({ code: 1, output }, stage, planOf('mutants'));
    expect(red!.line).toBe('npm run test:mutants -- --only c-d');
  });

  it('counts the changed expressions that no test notices', () => {
    const output = 'services/points   9 of   12 noticed   75.0 %\nall   9 of   12 noticed   75.0 %\n';
    expect(stageOf('mutation').amountOf(output, planOf('mutation'))).toBe(12);
    expect(redsOf({ code: 1, output }, stageOf('mutation'), planOf('mutation'))).toHaveLength(1);
  });

  it('repeats a single journey that failed', () => {
    const output =
      '  1) [375 ja] › x.pw.ts:5:1 › a\n\n  1 failed\n    [375 ja] › x.pw.ts:5:1 › a ───\n  31 passed (2.0m)\n';
    expect(stageOf('browser').amountOf(output, planOf('browser'))).toBe(32);
    expect(redsOf({ code: 1, output }, stageOf('browser'), planOf('browser'))).toEqual([
      {
        words: '[375 ja] › x.pw.ts:5:1 › a ───',
        line: "BROWSER_ALL=1 npm run test:browser -- x.pw.ts:5 --project '375 ja'",
      },
    ]);
  });

  it('fails when it ends without a message, and reports how it ended', () => {
    const endings = [0, 1, null].map((code) => redsOf({ code, output: '' }, stageOf('feed'), planOf('feed')));
    expect(endings.map((reds) => reds.map(({ words }) => words))).toEqual([
      [],
      ['ended with exit code 1'],
      ['killed by the guard against hanging'],
    ]);
  });

  it('ends the stage after three rounds that did nothing', () => {
    const nothing = { amount: 0, reds: [{ words: '', line: '' }] };
    expect(isStuck([nothing, nothing])).toBe(false);
    expect(isStuck([{ ...nothing, amount: 5 }, nothing, nothing])).toBe(false);
    expect(isStuck([nothing, nothing, nothing])).toBe(true);
  });
});

describe('the report', () => {
  const stage = (reds: number) => ({
    ...{ name: 'feed', unit: 'shuffles', seed: 7, minutes: 24.6 },
    rounds: [
      { amount: 20, reds: [], log: 'feed-1.log' },
      {
        amount: 20,
        reds: Array(reds).fill({ words: 'SHUFFLE_SEED=8:\n  same tables', line: 'X=8 npm test' }),
        log: 'feed-2.log',
      },
    ],
  });

  it('counts the work, and lists the command that repeats each failure', () => {
    const report = reportOf('Begun now.', [stage(1)]);
    expect(report).toContain('| feed | 7 | 25 | 40 shuffles in 2 rounds | 1 |');
    expect(report).toContain('- **feed**: SHUFFLE_SEED=8: same tables\n  Again: `X=8 npm test`. Log: `feed-2.log`');
  });

  it('mentions the absence of failures, and stays one page with many of them', () => {
    expect(reportOf('', [stage(0)])).toContain('None.');
    expect(reportOf('', [stage(300)])).toContain('- and 280 more: see the logs');
    expect(reportOf('', [stage(300)]).split('\n').length).toBeLessThan(60);
  });
});
