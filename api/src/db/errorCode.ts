/** The database's own error, which drizzle wraps. */
export const databaseErrorOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error

/** The SQLSTATE of an error of the database; 'undefined' for any other error. */
export const errorCodeOf = (error: unknown): string =>
  String((databaseErrorOf(error) as { code?: unknown } | undefined)?.code)

/** The message of the database with its hint, which says who can help, such as where an extension is missing. */
export const reasonOf = (error: unknown): string => {
  const { message, hint } = databaseErrorOf(error) as Error & { hint?: string }
  return hint ? `${message}. ${hint}` : message
}
