import { describe, expect, it } from '@jest/globals';
import { PACK_STATE_WORDS } from '../../services/catalog/streams/pack-state-words.shared.js';
import { STATE_WORDS } from '../../services/shipments/wire/state-words.shared.js';
import { consoleMessages } from './messages';
import { joinWords, type Words } from './providers/messages';

/** Returns the console's message at a path. */
const at = (language: 'ja' | 'en', path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((branch, key) => (branch as Words)[key], joinWords(consoleMessages.map((part) => part[language])));

/** Every refusal of a command on a parcel that the audit trail can contain. */
const REFUSALS = [
  ...['StaleVersion', 'NoDeliveryCode', 'ParcelNumber', 'AlreadyShipped', 'NumberTaken', 'SameNumber', 'NotShipped'],
  ...[
    'Returned',
    'NotReturned',
    'Forfeited',
    'StillKept',
    'OnItsWay',
    'AlreadySent',
    'NothingToCombine',
    'NotCombined',
  ],
];

describe.each(['ja', 'en'] as const)('what was refused of parcels is told in words (%s)', (language) => {
  it.each(REFUSALS)('%s', (code) => {
    expect(at(language, `timeline.refusals.${code}`)).toMatch(language === 'ja' ? /[ぁ-ん]/ : /^[a-z’,;: ]+$/);
  });
});

describe.each(['ja', 'en'] as const)('one state has one word on every page of the console (%s)', (language) => {
  const words = STATE_WORDS[language];

  it('name every state of a draw and its cards', () => {
    expect(at(language, 'resources.draws.send_states')).toEqual(words.draw);
    const { undecided, sent: shipped, converted } = words;
    expect(at(language, 'resources.draws.fields')).toMatchObject({ undecided, shipped, converted });
    expect(at(language, 'draws.outcomes')).toMatchObject({ undecided, shipped, converted });
  });

  it('name every state of a parcel and its cards', () => {
    expect(at(language, 'resources.shipments.states')).toEqual(words.parcel);
    expect(at(language, 'resources.cards-ledger.fields')).toMatchObject({
      undecided: words.draw['1'],
      to_ship: words.parcel.requested,
      shipped: words.parcel.shipped,
      returned: words.parcel.returned,
      forfeited: words.parcel.forfeited,
      converted: words.converted,
    });
  });

  it('name every state of a pack and its box', () => {
    const { status, planned, coming, soldOut } = PACK_STATE_WORDS[language];
    expect(at(language, 'resources.packs.states')).toEqual(status);
    const { published: open, paused, closed } = status;
    expect(at(language, 'resources.cards-ledger.states')).toEqual({ open, paused, closed });
    expect(at(language, 'resources.packs.fields.publish_at')).toBe(planned);
    expect(at(language, 'packs')).toMatchObject({ coming, sold_out: soldOut });
  });

  it('name the states of a draw and its parcel alike', () => {
    expect(words.parcel).toMatchObject({ requested: words.draw['2'], shipped: words.draw['3'] });
  });
});
