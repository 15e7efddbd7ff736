import { useTranslate } from 'react-admin';

const ENDS = ['done', 'begun', 'failed'];

/** How an act ended, in words: what is no end was a refusal, by its code. */
export const useOutcome = (): ((outcome: string) => string) => {
  const translate = useTranslate();
  return (outcome) =>
    ENDS.includes(outcome)
      ? translate(`timeline.outcomes.${outcome}`)
      : `${translate('timeline.outcomes.refused')} (${outcome})`;
};
