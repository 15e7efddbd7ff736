import { useGetIdentity } from 'react-admin';

/** Whether the operator may, `members.ban`; nothing before that is known. */
export const useMay = (): ((permission: string) => boolean) => {
  const may: readonly string[] = useGetIdentity().identity?.may ?? [];
  return (permission) => may.includes(permission);
};
