import { useTranslate } from 'react-admin';

const ENDS = ['done', 'begun', 'failed'];

/**
 * Returns a function that describes the outcome of a command. An unknown outcome is a refusal, described by its reason
 * or its code.
 */
export const useOutcome = (): ((outcome: string) => string) => {
  const translate = useTranslate();
  return (outcome) => {
    if (ENDS.includes(outcome)) return translate(`timeline.outcomes.${outcome}`);
    const why = translate(`timeline.refusals.${outcome}`, { _: outcome });
    return `${translate('timeline.outcomes.refused')} (${why})`;
  };
};
