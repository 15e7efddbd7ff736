import 'reflect-metadata';
import { RequestMethod } from '@nestjs/common';

const { parts } = await import('../../dist/services/parts.js');
const { publishedNameOf } = await import('../../dist/services/platform/part.js');
const { ACCESS } = await import('../../dist/services/platform/http/access/access.js');
const { OPERATOR_ROLES } = await import('../../dist/services/platform/console-api/access/operator.guard.js');

const read = (key, of) => Reflect.getMetadata(key, of);

const handlersOf = ({ prototype }) =>
  Object.getOwnPropertyNames(prototype)
    .filter((name) => name !== 'constructor')
    .map((name) => prototype[name])
    .filter((handler) => typeof handler === 'function' && read('path', handler) !== undefined);

/** What a part answers beside the APIs: to search engines and messengers. */
const BESIDE = new Set(['share', 'log', '.well-known', 'sitemap.xml', 'robots.txt']);

/** `/api/user/pack/detail/{id}` of what a controller and its method say. */
const urlOf = (controllerPath, path) => {
  const whole = [controllerPath, path].flatMap((one) => one.split('/')).filter(Boolean);
  const based = whole[0] === 'admin-api' || BESIDE.has(whole[0]) ? whole : ['api', ...whole];
  return `/${based.join('/').replace(/:(\w+)/g, '{$1}')}`;
};

/**
 * Every route that a part's controllers register: its part, method, path, who may call it, of operators which roles, and of a
 * declared command the class of its request.
 */
export const routes = parts.flatMap((part) =>
  (read('controllers', part.module) ?? []).flatMap((controller) =>
    handlersOf(controller).flatMap((handler) =>
      [read('path', handler)].flat().map((path) => ({
        part: publishedNameOf(part),
        method: RequestMethod[read('method', handler)],
        path: urlOf(read('path', controller), path),
        access: read(ACCESS, handler) ?? read(ACCESS, controller),
        roles: read(OPERATOR_ROLES, handler) ?? read(OPERATOR_ROLES, controller) ?? [],
        request: controller.request?.name,
      })),
    ),
  ),
);
