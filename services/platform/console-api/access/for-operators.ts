import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ACCESS, type Access } from '../../http/access.js';
import { DUTIES, type Duty } from './duties.js';
import { BEFORE_OTP, CONFIRMED, OPERATOR_ROLES, OperatorGuard, type OperatorRequest } from './operator.guard.js';
import { OperatorAnswers, SHOWS_PERSON } from './operator-answers.interceptor.js';
import type { OperatorSession } from './signed-in-operators.js';

const operators = SetMetadata(ACCESS, 'operators' satisfies Access);

/** A route of the operators' API before anybody is signed in: no guard, plain JSON. */
export const ForSignIn = () => applyDecorators(operators, UseInterceptors(OperatorAnswers));

/** A route of signed-in operators whose role has this duty; it answers plain JSON. Others get 401 or 403. */
export const ForOperators = (duty: Duty) =>
  applyDecorators(
    operators,
    SetMetadata(OPERATOR_ROLES, DUTIES[duty]),
    UseGuards(OperatorGuard),
    UseInterceptors(OperatorAnswers),
  );

/** A route about the operator's own session: for every role, also before an authenticator is set up. */
export const ForEveryOperator = () => applyDecorators(SetMetadata(BEFORE_OTP, true), ForOperators('own-work'));

/** A page about a person: that an operator looks at it is on record, once an hour for each page. */
export const ShowsPerson = () => SetMetadata(SHOWS_PERSON, true);

/** A file leaves the shop: its reader has proved within ten minutes who they are. Its controller records it. */
export const AnswersFile = () => SetMetadata(CONFIRMED, true);

/** Parameter: the operator who asks; its route must be `@ForOperators()`. */
export const Operating = createParamDecorator((_: unknown, context: ExecutionContext): OperatorSession => {
  const { operator } = context.switchToHttp().getRequest<OperatorRequest>();
  if (!operator) throw new Error('this route is not for operators');
  return operator;
});
