import type { Pool } from 'pg';
import type { OwnDataSection } from '../../platform/own-data/own-data.js';
import { type PiecesOf, readInPieces, sectionOf } from '../../platform/own-data/pieces.js';
import type { KeptDevice, SealedDevices } from '../rows/sealed-devices.rows.js';

const NOTIFICATIONS: PiecesOf = {
  columns: 'n.created, n.kind, n.data',
  from: 'from notifications.notifications n where n.member_id = $1',
  order: [
    ['n.created', 'timestamptz'],
    ['n.id', 'text'],
  ],
};
const READER: PiecesOf = {
  columns: 'r.seen_at',
  from: 'from notifications.readers r where r.member_id = $1',
  order: [['r.member_id', 'uuid']],
};
const CHOICES: PiecesOf = {
  columns: 'w.expiry, w.undecided, w.shipping, w.news',
  from: 'from notifications.mail_wishes w where w.member_id = $1',
  order: [['w.member_id', 'uuid']],
};
const DEVICES: PiecesOf = {
  columns: `d.created_at, d.language, d.device_id as "deviceId", d.encrypted_keys as sealed, d.endpoint, d.p256dh, d.auth`,
  from: 'from notifications.push_devices d where d.member_id = $1',
  order: [
    ['d.created_at', 'timestamptz'],
    ['d.device_id', 'uuid'],
  ],
};

interface DeviceRow extends KeptDevice {
  readonly created_at: Date;
  readonly language: string;
}

async function* withEndpoints(seals: SealedDevices, rows: AsyncIterable<DeviceRow>): AsyncGenerator<object> {
  for await (const row of rows) {
    const { created_at, language } = row;
    yield { created_at, language, endpoint: seals.open(row).endpoint };
  }
}

/** Lists the member's notifications, when they last read them, their mail choices and their devices. */
export const listOwnNotificationSections = (pool: Pool, seals: SealedDevices): readonly OwnDataSection[] => [
  sectionOf(pool, 'notifications', NOTIFICATIONS),
  sectionOf(pool, 'notifications_seen', READER),
  sectionOf(pool, 'notification_settings', CHOICES),
  {
    name: 'notification_devices',
    rowsOf: (memberId) => withEndpoints(seals, readInPieces<DeviceRow>(pool, DEVICES, memberId)),
  },
];
