import { useLocale } from 'react-admin';
import { useFormats } from '../../ui/useFormats';

/** What a list of draws and one draw have in common. */
export interface Draw {
  readonly id: string;
  readonly member_id: string;
  readonly pack_id: string;
  readonly pack_name: string;
  readonly pack_name_en: string;
  readonly created: string;
  readonly payment_method: string;
  readonly cost: number;
  readonly count: number;
  readonly undecided: number;
}

export interface CardOfDraw {
  readonly id: string;
  readonly index: number;
  readonly rank_name: string;
  readonly name: string;
  readonly name_en: string;
  readonly image_url: string;
  readonly buy_point: number;
  readonly ship_only: boolean;
  readonly outcome: 'undecided' | 'shipped' | 'converted' | 'forfeited';
  readonly shipment_id: string | null;
  readonly parcel_number: string | null;
  readonly delivery_code: string | null;
}

/** What happened to a draw. */
interface EventOfDraw {
  readonly id: string;
  readonly at: string;
  readonly type: string;
  readonly by: 'member' | 'deadline' | 'operator';
  readonly drawn: number;
  readonly shipped: number;
  readonly converted: number;
  readonly forfeited: number;
  readonly points: number;
}

/** One draw with its cards, its receipt and its events; who comes from the list sees what the list knows until they are there. */
export interface DrawDetail extends Draw {
  readonly due_at: string;
  readonly paid_from: readonly { readonly lot_id: string; readonly kind: string; readonly amount: number }[];
  readonly cards: readonly CardOfDraw[];
  readonly parcels: readonly {
    readonly id: string;
    readonly number: string;
    readonly status: string;
    readonly delivery_code: string | null;
    readonly carrier: string | null;
    readonly count: number;
  }[];
  readonly events: readonly EventOfDraw[];
  readonly receipt: {
    readonly box_hash: string;
    readonly first_slot: number;
    readonly day: number;
    readonly client_seed: string;
    readonly client_seed_by: 'member' | 'shop';
    readonly head: string;
  };
}

/** How draws are called and priced in the operator's language. */
export const useDrawWords = () => {
  const isEnglish = useLocale() === 'en';
  const { points, coins } = useFormats();
  return {
    pack: ({ pack_name, pack_name_en }: Draw) => (isEnglish && pack_name_en) || pack_name,
    card: ({ name, name_en }: CardOfDraw) => (isEnglish && name_en) || name,
    cost: ({ payment_method, cost }: Draw) => (payment_method === '2' ? coins : points)(cost),
  };
};
