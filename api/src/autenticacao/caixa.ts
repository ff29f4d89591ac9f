/**
 * The mailbox of an address, for limits: lower case, and without what follows a '+' before the '@', because a mailbox
 * gets the mails of all such addresses. For everything else each address is one of its own.
 */
export const toCaixa = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@[^@]*$)/, '')
