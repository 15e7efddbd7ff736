import DatabaseEnvironment from '../postgres/database-environment.mjs';

/** Skips the rest of a spec file once one of its tests has failed. */
export default class UntilFailure extends DatabaseEnvironment {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}
