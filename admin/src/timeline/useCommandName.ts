import { useTranslate } from 'react-admin';

/** Returns a function that names a command in the words of its resource. Commands common to all resources have general names. */
export const useCommandName = (): ((resource: string, command: string) => string) => {
  const translate = useTranslate();
  return (resource, command) => {
    const general = translate(`resources.audit-trail.accesses.${command}`, { _: command });
    return translate(`resources.${resource}.commands.${command}`, { _: general });
  };
};
