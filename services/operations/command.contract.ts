/** A command that is told nothing but its reason. */
export class CommandRequest {}
