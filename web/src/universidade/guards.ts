import { paths } from '../paths.ts'
import type { Guard } from '../relay/pageRoute.ts'
import { readSessao, temPapel } from '../sessao/sessao.ts'

/** Only for administrators: a visitor signs in and returns; a moderator goes to the cases, an encarregado to the audit, everybody else home. */
export const requireAdministrador: Guard = ({ url }) => {
  const sessao = readSessao()
  if (!sessao) return paths.login(url.pathname + url.search)
  if (temPapel(sessao, 'administrador')) return null
  if (temPapel(sessao, 'moderador')) return `${paths.admin.inicio()}/moderacao`
  return temPapel(sessao, 'encarregado') ? `${paths.admin.inicio()}/auditoria` : paths.inicio()
}

/** Only for moderators and administrators. */
export const requireModerador: Guard = page => {
  const sessao = readSessao()
  return sessao && temPapel(sessao, 'moderador') ? null : requireAdministrador(page)
}

/** Only for encarregados and administrators. */
export const requireEncarregado: Guard = page => {
  const sessao = readSessao()
  return sessao && temPapel(sessao, 'encarregado') ? null : requireAdministrador(page)
}
