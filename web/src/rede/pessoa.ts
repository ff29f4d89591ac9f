/** Whether this is sample data of the gateway: a person without profile and messages. */
export const isExemplo = (codigo: string): boolean => codigo.startsWith('exemplo-')

/** Shown for a person without a name. */
export const semNome = 'Pessoa sem nome'
