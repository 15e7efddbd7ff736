import { useGetIdentity } from 'react-admin';

/** Returns a function that checks a permission such as `members.ban`. It returns false until the permissions are loaded. */
export const useMay = (): ((permission: string) => boolean) => {
  const may: readonly string[] = useGetIdentity().identity?.may ?? [];
  return (permission) => may.includes(permission);
};
