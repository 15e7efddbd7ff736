const argon2 = require('@node-rs/argon2');

/** The minimum cost that argon2 accepts: some hundredths of a millisecond instead of 30. */
const LIGHT = { memoryCost: 8, timeCost: 1 };

const { hash } = argon2;

/**
 * Makes hashes of passwords cheap in this worker, where specs register and log in thousands of times. The hash names its
 * cost, so checking it is cheap as well. A spec about the cost sets PASSWORDS=full. The shop itself knows no such switch.
 */
argon2.hash = (password, options, ...rest) =>
  hash(password, process.env.PASSWORDS === 'full' ? options : { ...options, ...LIGHT }, ...rest);
