// node --import ./test/browser/moved-clock.mjs …: a process whose parent moves its clock, by a message { aheadMs, isWaking }
let aheadMs = 0;

const now = () => performance.timeOrigin + performance.now() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, as) => Reflect.construct(target, args.length > 0 ? args : [now()], as),
  get: (target, name) => (name === 'now' ? () => Math.trunc(now()) : target[name]),
});

/** Name of cron's timer callback. When called early, it checks the clock and waits again if its time has not come. */
const CRON = 'callbackWrapper';
const waits = new Map();

globalThis.setTimeout = new Proxy(setTimeout, {
  apply: (target, self, [work, ...rest]) => {
    if (work.name !== CRON) return Reflect.apply(target, self, [work, ...rest]);
    const wake = () => {
      waits.delete(timer);
      work();
    };
    const timer = target(wake, ...rest);
    waits.set(timer, wake);
    return timer;
  },
});

process.on('message', (message) => {
  aheadMs = message.aheadMs;
  if (message.isWaking)
    for (const [timer, wake] of [...waits]) {
      clearTimeout(timer);
      wake();
    }
  process.send({ aheadMs });
});
// The listener must not keep the process alive.
process.channel?.unref();
