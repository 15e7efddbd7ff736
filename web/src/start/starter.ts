import { startAfterPicture } from './start-after-picture';

/** What the build put into a template, in which no browser fetches anything: the links and the script of the client. */
const start = () => document.head.append(document.querySelector<HTMLTemplateElement>('#client')!.content);

// The page brings answers that the client looks for at once.
addEventListener('DOMContentLoaded', () => startAfterPicture(start));
