import { decode, readSessao } from './sessao.ts'

/** Whether the token names roles: its upstream has moderators, and calls of the account, blocks and follows. */
export const namesRoles = (): boolean => Array.isArray(decode(readSessao()?.token ?? '')?.papeis)
