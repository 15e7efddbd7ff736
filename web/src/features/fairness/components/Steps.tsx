import type { Step } from '../step.rules';
import type { CheckView } from './check-view';
import { StepItem } from './StepItem';

/** List of steps with a heading. */
export function Steps({ title, steps, view }: { title: string; steps: readonly Step[]; view: CheckView }) {
  return (
    <section className="fair-section">
      <h2>{title}</h2>
      <ol className="fair-steps">
        {steps.map((step) => (
          <StepItem key={step.id} step={step} view={view} />
        ))}
      </ol>
    </section>
  );
}
