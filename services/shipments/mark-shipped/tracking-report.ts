import type { Bilingual, Language } from '../../kernel/languages.js';
import type { LineReport, TrackingReport } from './import-tracking.contract.js';
import { OTHER_CARRIER, toFaultMessage } from './line-faults.messages.js';
import type { JudgedLine } from './tracking-lines.js';

/** The maximum number of lines in a report. */
const NAMED = 1000;

/** A valid line that was refused on applying, because another command came first. */
export interface Overtaken {
  readonly line: JudgedLine;
  readonly code: string;
  readonly message: Bilingual;
}

const reported = (line: JudgedLine, code: string, message: Bilingual, language: Language): LineReport => ({
  line: line.line,
  id: line.id,
  number: line.number,
  delivery_code: line.deliveryCode,
  carrier: line.carrier,
  code,
  message: message[language],
});

const placeOf = (one: JudgedLine | Overtaken): number => ('code' in one ? one.line.line : one.line);

const problemOf = (one: JudgedLine | Overtaken, language: Language): LineReport =>
  'code' in one
    ? reported(one.line, one.code, one.message, language)
    : reported(one, one.fault!.code, toFaultMessage(one.fault!), language);

/** Builds the report on a list in a language. */
export const reportOn = (
  lines: readonly JudgedLine[],
  language: Language,
  overtaken: readonly Overtaken[] = [],
): TrackingReport => {
  const refused: readonly (JudgedLine | Overtaken)[] = [...lines.filter(({ fault }) => fault), ...overtaken].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
  const ready = lines.filter(({ verdict }) => verdict === 'ready');
  return {
    lines: lines.length,
    ready: ready.length - overtaken.length,
    unchanged: lines.filter(({ verdict }) => verdict === 'unchanged').length,
    refused: refused.length,
    problems: refused.slice(0, NAMED).map((one) => problemOf(one, language)),
    warnings: ready
      .filter(({ hasOtherCarrier }) => hasOtherCarrier)
      .slice(0, NAMED)
      .map((line) => reported(line, 'OtherCarrier', OTHER_CARRIER, language)),
  };
};
