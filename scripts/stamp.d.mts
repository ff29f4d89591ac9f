export function digest(names: string[]): string
