import { decode, readSessao } from './sessao.ts'

/** Whether the token names roles: its upstream has moderators, and calls that block a person. */
export const namesRoles = (): boolean => Array.isArray(decode(readSessao()?.token ?? '')?.papeis)
