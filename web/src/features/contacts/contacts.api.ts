import type {
  ContactReceived,
  MemberContactRequest,
  VisitorContactRequest,
} from '../../../../services/contacts/write-to-shop/write-to-shop.contract.js';
import { api } from '../../api/api';
import type { Refusal } from '../../api/response';

export type ContactResponse = ContactReceived | Refusal;

export const writeToShop = (payload: VisitorContactRequest | MemberContactRequest): Promise<ContactResponse> =>
  api.write('/contact', payload);
