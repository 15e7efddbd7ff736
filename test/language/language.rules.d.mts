export interface Offence {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export interface ExportedType {
  readonly name: string;
  readonly path: string;
  readonly line: number;
}

export const MAX_WORDS: number;

export function checkSource(path: string, source: string): Offence[];
export function checkFileName(path: string): Offence[];
export function checkDocument(path: string, source: string): Offence[];
export function checkTypes(types: readonly ExportedType[]): Offence[];
export function findExportedTypes(path: string, source: string): ExportedType[];
