// node --import ./test/browser/moved-clock.mjs …: a process whose clock its parent moves on, by a message { aheadMs }
let aheadMs = 0;

const now = () => performance.timeOrigin + performance.now() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now()], as),
  get: (target, name) => (name === 'now' ? () => Math.trunc(now()) : target[name]),
});
process.on('message', (message) => {
  aheadMs = message.aheadMs;
  process.send({ aheadMs });
});
// To be listened to keeps nobody alive.
process.channel?.unref();
