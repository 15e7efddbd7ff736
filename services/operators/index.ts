export { AnswersFile, ForOperators, Operating, ShowsPerson } from './access/for-operators.js';
export { OperatorGuard } from './access/operator.guard.js';
export { type OperatorRoute, Permissions } from './access/permissions.js';
export {
  CommandRequest,
  CreateRequest,
  EditRequest,
  FileQuery,
  VersionedFileQuery,
} from './commands/command.contract.js';
export type { CommandTarget, Found, Keeping } from './commands/command-target.js';
export { operatorCommand, operatorCreation } from './commands/declared-command.js';
export { digested } from './commands/file-digest.js';
export { concluded, sendProgress } from './commands/import-progress.js';
export { MemberAccounts, type OperatorPerson } from './commands/member-accounts.js';
export { Commanded, CommandedByQuery, type OperatorCommand } from './commands/operator-command.js';
export { Answered, type Deciding, OperatorCommands } from './commands/operator-commands.js';
export { SecondOperator } from './commands/second-operator.js';
export { DEMO_OPERATORS } from './demo/demo-operators.js';
export { fourEyesBonus } from './operator-settings.js';
export { OperatorsModule, operatorsPart } from './operators.module.js';
export { AccessTrail } from './rows/access-trail.rows.js';
export { type NewOperator, OperatorAccounts } from './rows/accounts.rows.js';
export { ActReasons, type DeedExplained } from './rows/act-reasons.rows.js';
export { type Changes, recordAct } from './rows/audit-trail.rows.js';
export { rarest } from './rows/common-grams.rows.js';
export { countRows, estimateRows, type RowCount } from './rows/count-rows.rows.js';
export { mailsOfRoles } from './rows/operator-mails.rows.js';
export { holdOperators, operatorBehind } from './rows/operators-accounts.rows.js';
export { ID_ARRAY, type SubjectNames, Subjects } from './rows/subjects.rows.js';
export { type Asked, moreOf, type NeedsApproval, type OverDailyCap, type Worth } from './streams/approval.js';
export { changesBetween, maskedMail } from './streams/changes.js';
export { type Duty, does } from './streams/duties.js';
export { type Operator, operatorActor, ROLES, type Role } from './streams/operator.js';
export { maskedFor } from './streams/personal-fields.js';
export { type AdminList, adminList, type ListQuery, type ListRules } from './wire/admin-list.js';
export { instantOf } from './wire/instant-of.js';
export { ListPage } from './wire/list-page.js';
export { parseBody } from './wire/parse-body.js';
