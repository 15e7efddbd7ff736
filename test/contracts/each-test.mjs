// Jest reads this before each file of tests that open a shop.
import { afterAll, afterEach } from '../native/jest-globals.mjs';
import { watchAnswers } from './watch-answers.mjs';

const faults = [];
const stop = watchAnswers((fault) => faults.push(fault));

/** The test that was answered otherwise than the contracts say has failed, whatever it looked at. */
const refuseFaults = () => {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.slice(0, 5).join('\n'));
};

afterEach(refuseFaults);
afterAll(() => {
  stop();
  refuseFaults();
});
