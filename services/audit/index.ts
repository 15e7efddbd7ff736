export { AuditModule, auditPart } from './audit.module.js';
