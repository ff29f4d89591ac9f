/** The name in a greeting, which is one line on a phone. */
export const primeiroNome = (nome: string | undefined): string => nome?.trim().split(/\s+/)[0] || 'estudante'
