import { describe, expect, it } from '@jest/globals';
import { ProcessTree, processOf, type SeenProcess } from './cpu.rules.mjs';

const one = (pid: number, parent: number, ownHundredths: number, fields: Partial<SeenProcess> = {}): SeenProcess => ({
  ...{ pid, parent, own: ownHundredths, session: 1, start: pid, waited: 0 },
  ...fields,
});

/** Returns the CPU of the tree below process 10 after these samples. */
const cpuAfter = (...looks: readonly SeenProcess[][]): number => {
  const tree = new ProcessTree(10, 'this stage');
  for (const processes of looks) tree.see(processes);
  return tree.hundredths;
};

describe('the CPU time of a process tree', () => {
  it('includes all its processes and the children they have waited for', () => {
    expect(cpuAfter([one(10, 1, 5, { waited: 100 }), one(11, 10, 7), one(12, 11, 3), one(13, 1, 1000)])).toBe(115);
  });

  it('counts a child that has ended once, as its parent saw it', () => {
    expect(cpuAfter([one(10, 1, 5), one(11, 10, 7)], [one(10, 1, 6, { waited: 9 })])).toBe(15);
  });

  it('keeps an ended child that no process has waited for', () => {
    expect(cpuAfter([one(10, 1, 5), one(11, 10, 7)], [one(10, 1, 6)])).toBe(13);
  });

  it('keeps the whole branch below a child that has ended', () => {
    const before = [one(10, 1, 5), one(11, 10, 7), one(12, 11, 20), one(13, 12, 30)];
    expect(cpuAfter(before, [one(10, 1, 5)])).toBe(62);
    expect(cpuAfter(before, [one(10, 1, 5), one(11, 10, 7, { waited: 55 })])).toBe(67);
  });

  it('follows a process whose parent has ended, and counts it to the end', () => {
    const before = [one(10, 1, 5), one(11, 10, 7), one(12, 11, 20)];
    const orphaned = [one(10, 1, 5, { waited: 8 }), one(12, 1, 50)];
    expect(cpuAfter(before, orphaned)).toBe(63);
    expect(cpuAfter(before, orphaned, [one(10, 1, 5, { waited: 8 })])).toBe(63);
  });

  it('finds by its session a process whose parent ended between two samples', () => {
    expect(cpuAfter([one(10, 1, 5), one(12, 1, 50, { session: 10 })])).toBe(55);
  });

  it('finds by its mark a process that has left the session, too', () => {
    const marked = (mark: string) => one(12, 1, 50, { session: 12, mark });
    expect(cpuAfter([one(10, 1, 5), marked('this stage')])).toBe(55);
    expect(cpuAfter([one(10, 1, 5), marked('another stage')])).toBe(5);
  });

  it('treats a reused number as another process', () => {
    expect(cpuAfter([one(10, 1, 5), one(11, 10, 7)], [one(10, 1, 5), one(11, 1, 900, { start: 99 })])).toBe(12);
  });

  it('keeps its value when the whole tree has ended', () => {
    expect(cpuAfter([one(10, 1, 5), one(11, 10, 7)], [])).toBe(12);
  });
});

describe('a line of /proc/<pid>/stat', () => {
  it('allows spaces and brackets in the name', () => {
    const numbers = '11 22 3333 0 -1 4194560 1 2 3 4 140 60 1000 500 20 0 1 0 777 1 2';
    expect(processOf(`42 (a (b) c) S ${numbers}`)).toEqual(
      one(42, 11, 200, { session: 3333, waited: 1500, start: 777 }),
    );
  });
});
