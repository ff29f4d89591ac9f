import { namesRoles } from '../sessao/namesRoles.ts'
import { readSessao } from '../sessao/sessao.ts'

/** Whether the reader is a student, on an upstream that may have follows. */
export const canFollow = (): boolean => namesRoles() && readSessao()?.ehAluno === true
