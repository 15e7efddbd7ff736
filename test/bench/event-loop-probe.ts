// Loaded into the shop's process by --import: reports the event loop's delay since the last request on PROBE_PORT.
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const NANOSECONDS = 1e6;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
createServer((_, response) => {
  response.end(JSON.stringify({ p99: delay.percentile(99) / NANOSECONDS, max: delay.max / NANOSECONDS }));
  delay.reset();
})
  .listen(Number(process.env.PROBE_PORT), '127.0.0.1')
  .unref();
