// Jest reads this before each file of tests that open a shop.
import { afterAll, afterEach } from '../native/jest-globals.mjs';
import { watchResponses } from './watch-responses.mjs';

const faults = [];
const stop = watchResponses((fault) => faults.push(fault));

/** The test that was answered otherwise than the contracts say has failed, whatever it looked at. */
const refuseFaults = () => {
  const newFaults = faults.splice(0);
  if (newFaults.length > 0) throw new Error(newFaults.slice(0, 5).join('\n'));
};

afterEach(refuseFaults);
afterAll(() => {
  stop();
  refuseFaults();
});
