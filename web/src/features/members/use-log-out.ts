import { useNavigate } from 'react-router-dom';
import { forgetMember, noteMemberChange } from '../../api/session';
import { useWrite } from '../../api/use-write';
import { paths } from '../../paths';
import { logOut } from './members.api';

/** Returns a function that logs the member out and opens the top page. */
export const useLogOut = (): (() => void) => {
  const navigate = useNavigate();
  const submit = useWrite(logOut, async () => {
    forgetMember();
    await navigate(paths.top);
    noteMemberChange();
  });
  return () => submit(undefined);
};
