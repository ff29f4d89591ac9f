/** What is reported. `codigo`: REST id. */
export type Alvo = { tipo: 'VAGA' | 'PERFIL' | 'MENSAGEM'; codigo: string }
