/** A sample of the gateway: a person that has no profile and gets no message. */
export const isExemplo = (codigo: string): boolean => codigo.startsWith('exemplo-')

/** For who has no name. */
export const semNome = 'Pessoa sem nome'
