// npm start: installs, builds and runs the shop from a fresh clone, with only Node and npm.
const [major, minor] = process.versions.node.split('.').map(Number);
if (!(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19))) {
  process.stderr.write(
    `The shop needs Node 20.19 or later of 20, or 22.12 or later; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}

const { buildServer, buildWeb, install, root } = await import('../build/build.mjs');
try {
  await install();
  await buildServer();
  await buildWeb();
} catch (error) {
  process.stderr.write(`The shop was not started: ${error.message}\n`);
  process.exit(1);
}

endWithParent();

// The shop runs in this process, so that it has the signals, the exit code and the terminal.
process.setSourceMapsEnabled(true);
process.argv[1] = `${root}/dist/bin/shop.js`;
await import(process.argv[1]);

/** Stops the shop when npm is killed, because npm does not stop its child processes then. */
function endWithParent() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
