import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Takes every body as unparsed text, because signatures cover the text. */
export const takeBodiesAsText = (fastify: FastifyInstance): void => {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
};

/** Returns the body as it came over the wire. */
export const textOf = (request: FastifyRequest): string => (typeof request.body === 'string' ? request.body : '');

/** Returns the fields of a form. */
export const formOf = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(textOf(request)));

export type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a JSON object; undefined for anything else, an empty object for an empty text. */
export const parseJson = (text: string): Json | undefined => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the object under a name; an empty object when there is none. */
export const readObject = (json: Json, name: string): Json => {
  const value = json[name];
  return isObject(value) ? value : {};
};
