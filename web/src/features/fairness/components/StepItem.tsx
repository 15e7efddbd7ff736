import { useState } from 'react';
import { useWords } from '../../../i18n/i18n';
import type { Step, StepId } from '../step.rules';
import { stepsMessages } from '../steps.messages';
import type { CheckView } from './check-view';
import { FaultNote } from './FaultNote';
import { StateIcon } from './StateIcon';
import { StepNumbers } from './StepNumbers';

/** Steps that may wait for a seed. */
type Waiting = 'draws' | 'days' | 'ownDraws';

const NOT_JUDGED = {
  running: 'running',
  done: 'unjudged',
  asking: 'pending',
  stopped: 'pending',
  failed: 'pending',
} as const;

/** Steps without content before the first draw. */
const OF_LINES: ReadonlySet<StepId> = new Set(['log', 'draws', 'days']);

const meaningOf = ({ id, state }: Step, { phase, findings }: CheckView) => {
  if (state === 'false') return `${id}False` as const;
  if (state === 'waiting') return `${id as Waiting}Waiting` as const;
  if (state === 'open') return NOT_JUDGED[phase];
  if (id === 'seeds' && findings.seeds.length === 0) return 'seedsNone';
  return OF_LINES.has(id) && findings.lines === 0 ? 'noLines' : (`${id}Ok` as const);
};

const LABELS = { ok: 'stateOk', false: 'stateFalse', waiting: 'stateWaiting', open: 'stateOpen' } as const;

/** Step with its result, its meaning and its numbers. */
export function StepItem({ step, view }: { step: Step; view: CheckView }) {
  const t = useWords(stepsMessages);
  const { id, state } = step;
  return (
    <li className={`fair-step is-${state}`}>
      <StateIcon state={state === 'open' && view.phase === 'running' ? 'running' : state} />
      <div>
        <h3>
          {t(id)} <small className="fair-state">{t(LABELS[state])}</small>
        </h3>
        <p>{t(meaningOf(step, view))}</p>
        {step.fault && <FaultNote fault={step.fault} subject={view.subject} />}
        {state !== 'open' && <Numbers id={id} view={view} />}
      </div>
    </li>
  );
}

/** Renders the numbers only on request. */
function Numbers({ id, view }: { id: StepId; view: CheckView }) {
  const t = useWords(stepsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('numbers')}</summary>
      {isOpen && <StepNumbers id={id} view={view} />}
    </details>
  );
}
