import { constants, createHash, createSign } from 'node:crypto';

/** By what the shop signs what it says to Amazon. */
export interface AmazonSigner {
  readonly publicKeyId: string;
  /** In PEM. */
  readonly privateKey: string;
}

/** A request as it is signed. */
export interface SignedRequest {
  readonly method: string;
  /** As Amazon knows it, with a slash at the beginning. */
  readonly path: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const SALT_BYTES = 32;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const namesOf = ({ headers }: SignedRequest): readonly string[] => Object.keys(headers).sort();

/** The text of a request that its signature is over. */
export const canonicalOf = (request: SignedRequest): string => {
  const { method, path, headers, body } = request;
  const names = namesOf(request);
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  // The empty line is that of a query; the shop's calls have none.
  return [method, path, '', lines, names.join(';'), sha256(body)].join('\n');
};

/** Signs a text: of a button its payload, of a request its canonical form. */
export const signatureOf = ({ privateKey }: AmazonSigner, text: string): string =>
  createSign('sha256')
    .update(`${ALGORITHM}\n${sha256(text)}`)
    .sign({ key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES }, 'base64');

/** The header `authorization` of a request. */
export const authorizationOf = (signer: AmazonSigner, request: SignedRequest): string => {
  const signed = namesOf(request).join(';');
  const signature = signatureOf(signer, canonicalOf(request));
  return `${ALGORITHM} PublicKeyId=${signer.publicKeyId}, SignedHeaders=${signed}, Signature=${signature}`;
};
