import { useFormats } from '../../../i18n/format';
import { useWords } from '../../../i18n/i18n';
import { findPrizeName } from '../manifest.rules';
import { stepsMessages } from '../steps.messages';
import type { CheckView } from './check-view';
import { Hashes } from './Hashes';
import { Table } from './Table';

const DRAWS_SHOWN = 100;

export function OwnBoxNumbers({ subject: { ownDraw, fair } }: CheckView) {
  const t = useWords(stepsMessages);
  return (
    <Hashes
      hashes={[
        [t('ownBox'), ownDraw?.receipt.box_hash ?? ''],
        [t('publishedHash'), fair.box_hash],
      ]}
    />
  );
}

export function OwnSeedNumbers({ subject: { ownDraw }, findings }: CheckView) {
  const t = useWords(stepsMessages);
  return (
    <Hashes
      hashes={[
        [t('ownSeed'), ownDraw?.receipt.client_seed ?? ''],
        [t('seedHash'), findings.ownSeedHash],
      ]}
    />
  );
}

export function OwnLinesNumbers({ subject: { ownDraw }, findings: { draws } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  return (
    <Hashes
      hashes={[
        [t('linesChecked'), number(draws.length)],
        [t('lastHash'), draws.at(-1)?.hash ?? ''],
        [t('ownHead'), ownDraw?.receipt.head ?? ''],
      ]}
    />
  );
}

export function OwnLeftNumbers({ subject: { ownDraw, shown }, findings: { prizes } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  return (
    <Table
      head={[t('prize'), t('leftBefore'), t('quantity')]}
      rows={prizes.map(({ id, quantity }) => [
        findPrizeName(shown, id),
        number(ownDraw?.receipt.left_before[id] ?? 0),
        number(quantity),
      ])}
    />
  );
}

/** Numbers of the first draw; the list of cards below has all. */
export function OwnDrawsNumbers({ subject: { shown }, findings: { draws } }: CheckView) {
  const t = useWords(stepsMessages);
  const { number } = useFormats();
  return (
    <Table
      head={[t('nthTicket'), t('ticketsLeft'), t('ticketTaken'), t('prize')]}
      rows={draws
        .slice(0, DRAWS_SHOWN)
        .map(({ slot, ticketsLeft, ticket, loggedPrize }) => [
          number(slot + 1),
          number(ticketsLeft),
          ticket === undefined ? '–' : number(ticket + 1),
          findPrizeName(shown, loggedPrize),
        ])}
    />
  );
}
