/** The id of a message to the person of that REST id until the server gives it its own. */
export const idEnviando = (com: string): string => `enviando:${com}`

/** Whether a message of that id is still on its way. */
export const isEnviando = (id: string): boolean => id.startsWith(idEnviando(''))
