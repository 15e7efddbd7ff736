// Adds up the CPU time of a process tree from samples of /proc.

/**
 * Reads one line of /proc/<pid>/stat: proc_pid_stat(5), fields 4, 6, 14 to 17 and 22, times in hundredths of a second.
 *
 * @returns the process, its own time, and the time of children it has waited for
 */
export const processOf = (line) => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [parent, session, start] = [fields[1], fields[3], fields[19]].map(Number);
  const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15).map(Number);
  const pid = Number.parseInt(line, 10);
  return { pid, parent, session, start, own: user + system, waited: waitedUser + waitedSystem };
};

/** Identifies a process, also against a later one with the same number. */
export const idOf = ({ pid, start }) => `${pid} ${start}`;

/** The members of one process tree. A process stays in it after its parent changes. */
export class ProcessTree {
  #root;
  #mark;
  #members = new Map();

  /**
   * @param root pid of the top process, the leader of its session
   * @param mark of its environment, which identifies processes that left the session and lost their parent between two samples
   */
  constructor(root, mark) {
    this.#root = root;
    this.#mark = mark;
  }

  /** Takes a sample of all processes of the machine. */
  see(processes) {
    for (const member of this.#members.values()) member.lives = false;
    const byPid = new Map();
    // Parents come before their children; a reused number began later.
    for (const one of processes.toSorted((a, b) => a.start - b.start || a.pid - b.pid)) {
      const member = this.#members.get(idOf(one)) ?? this.#join(one, byPid);
      if (!member) continue;
      Object.assign(member, { own: one.own, waited: one.waited, lives: true });
      byPid.set(one.pid, member);
    }
    for (const member of this.#members.values())
      if (member.lives && member.parent && !member.parent.lives) member.isOrphan = true;
  }

  #join(one, byPid) {
    const parent = byPid.get(one.parent);
    if (!parent && ![one.pid, one.session].includes(this.#root) && one.mark !== this.#mark) return undefined;
    // A process without a parent in the tree will be waited for by none of its members.
    const member = { parent, isOrphan: !parent };
    this.#members.set(idOf(one), member);
    return member;
  }

  /**
   * Returns the time that the tree has used so far. A parent includes the time of the children that it waited for; for other
   * children, the last sample counts.
   */
  get hundredths() {
    const members = [...this.#members.values()];
    const gone = new Map();
    for (const member of members)
      if (!member.lives && !member.isOrphan) gone.set(member.parent, [...(gone.get(member.parent) ?? []), member]);
    const settled = (member) => {
      const children = (gone.get(member) ?? []).reduce((sum, child) => sum + settled(child), 0);
      return member.own + Math.max(member.waited, children);
    };
    return members.filter(({ lives, isOrphan }) => lives || isOrphan).reduce((sum, member) => sum + settled(member), 0);
  }
}
