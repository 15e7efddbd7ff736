// Jest loads this before each file of tests that open a shop.
import { afterAll, afterEach } from '../native/jest-globals.mjs';
import { watchResponses } from './watch-responses.mjs';

const faults = [];
const stop = watchResponses((fault) => faults.push(fault));

/** Fails a test with a response that differs from the contracts, whatever else it checks. */
const refuseFaults = () => {
  const newFaults = faults.splice(0);
  if (newFaults.length > 0) throw new Error(newFaults.slice(0, 5).join('\n'));
};

afterEach(refuseFaults);
afterAll(() => {
  stop();
  refuseFaults();
});
