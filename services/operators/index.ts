export { MemberAccounts, type OperatorPerson } from './commands/member-accounts.js';
export { DEMO_OPERATORS } from './demo/demo-operators.js';
export { fourEyesBonus } from './operator-settings.js';
export { OperatorsModule, operatorsPart } from './operators.module.js';
export { type NewOperator, OperatorAccounts } from './rows/accounts.rows.js';
export { type CommandExplanation, CommandReasons } from './rows/audit-reasons.rows.js';
export { loadMailsOfRoles } from './rows/operator-mails.rows.js';
export { holdOperators, selectOperatorBehind } from './rows/operators-accounts.rows.js';
