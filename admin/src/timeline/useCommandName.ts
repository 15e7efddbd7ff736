import { useTranslate } from 'react-admin';

/** What was done, in the words of the thing it was done to; what is done alike to all things has words of its own. */
export const useCommandName = (): ((resource: string, command: string) => string) => {
  const translate = useTranslate();
  return (resource, command) => {
    const general = translate(`resources.audit-trail.accesses.${command}`, { _: command });
    return translate(`resources.${resource}.commands.${command}`, { _: general });
  };
};
