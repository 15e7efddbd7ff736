import { useTranslate } from 'react-admin';

const ENDS = ['done', 'begun', 'failed'];

/** How an act ended, in words: what is no end was a refusal, and why; a reason without words is told by its code. */
export const useOutcome = (): ((outcome: string) => string) => {
  const translate = useTranslate();
  return (outcome) => {
    if (ENDS.includes(outcome)) return translate(`timeline.outcomes.${outcome}`);
    const why = translate(`timeline.refusals.${outcome}`, { _: outcome });
    return `${translate('timeline.outcomes.refused')} (${why})`;
  };
};
