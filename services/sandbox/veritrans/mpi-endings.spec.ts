import { expect, it } from '@jest/globals';
import { endOf } from './mpi-endings.js';
import { scenarioOf } from './trigger-cards.js';

const AUTHENTICATED = '4111111111111111';
const NOT_AUTHENTICATED = '4000000000002008';
const ATTEMPTED = '4000000000003006';

it.each([
  [AUTHENTICATED, 'mpi-complete', true, 'captured'],
  [AUTHENTICATED, 'mpi-complete', false, 'authorized'],
  [AUTHENTICATED, 'mpi-none', true, 'authenticated'],
  [NOT_AUTHENTICATED, 'mpi-merchant', true, 'mpi_failed'],
  [ATTEMPTED, 'mpi-complete', true, 'mpi_failed'],
  [ATTEMPTED, 'mpi-company', true, 'captured'],
  ['4000000000005001', 'mpi-company', true, 'auth_failed'],
  ['4000000000006009', 'mpi-company', true, 'auth_pending'],
])('ends card %s with %s, captured at once: %s, as %s', (card, option, withCapture, state) =>
  expect(endOf({ scenario: scenarioOf(card), option, withCapture })).toBe(state),
);
