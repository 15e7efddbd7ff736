import { Injectable, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { OPERATOR_ROLES } from './operator.guard.js';
import type { Role } from './operator.js';
import { permissionOf } from './permission.js';
import { hasPermission } from './roles-by-permission.js';

/** A route of the operators' API, as its controller declares it. */
export interface OperatorRoute {
  readonly method: string;
  /** `admin-api/members/:id/ban` */
  readonly path: string;
  /** The roles that may use the route; undefined if it needs no session. */
  readonly roles: readonly Role[] | undefined;
}

const BASE = 'admin-api';

const joined = (...parts: readonly string[]): string =>
  parts
    .join('/')
    .split('/')
    .filter((part) => part !== '')
    .join('/');

/** Lists the routes and their roles from the controllers' metadata, so that the console's buttons and the guard agree. */
@Injectable()
export class Permissions {
  private known: readonly OperatorRoute[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Returns every route below `/admin-api` that this process serves. */
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

  /** Returns the actions of a role: `members.list`, `members.ban`. */
  of(role: Role): readonly string[] {
    return this.routes()
      .filter(({ roles }) => roles?.includes(role))
      .map(permissionOf);
  }

  /** Returns the resources whose audit entries a role may read: those with any action of the role. Null means all. */
  readableBy(role: Role): readonly string[] | null {
    if (hasPermission({ role }, 'audit')) return null;
    return [...new Set(this.of(role).map((permission) => permission.split('.')[0]!))];
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
