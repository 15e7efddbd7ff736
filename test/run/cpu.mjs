// Measures the CPU time of what a stage starts. /proc needs no rights and no cgroup; where there is none, nothing is measured.
import { ProcessTree, processOf } from './cpu.rules.mjs';
import { canSee, readProcesses } from './processes.mjs';
import { measureYardstickMs } from './yardstick.mjs';

const LOOK_EVERY_MS = 1000;
/** Looks between two uses of the yardstick. */
const YARDSTICK_EVERY = 15;

const watches = new Set();
let timer;
let looks = 0;

const look = () => {
  const seen = readProcesses();
  for (const watch of watches) watch.tree.see(seen);
  looks += 1;
  if (looks % YARDSTICK_EVERY > 0) return;
  const ms = measureYardstickMs();
  for (const watch of watches) watch.yardsticks.push(ms);
};

/** The CPU of one process and all that it starts, from now on until it is ended. */
class Watch {
  yardsticks = [measureYardstickMs()];

  constructor(pid, mark) {
    this.tree = new ProcessTree(pid, mark);
    watches.add(this);
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
  }

  /**
   * @param last the process at the top as it stood in /proc when its work was done, if it could still say so
   * @returns seconds of CPU, and the mean of the yardstick meanwhile
   */
  end(last) {
    watches.delete(this);
    if (watches.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const seen = readProcesses();
    // It has ended by now, and so nobody else says how much its children took.
    if (last) this.tree.see([...seen, processOf(last)]);
    this.tree.see(seen);
    const yardstick = this.yardsticks.reduce((sum, ms) => sum + ms, 0) / this.yardsticks.length;
    return { cpu: this.tree.hundredths / 100, yardstick };
  }
}

/**
 * Begins to measure a process that was just started, in a session of its own and with this mark.
 *
 * @returns undefined where nothing can be measured
 */
export const watch = (pid, mark) => (canSee ? new Watch(pid, mark) : undefined);
