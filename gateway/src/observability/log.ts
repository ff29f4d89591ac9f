/** Writes one log line: a level, its fields and its message. */
export type Log = (level: 'debug' | 'warn' | 'error', entry: Record<string, unknown>, message: string) => void
