import { type Task, taskPerformer } from './check-tasks';

const perform = taskPerformer();

self.onmessage = ({ data }: MessageEvent<Task>) => self.postMessage(perform(data));
