import { useWords } from '../../../i18n/i18n';
import { membersMessages } from '../members.messages';

const STEPS = ['stepInput', 'stepConfirm', 'stepDone'] as const;

/** Steps of the registration, with the current one marked. */
export function Steps({ now }: { now: (typeof STEPS)[number] }) {
  const t = useWords(membersMessages);
  const place = STEPS.indexOf(now);
  return (
    <ol className="steps" aria-label={t('steps')}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === now ? 'step' : undefined} className={index < place ? 'done' : undefined}>
          <span className="step-number">{index + 1}</span>
          {t(step)}
        </li>
      ))}
    </ol>
  );
}
