// node --import ./test/contracts/watched-shop.mjs dist/bin/shop.js: a shop that reports responses not described in its
// contracts
import { OTHERWISE } from './otherwise.mjs';
import { watchResponses } from './watch-responses.mjs';

let isOtherwise = false;

watchResponses((fault, reply) => {
  isOtherwise = true;
  process.stderr.write(`${fault}\n`);
  reply.header('x-contract-fault', encodeURIComponent(fault));
});
process.on('exit', (code) => {
  if (code === 0 && isOtherwise) process.exitCode = OTHERWISE;
});
