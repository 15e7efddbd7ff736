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

/** First segments of routes outside of the APIs, for search engines and messengers. */
const BESIDE = new Set(['share', 'log', '.well-known', 'sitemap.xml', 'robots.txt']);

/** Returns the path of a route from its controller and method, such as `/api/user/pack/detail/{id}`. */
const urlOf = (controllerPath, path) => {
  const whole = [controllerPath, path].flatMap((one) => one.split('/')).filter(Boolean);
  const based = whole[0] === 'admin-api' || BESIDE.has(whole[0]) ? whole : ['api', ...whole];
  return `/${based.join('/').replace(/:(\w+)/g, '{$1}')}`;
};

/**
 * Every route of the controllers of all modules, with its module, method, path, access rule and operator roles. A declared command
 * also has the class of its request.
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
