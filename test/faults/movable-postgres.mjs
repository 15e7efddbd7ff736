// PostgreSQL behind one address, as behind a load balancer. It can be restored to a base backup while other processes run.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../dist/services/platform/database/embedded-postgres.js';

/** Files of a running server that a base backup must not contain (PostgreSQL's manual, "Making a Base Backup Using the Low Level API"). */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal'];
/** Segments are kept until they are copied. */
const SETTINGS = { max_connections: '300', wal_keep_size: '2GB', fsync: 'off' };

/** Copies a file or folder of a running server into a folder. Files may vanish meanwhile, such as `pg_wal/xlogtemp.*`. */
const copyOfRunning = (from, to) =>
  execFileSync('sh', ['-c', 'cp -a "$0" "$1" || [ $? = 1 ]', from, to], { stdio: 'ignore' });

export class MovablePostgres {
  #sockets = new Set();
  #generation = 0;

  static async start(folder) {
    const postgres = new MovablePostgres(folder);
    await postgres.#run(join(folder, 'generation-0'));
    await new Promise((resolve) => postgres.front.listen(0, '127.0.0.1', resolve));
    return postgres;
  }

  constructor(folder) {
    this.folder = folder;
    this.front = createServer((socket) => this.#pass(socket));
  }

  /** The constant address. */
  get url() {
    const url = new URL(this.server.url);
    url.port = String(this.front.address().port);
    return url.href;
  }

  /** Takes a base backup while the server works. @returns its folder */
  async backUp() {
    this.#generation += 1;
    const dataDir = join(this.folder, `generation-${this.#generation}`);
    const [from, to] = [join(this.dataDir, 'postgres'), join(dataDir, 'postgres')];
    mkdirSync(to, { recursive: true, mode: 0o700 });
    const client = new pg.Client({ connectionString: this.server.url });
    await client.connect();
    await client.query("select pg_backup_start('faults', fast => true)");
    const names = execFileSync('ls', ['-A', from], { encoding: 'utf8' }).split('\n');
    for (const name of names.filter((name) => name && !NOT_COPIED.includes(name))) copyOfRunning(join(from, name), to);
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
    await client.end();
    writeFileSync(join(to, 'backup_label'), rows[0].labelfile);
    copyOfRunning(join(from, 'pg_wal'), to);
    // PostgreSQL runs as a separate user where this process is root.
    execFileSync('chown', ['-R', `--reference=${from}`, to]);
    writeFileSync(join(dataDir, 'postgres.password'), readFileSync(join(this.dataDir, 'postgres.password')), {
      mode: 0o600,
    });
    return dataDir;
  }

  /** Stops the server with all its connections, and continues from a backup at the same address. */
  async restore(dataDir) {
    for (const socket of this.#sockets) socket.destroy();
    await this.server.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
    await this.#run(dataDir);
  }

  async stop() {
    for (const socket of this.#sockets) socket.destroy();
    this.front.close();
    await this.server.stop();
  }

  async #run(dataDir) {
    this.dataDir = dataDir;
    mkdirSync(dataDir, { recursive: true });
    this.server = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  }

  #pass(socket) {
    const server = connect(Number(new URL(this.server.url).port), '127.0.0.1');
    for (const end of [socket, server]) {
      this.#sockets.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          this.#sockets.delete(end);
          socket.destroy();
          server.destroy();
        });
    }
    socket.pipe(server).pipe(socket);
  }
}
