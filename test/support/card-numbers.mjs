import { execFile } from 'node:child_process';
import { TRIGGER_CARDS } from '../../dist/services/sandbox/veritrans/trigger-cards.js';

/** Formats of a card number: digits only, in groups of four, and in groups with hyphens. */
const WAYS = ['', ' ', '-'].map((between) => (number) => number.match(/.{1,4}/g).join(between));
const WRITTEN = Object.keys(TRIGGER_CARDS).flatMap((number) => WAYS.map((way) => way(number)));

/**
 * Searches for the sandbox's card numbers, byte by byte. It covers tables, PostgreSQL's log, stored responses, the sandbox's
 * data and logs.
 *
 * @param places files and folders
 * @throws Error with the files that contain one
 */
export const expectNoCardNumbers = async (...places) => {
  const patterns = WRITTEN.flatMap((number) => ['-e', number]);
  const cardNumbers = await new Promise((resolve, reject) => {
    // grep ends with 1 when it finds nothing.
    execFile('grep', ['-rlaF', ...patterns, '--', ...places], (error, stdout) => {
      if (error && error.code !== 1) reject(error);
      else resolve(stdout.trim());
    });
  });
  if (cardNumbers) throw new Error(`card numbers were kept in ${cardNumbers.split('\n').join(', ')}`);
};
