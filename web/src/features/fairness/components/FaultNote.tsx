import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/i18n';
import { link, paths } from '../../../paths';
import { faultsMessages } from '../faults.messages';
import { findPrizeName } from '../manifest.rules';
import type { Fault } from '../step.rules';
import { stepsMessages, TERMS, type Term } from '../steps.messages';
import type { Subject } from '../subject.rules';

const NAMES_OF_PRIZES = new Set(['prize', 'computed', 'logged']);

/** Describes a mismatch and the next step. */
export function FaultNote({ fault, subject }: { fault: Fault; subject: Subject }) {
  const t = useWords(stepsMessages);
  const words = useWords(faultsMessages);
  const { packId, shown, ownDraw } = subject;
  const about = ownDraw ? { about: 'draw', reference: ownDraw.historyId } : { about: 'pack', reference: packId };
  const sayable = ([key, value]: [string, string | number]) => {
    if (key === 'term') return [key, t(TERMS[value as Term])];
    return [key, NAMES_OF_PRIZES.has(key) ? findPrizeName(shown, String(value)) : value];
  };
  return (
    <div className="fair-fault">
      <p>
        <strong>{words(fault.code, Object.fromEntries(Object.entries(fault.values).map(sayable)))}</strong>
      </p>
      <p>
        {t('whatToDoText')} <Link to={link(paths.contact, about)}>{t('contact')}</Link>
      </p>
    </div>
  );
}
