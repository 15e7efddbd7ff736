import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { OPERATOR_ROLES } from './operator.guard.js';
import type { Role } from './operator.js';

/** A route of the operators' API, as its controller declares it. */
export interface OperatorRoute {
  readonly method: string;
  /** `admin-api/members/:id/ban` */
  readonly path: string;
  /** Who may; undefined where nobody is asked who he is. */
  readonly roles: readonly Role[] | undefined;
}

const BASE = 'admin-api';
const ACTIONS: Readonly<Record<string, string>> = {
  'GET ': 'list',
  'GET :id': 'show',
  'POST ': 'create',
  'PUT ': 'edit',
  'PUT :id': 'edit',
};

const joined = (...parts: readonly string[]): string =>
  parts
    .join('/')
    .split('/')
    .filter((part) => part !== '')
    .join('/');

/** `GET admin-api/members/:id` is `members.show`; `POST admin-api/members/:id/ban` is `members.ban`. */
export const permissionOf = ({ method, path }: Pick<OperatorRoute, 'method' | 'path'>): string => {
  const [, resource = '', ...rest] = path.split('/');
  const place = rest.map((part) => (part.startsWith(':') ? ':id' : part)).join('/');
  const action = ACTIONS[`${method} ${place}`] ?? rest.filter((part) => !part.startsWith(':')).join('.');
  return `${resource}.${action}`;
};

/** Who may do what, read off the routes themselves: the console's buttons and the guard cannot disagree. */
@Injectable()
export class Permissions {
  private known: readonly OperatorRoute[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Every route below `/admin-api` that this process serves. */
  routes(): readonly OperatorRoute[] {
    this.known ??= this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!instance || !metatype) return [];
      const paths = [Reflect.getMetadata(PATH_METADATA, metatype) ?? ''].flat() as string[];
      return paths
        .filter((path) => joined(path).startsWith(BASE))
        .flatMap((path) => this.routesOf(Object.getPrototypeOf(instance), path));
    });
    return this.known;
  }

  /** What a role may do, `members.list`, `members.ban`. */
  of(role: Role): readonly string[] {
    return this.routes()
      .filter(({ roles }) => roles?.includes(role))
      .map(permissionOf);
  }

  /** The resources that a role may list. */
  listedBy(role: Role): readonly string[] {
    return this.of(role).flatMap((permission) => (permission.endsWith('.list') ? [permission.slice(0, -5)] : []));
  }

  private routesOf(prototype: object, base: string): OperatorRoute[] {
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = (prototype as Record<string, object>)[name]!;
      const method: RequestMethod | undefined = Reflect.getMetadata(METHOD_METADATA, handler);
      if (method === undefined) return [];
      const paths = [Reflect.getMetadata(PATH_METADATA, handler) ?? ''].flat() as string[];
      const roles = Reflect.getMetadata(OPERATOR_ROLES, handler) as readonly Role[] | undefined;
      return paths.map((path) => ({ method: RequestMethod[method], path: joined(base, path), roles }));
    });
  }
}
