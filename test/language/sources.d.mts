import type { Offence } from './language.rules.mjs';

export function checkTree(folders?: readonly string[]): Offence[];
