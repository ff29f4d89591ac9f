/** The id of a message to the person of this REST id before the server assigns one. */
export const pendingMensagemId = (com: string): string => `enviando:${com}`

/** Whether this is the id of a message that is still being sent. */
export const isPendingMensagem = (id: string): boolean => id.startsWith(pendingMensagemId(''))
