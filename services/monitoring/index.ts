export { MonitoringModule, monitoringPart } from './monitoring.module.js';
