import type { Round } from '../../kernel/round.js';
import { SingCanary } from './sing-canary.command.js';

export const singCanaryEveryMinute: Round = { every: 'minute', command: () => new SingCanary() };
