import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ACCESS, type Access } from '../../http/access/access.js';
import { BEFORE_OTP, CONFIRMED, OPERATOR_ROLES, OperatorGuard, type OperatorRequest } from './operator.guard.js';
import { OperatorResponses, SHOWS_PERSON } from './operator-responses.interceptor.js';
import { type Permission, ROLES_BY_PERMISSION } from './roles-by-permission.js';
import type { OperatorSession } from './signed-in-operators.js';

const operators = SetMetadata(ACCESS, 'operators' satisfies Access);

/** A route of the operators' API before sign-in: no guard, plain JSON. */
export const ForSignIn = () => applyDecorators(operators, UseInterceptors(OperatorResponses));

/** Restricts a route to signed-in operators whose role has the permission, and sends plain JSON. Others get 401 or 403. */
export const ForOperators = (permission: Permission) =>
  applyDecorators(
    operators,
    SetMetadata(OPERATOR_ROLES, ROLES_BY_PERMISSION[permission]),
    UseGuards(OperatorGuard),
    UseInterceptors(OperatorResponses),
  );

/** A route about the operator's own session, for every role, also before an authenticator is set up. */
export const ForEveryOperator = () => applyDecorators(SetMetadata(BEFORE_OTP, true), ForOperators('own-work'));

/** A page about a person. Each look by an operator is recorded, at most once an hour for each page. */
export const ShowsPerson = () => SetMetadata(SHOWS_PERSON, true);

/** A route that exports a file. The operator must have confirmed their identity within ten minutes. The controller records the export. */
export const ExportsFile = () => SetMetadata(CONFIRMED, true);

/** Parameter: the operator of the request. The route must be `@ForOperators()`. */
export const Operating = createParamDecorator((_: unknown, context: ExecutionContext): OperatorSession => {
  const { operator } = context.switchToHttp().getRequest<OperatorRequest>();
  if (!operator) throw new Error('this route is not for operators');
  return operator;
});
