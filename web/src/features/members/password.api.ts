import type {
  ChangePasswordRequest,
  NewPasswordByLinkRequest,
  SendPasswordLinkRequest,
} from '../../../../services/members/change-password/change-password.contract.js';
import { api } from '../../api/api';
import type { ResponseBody } from '../../api/response';

export const sendPasswordLink = (payload: SendPasswordLinkRequest): Promise<ResponseBody> =>
  api.write('/user/reset_password', payload);
export const resetPassword = (payload: NewPasswordByLinkRequest): Promise<ResponseBody> =>
  api.write('/user/reset_password', payload);
export const changePassword = (payload: ChangePasswordRequest): Promise<ResponseBody> =>
  api.write('/user/change_password', payload);
