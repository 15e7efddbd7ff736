import type { CommandBus } from '@nestjs/cqrs';
import { grantToDemoMember, type Registration, registerDemoMember } from '../../members/index.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { PointBalances } from '../../points/index.js';
import { FindAbuse } from '../find-abuse/find-abuse.command.js';

/** Three accounts of one person: phone, address and device are the same, the names differ. */
const RING = [
  { name: 'ring-1', lastName: '佐藤', firstName: '一郎', building: 'ハイツ101' },
  { name: 'ring-2', lastName: '斎藤', firstName: '二郎', building: 'ハイツ 101号室' },
  { name: 'ring-3', lastName: '左藤', firstName: '三郎', building: 'ハイツ１０１' },
] as const;
const LOG_IN_SOURCE = { address: '192.0.2.44', device: 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile' };
const POINTS = 1500;

const registrationOf = ({ name, ...person }: (typeof RING)[number]): Registration => ({
  ...person,
  middleName: '',
  mail: `${name}@example.com`,
  tel: '08044445555',
  zipcode: '5300001',
  prefId: 27,
  province: '日本',
  shiku: '大阪市北区',
  address: '梅田3-1-1',
  language: 'ja',
  introductionCode: null,
});

/** The dependencies that load the ring. */
interface RingParts {
  readonly commands: CommandBus;
  readonly store: EventStore;
  readonly balances: PointBalances;
  readonly password: string;
  /** The demo operator who grants their points. */
  readonly operatorId: string;
  readonly now: Date;
}

/** Adds three accounts of one person, so that the queue shows something. Accounts of an earlier start stay unchanged. */
export const loadDemoRing = async ({
  commands,
  store,
  balances,
  password,
  operatorId,
  now,
}: RingParts): Promise<void> => {
  for (const one of RING) {
    const key = `demo/${one.name}`;
    const memberId = await registerDemoMember(commands, key, registrationOf(one), password, now, true, LOG_IN_SOURCE);
    if ((await balances.of(memberId)).points > 0) continue;
    const gift = {
      memberId,
      unit: 'points',
      amount: POINTS,
      commandId: `demo/points/${one.name}`,
      operatorId,
    } as const;
    await grantToDemoMember(store, gift);
  }
  await commands.execute(new FindAbuse());
};
