// Measures the CPU time of a stage and its processes. /proc needs no rights and no cgroup; without /proc, nothing is measured.
import { ProcessTree, processOf } from './cpu.rules.mjs';
import { canSee, readProcesses } from './processes.mjs';
import { measureYardstickMs } from './yardstick.mjs';

const LOOK_EVERY_MS = 1000;
/** Number of looks between two uses of the yardstick. */
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

/** Measures the CPU of one process and all that it starts, until it ends. */
class Watch {
  yardsticks = [measureYardstickMs()];

  constructor(pid, mark) {
    this.tree = new ProcessTree(pid, mark);
    watches.add(this);
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
  }

  /**
   * @param last the last line of /proc for the top process after its work, if it could report it
   * @returns seconds of CPU, and the mean of the yardstick meanwhile
   */
  end(last) {
    watches.delete(this);
    if (watches.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const seen = readProcesses();
    // It has ended, so no other source has the time of its children.
    if (last) this.tree.see([...seen, processOf(last)]);
    this.tree.see(seen);
    const yardstick = this.yardsticks.reduce((sum, ms) => sum + ms, 0) / this.yardsticks.length;
    return { cpu: this.tree.hundredths / 100, yardstick };
  }
}

/**
 * Begins to measure a new process, which leads its own session and has this mark.
 *
 * @returns undefined where nothing can be measured
 */
export const watch = (pid, mark) => (canSee ? new Watch(pid, mark) : undefined);
