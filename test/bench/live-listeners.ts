import { connect, type Socket } from 'node:net';

// A separate process beside `live.ts` with visitors who only listen. node live-listeners.js <port> <how many>
const [port, count] = process.argv.slice(2).map(Number) as [number, number];
/** Connections opened at once, limited by the system's accept queue. */
const BATCH_SIZE = 100;

let bytes = 0;
let ended = 0;

/** Opens one visitor's connection, each from a separate address. @returns when the first events have arrived */
const listen = (n: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
    socket.write(
      `GET /api/user/live/stream?lang=ja HTTP/1.1\r\nhost: localhost\r\naccept: text/event-stream\r\nx-forwarded-for: ${address}\r\n\r\n`,
    );
    socket.once('data', (chunk) => {
      if (chunk.toString('latin1', 0, 12) === 'HTTP/1.1 200') resolve(socket);
      else reject(new Error(`a listener was refused: ${chunk.toString('latin1', 0, 200)}`));
    });
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.once('close', () => {
      ended += 1;
    });
    socket.once('error', reject);
  });

for (let opened = 0; opened < count; opened += BATCH_SIZE)
  await Promise.all(Array.from({ length: Math.min(BATCH_SIZE, count - opened) }, (_, i) => listen(opened + i)));
process.send!({ opened: count });
process.on('message', () => process.send!({ bytes, ended }));
process.on('disconnect', () => process.exit());
