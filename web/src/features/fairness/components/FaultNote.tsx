import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useWords } from '../../../i18n/i18n';
import { faultsMessages } from '../faults.messages';
import { prizeName, type ShownPack } from '../manifest.rules';
import type { Fault } from '../step.rules';
import { stepsMessages, TERMS, type Term } from '../steps.messages';

const NAMES_OF_PRIZES = new Set(['prize', 'computed', 'logged']);

/** What exactly does not agree, and what to do about it. */
export function FaultNote({ fault, shown }: { fault: Fault; shown: ShownPack }) {
  const t = useWords(stepsMessages);
  const words = useWords(faultsMessages);
  const sayable = ([key, value]: [string, string | number]) => {
    if (key === 'term') return [key, t(TERMS[value as Term])];
    return [key, NAMES_OF_PRIZES.has(key) ? prizeName(shown, String(value)) : value];
  };
  return (
    <div className="fair-fault">
      <p>
        <strong>{words(fault.code, Object.fromEntries(Object.entries(fault.values).map(sayable)))}</strong>
      </p>
      <p>
        {t('whatToDoText')} <Link to={paths.contact}>{t('contact')}</Link>
      </p>
    </div>
  );
}
