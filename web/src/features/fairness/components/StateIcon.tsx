import type { StepState } from '../step.rules';

/** State of an icon; `running` rotates. */
export type IconState = StepState | 'running';

const SHAPES: Record<IconState, string> = {
  ok: 'm7 12.5 3.4 3.4L17.5 8.6',
  false: 'm8 8 8 8m0-8-8 8',
  waiting: 'M12 7.5V12l3 2',
  running: 'M12 4.5A7.5 7.5 0 0 1 19.5 12',
  open: 'M8.5 12h7',
};

/** Icon of a step's state, beside its text. */
export function StateIcon({ state }: { state: IconState }) {
  return (
    <svg className={`fair-icon is-${state}`} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={SHAPES[state]} />
    </svg>
  );
}
