import { execFile } from 'node:child_process';
import { TRIGGER_CARDS } from '../../dist/services/sandbox/veritrans/trigger-cards.js';

/** Digits alone, in groups as they are shown, and in groups with hyphens. */
const WAYS = ['', ' ', '-'].map((between) => (number) => number.match(/.{1,4}/g).join(between));
const WRITTEN = Object.keys(TRIGGER_CARDS).flatMap((number) => WAYS.map((way) => way(number)));

/**
 * Looks for the numbers of all cards of the sandbox, byte by byte: in tables, their log and kept answers as PostgreSQL has them
 * on the disk, in what the sandbox keeps, and in logs.
 *
 * @param places files and folders
 * @throws Error with the files that hold one
 */
export const expectNoCardNumbers = async (...places) => {
  const patterns = WRITTEN.flatMap((number) => ['-e', number]);
  const cardNumbers = await new Promise((resolve, reject) => {
    // grep ends with 1 where it finds nothing.
    execFile('grep', ['-rlaF', ...patterns, '--', ...places], (error, stdout) => {
      if (error && error.code !== 1) reject(error);
      else resolve(stdout.trim());
    });
  });
  if (cardNumbers) throw new Error(`card numbers were kept in ${cardNumbers.split('\n').join(', ')}`);
};
