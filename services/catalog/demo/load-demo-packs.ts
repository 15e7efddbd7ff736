export const loadDemoPacks = (): void => undefined;
