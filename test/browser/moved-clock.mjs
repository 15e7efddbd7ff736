// node --import ./test/browser/moved-clock.mjs …: a process whose clock its parent moves on, by a message { aheadMs, isWaking }
let aheadMs = 0;

const now = () => performance.timeOrigin + performance.now() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, as) => Reflect.construct(target, args.length > 0 ? args : [now()], as),
  get: (target, name) => (name === 'now' ? () => Math.trunc(now()) : target[name]),
});

/** The name of what cron waits with: woken, it looks at the clock, and waits on while it is not time yet. */
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
// To be listened to keeps nobody alive.
process.channel?.unref();
