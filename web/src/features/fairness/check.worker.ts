import { createTaskPerformer, type Task } from './check-tasks';

const perform = createTaskPerformer();

self.onmessage = ({ data }: MessageEvent<Task>) => self.postMessage(perform(data));
