export { AccessTrail } from './access-trail.js';
export { type NewOperator, OperatorAccounts } from './accounts.js';
export { ActReasons, type DeedExplained } from './act-reasons.js';
export { type AdminList, adminList, type ListQuery, type ListRules } from './admin-list.js';
export type { Changes } from './audit-trail.js';
export {
  CommandRequest,
  CreateRequest,
  EditRequest,
  FileQuery,
  VersionedFileQuery,
} from './commands/command.contract.js';
export type { CommandTarget, Found, Keeping } from './commands/command-target.js';
export { digested } from './commands/file-digest.js';
export { Commanded, CommandedByQuery, type OperatorCommand } from './commands/operator-command.js';
export { Answered, type Deciding, OperatorCommands } from './commands/operator-commands.js';
export { countRows, estimateRows, type RowCount } from './count-rows.js';
export { DEMO_OPERATORS } from './demo-operators.js';
export { ExportsPersons, ForOperators, Operating, ShowsPerson } from './for-operators.js';
export { instantOf } from './instant-of.js';
export { ListPage } from './list-page.js';
export { OperatorGuard } from './operator.guard.js';
export { type Operator, operatorActor, type Role, seesPersons } from './operator.js';
export { OperatorsModule, operatorsPart } from './operators.module.js';
export { parseBody } from './parse-body.js';
export { type OperatorRoute, Permissions } from './permissions.js';
export { changesBetween, maskedMail } from './streams/changes.js';
export { withoutPersonalFields } from './streams/personal-fields.js';
export { ID_ARRAY, type SubjectNames, Subjects } from './subjects.js';
