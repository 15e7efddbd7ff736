export { type NewOperator, OperatorAccounts } from './accounts.js';
export { type AdminList, adminList, contentRange, type ListQuery, type ListRules } from './admin-list.js';
export { type Act, recordAct } from './audit-trail.js';
export { DEMO_OPERATORS } from './demo-operators.js';
export { ForOperators, Operating } from './for-operators.js';
export { OperatorGuard } from './operator.guard.js';
export { type Operator, operatorActor, type Role } from './operator.js';
export { OperatorsModule, operatorsPart } from './operators.module.js';
export { parseBody, parseCommand } from './parse-command.js';
