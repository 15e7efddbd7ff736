import { type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';
import { isHostAmong } from '../provider-environment.js';

const MOST_KEPT = 20;
/** Whoever forges notices makes the shop fetch no more than so many at once. */
const MOST_FETCHED = 4;
const OK = 200;

/** Whose certificates are taken. */
export interface CertificateRules {
  /** A host, or with a dot before it any below it. */
  readonly hosts: readonly string[];
  /** Whether they may stand on http: the sandbox's do. */
  readonly isHttpAllowed: boolean;
}

/** Whether an address may be asked for a certificate: a notice names it, and whoever forges one would choose it. */
export const isAllowed = (address: string, { hosts, isHttpAllowed }: CertificateRules): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (!isHttpAllowed && (protocol !== 'https:' || port !== '')) return false;
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return isHostAmong(hostname, hosts);
};

/** The public keys by which providers sign notices, kept by the addresses of their certificates. */
export class Certificates {
  private readonly fetching = new Map<string, Promise<X509Certificate | null | 'unread'>>();
  private readonly kept = new LRUCache<string, X509Certificate>({ max: MOST_KEPT });

  constructor(
    private readonly rules: CertificateRules,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  /** @returns null for an address that is not the provider's, or a certificate that does not hold now; `unread` where nobody answers */
  async keyAt(address: string, now: Date): Promise<KeyObject | null | 'unread'> {
    if (!isAllowed(address, this.rules)) return null;
    const certificate = this.kept.get(address) ?? (await this.fetchOnce(address));
    if (certificate === null || certificate === 'unread') return certificate;
    const { validFrom, validTo, publicKey } = certificate;
    return new Date(validFrom) <= now && now <= new Date(validTo) ? publicKey : null;
  }

  private fetchOnce(url: string): Promise<X509Certificate | null | 'unread'> {
    const under = this.fetching.get(url);
    if (under) return under;
    if (this.fetching.size >= MOST_FETCHED) return Promise.resolve('unread');
    const fetched = this.fetch(url).finally(() => this.fetching.delete(url));
    this.fetching.set(url, fetched);
    return fetched;
  }

  private async fetch(url: string): Promise<X509Certificate | null | 'unread'> {
    const answer = await send({ method: 'GET', url, headers: {}, body: '' }, 'interactive', this.timeouts);
    if (answer.outcome !== 'answered' || answer.status !== OK) return 'unread';
    try {
      const certificate = new X509Certificate(answer.body);
      this.kept.set(url, certificate);
      return certificate;
    } catch {
      return null;
    }
  }
}
