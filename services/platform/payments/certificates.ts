import { type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type ProviderTimeouts, send } from '../outbound-http/provider-http.js';
import { isHostAmong } from '../provider-environment.js';

const MAX_CACHED = 20;
/** Limits concurrent downloads, since a forged webhook triggers one. */
const MAX_CONCURRENT_FETCHES = 4;
const OK = 200;

/** The rules for addresses of certificates. */
export interface CertificateRules {
  /** The allowed hosts. A leading dot allows all subdomains. */
  readonly hosts: readonly string[];
  /** Allows http, which the sandbox uses. */
  readonly isHttpAllowed: boolean;
}

/** Returns true if a certificate may be fetched from an address. A forged webhook could name any address. */
export const isAllowed = (address: string, { hosts, isHttpAllowed }: CertificateRules): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (!isHttpAllowed && (protocol !== 'https:' || port !== '')) return false;
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return isHostAmong(hostname, hosts);
};

/** Caches the public keys that verify webhooks, by the addresses of their certificates. */
export class Certificates {
  private readonly fetching = new Map<string, Promise<X509Certificate | null | 'unread'>>();
  private readonly kept = new LRUCache<string, X509Certificate>({ max: MAX_CACHED });

  constructor(
    private readonly rules: CertificateRules,
    private readonly timeouts: ProviderTimeouts,
  ) {}

  /**
   * Loads the public key of a certificate.
   *
   * @returns null for an address outside the rules or an invalid certificate; `unread` without a response
   */
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
    if (this.fetching.size >= MAX_CONCURRENT_FETCHES) return Promise.resolve('unread');
    const fetched = this.fetch(url).finally(() => this.fetching.delete(url));
    this.fetching.set(url, fetched);
    return fetched;
  }

  private async fetch(url: string): Promise<X509Certificate | null | 'unread'> {
    const response = await send({ method: 'GET', url, headers: {}, body: '' }, 'interactive', this.timeouts);
    if (response.outcome !== 'answered' || response.status !== OK) return 'unread';
    try {
      const certificate = new X509Certificate(response.body);
      this.kept.set(url, certificate);
      return certificate;
    } catch {
      return null;
    }
  }
}
