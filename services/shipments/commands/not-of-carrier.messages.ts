import type { Bilingual } from '../../kernel/languages.js';
import { CARRIERS, carrierCodeOf, type NumberFault } from '../streams/carriers.shared.js';

/** Says why a carrier cannot have given a tracking number, and what its numbers look like. */
export const buildNotOfCarrier = ({
  carrier,
  fault,
}: {
  readonly carrier: string;
  readonly fault: NumberFault;
}): Bilingual => {
  const { name, numbers } = CARRIERS[carrierCodeOf(carrier)!];
  return fault === 'length'
    ? {
        ja: `${name.ja}の追跡番号ではありません（${name.ja}は${numbers!.ja}）。送り状と見比べて、番号か配送業者を直してください。`,
        en: `This is not a tracking number of ${name.en}, whose numbers have ${numbers!.en}. Compare it with the label, and correct the number or the carrier.`,
      }
    : {
        ja: `${name.ja}の追跡番号としてチェックデジットが合いません。送り状と見比べて、打ち間違いを直してください。`,
        en: `The check digit is wrong for a tracking number of ${name.en}. Compare it with the label, and correct the typing error.`,
      };
};
