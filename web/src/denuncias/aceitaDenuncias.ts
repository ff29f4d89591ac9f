import { decode, readSessao } from '../sessao/sessao.ts'

/** Whether there are moderators: an upstream that names roles has their calls. */
export const aceitaDenuncias = (): boolean => Array.isArray(decode(readSessao()?.token ?? '')?.papeis)
