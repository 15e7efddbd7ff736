import { Store1763600000001 } from './0001-store.js';
import { Http1763600000002 } from './0002-http.js';
import { Mail1763600000003 } from './0003-mail.js';
import { Points1763600000005 } from './0005-points.js';

/** Every migration, oldest first; named here because TypeORM's file patterns do not work under ESM tests. */
export const migrations = [Store1763600000001, Http1763600000002, Mail1763600000003, Points1763600000005];
