import { constants, createHash, createSign } from 'node:crypto';

/** The key pair that signs requests to Amazon. */
export interface AmazonSigner {
  readonly publicKeyId: string;
  /** The key as PEM text. */
  readonly privateKey: string;
}

/** The signed parts of a request. */
export interface SignedRequest {
  readonly method: string;
  /** The path at Amazon, with a leading slash. */
  readonly path: string;
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ALGORITHM = 'AMZN-PAY-RSASSA-PSS-V2';
const SALT_BYTES = 32;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const namesOf = ({ headers }: SignedRequest): readonly string[] => Object.keys(headers).sort();

/** Builds the canonical text of a request, which the signature covers. */
export const canonicalOf = (request: SignedRequest): string => {
  const { method, path, headers, body } = request;
  const names = namesOf(request);
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  // The empty line stands for the query string, which the shop's calls do not have.
  return [method, path, '', lines, names.join(';'), sha256(body)].join('\n');
};

/** Signs the payload of a button or the canonical text of a request. */
export const signatureOf = ({ privateKey }: AmazonSigner, text: string): string =>
  createSign('sha256')
    .update(`${ALGORITHM}\n${sha256(text)}`)
    .sign({ key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: SALT_BYTES }, 'base64');

/** Builds the `authorization` header of a request. */
export const authorizationOf = (signer: AmazonSigner, request: SignedRequest): string => {
  const signed = namesOf(request).join(';');
  const signature = signatureOf(signer, canonicalOf(request));
  return `${ALGORITHM} PublicKeyId=${signer.publicKeyId}, SignedHeaders=${signed}, Signature=${signature}`;
};
