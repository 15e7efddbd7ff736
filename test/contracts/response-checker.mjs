import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';

const FOLDER = join(import.meta.dirname, '../../services/schemas/openapi');
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** Escapes a step of a JSON pointer in an address. */
const step = (name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Checks responses against the OpenAPI descriptions. */
export class ResponseChecker {
  #ajv = new Ajv2020({ strict: false, allErrors: true, formats: { 'date-time': ISO_TIME } });
  #documents = new Map();
  #checks = new Map();

  constructor() {
    for (const file of readdirSync(FOLDER)) {
      const document = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
      this.#ajv.addSchema(document, file);
      for (const path of Object.keys(document.paths)) this.#documents.set(path, { file, document });
    }
  }

  /**
   * @param path of the route, `/api/user/pack/detail/{id}`
   * @param body as sent
   * @returns the differences from the description; undefined when there are none, or the path is not described
   */
  faultOf({ method, path, status, contentType, body }) {
    const match = this.#documents.get(path);
    if (!match) return undefined;
    const { responses } = match.document.paths[path][method.toLowerCase()] ?? {};
    if (!responses) return `${method} ${path} is not described`;
    const key = responses[status] ? String(status) : 'default';
    const type = String(contentType).split(';', 1)[0];
    const { content } = responses[key];
    // A redirect has no body.
    if (content === undefined) return undefined;
    if (content[type] === undefined) return `${method} ${path} answered ${status} with ${type}, which is not described`;
    if (type !== 'application/json') return undefined;
    const check = this.#checkOf(match.file, ['paths', path, method.toLowerCase(), 'responses', key, 'content', type]);
    if (check(JSON.parse(body))) return undefined;
    const errors = check.errors.map(({ instancePath, message, params }) => {
      const detail = params.additionalProperty ?? params.allowedValue ?? '';
      return `  ${instancePath || '/'} ${message} ${detail}`.trimEnd();
    });
    return `${method} ${path} answered ${status} otherwise than described:\n${errors.slice(0, 10).join('\n')}`;
  }

  #checkOf(file, steps) {
    const address = `${file}#/${[...steps, 'schema'].map(step).join('/')}`;
    if (!this.#checks.has(address)) this.#checks.set(address, this.#ajv.compile({ $ref: address }));
    return this.#checks.get(address);
  }
}
