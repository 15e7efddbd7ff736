// npm start: from a fresh clone to a running shop, with nothing but Node and npm.
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

// In this very process, so that signals, the exit code and the terminal are the shop's own.
process.setSourceMapsEnabled(true);
process.argv[1] = `${root}/dist/bin/shop.js`;
await import(process.argv[1]);

/** npm ends with its shell alone when it is killed: a process left behind by it stops as if told to. */
function endWithParent() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
