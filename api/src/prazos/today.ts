const formatter = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Today at the university, as '2026-12-31'. Deadlines are days there, wherever the server is. */
export const today = (instant: Date = new Date()): string => formatter.format(instant)
