import { beforeAll, describe, expect, it } from '@jest/globals';
import { listEventNames } from '../services/events.js';
import type { EventDeclaration } from '../services/kernel/event-declaration.js';

type History = EventDeclaration['history'];
type Words = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>> | undefined>> | undefined>
>;
interface Messages {
  readonly ja: Words;
  readonly en: Words;
}

/** The histories that show an event, by the key of their texts. */
const HISTORIES: Readonly<Record<string, readonly History[]>> = {
  'members.events': ['member', 'draw', 'payment', 'shipment'],
  'draws.events': ['draw'],
  'payments.events': ['payment'],
  'shipments.history': ['shipment'],
  'deposits.events': ['deposit'],
};

/** Texts for the possible results of an event, and for its additional data. */
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  'members.events': ['PasswordReissued', 'DuplicateBanned', 'CoinsTakenBack'],
  'payments.events': [
    'ProviderRefused',
    'PaymentSuspended',
    'DisputeDecided',
    'DisputeWon',
    'DisputeLost',
    'ReturnMended',
  ],
  'shipments.history': ['address_before', 'sent_to'],
};

// The console is compiled by another compiler, with other paths.
const MESSAGES = '../admin/src/messages';
let messages: readonly Messages[];

beforeAll(async () => {
  ({ consoleMessages: messages } = (await import(MESSAGES)) as { consoleMessages: readonly Messages[] });
});

describe.each(['ja', 'en'] as const)('the console (%s)', (language) => {
  it.each(Object.entries(HISTORIES))(
    'describes in %s every event that is read there, and no other',
    (key, histories) => {
      const [part, list] = key.split('.') as [string, string];
      const words = messages.flatMap((one) => Object.keys(one[language][part]?.[list] ?? {}));
      const declared: readonly string[] = listEventNames(({ history }) => histories.includes(history));
      expect(words.toSorted()).toEqual([...declared, ...(FURTHER[key] ?? [])].toSorted());
    },
  );
});
