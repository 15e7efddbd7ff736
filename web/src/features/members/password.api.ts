import type {
  ChangePasswordRequest,
  NewPasswordByLinkRequest,
  SendPasswordLinkRequest,
} from '../../../../services/members/change-password/change-password.contract.js';
import type { Answer } from '../../api/answer';
import { api } from '../../api/api';

export const sendPasswordLink = (payload: SendPasswordLinkRequest): Promise<Answer> =>
  api.write('/user/reset_password', payload);
export const resetPassword = (payload: NewPasswordByLinkRequest): Promise<Answer> =>
  api.write('/user/reset_password', payload);
export const changePassword = (payload: ChangePasswordRequest): Promise<Answer> =>
  api.write('/user/change_password', payload);
