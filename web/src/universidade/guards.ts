import { paths } from '../paths.ts'
import type { Guard } from '../relay/pageRoute.ts'
import { readSessao, temPapel } from '../sessao/sessao.ts'

/** Only for administrators: a visitor signs in and returns; a moderator goes to the cases, everybody else home. */
export const requireAdministrador: Guard = ({ url }) => {
  const sessao = readSessao()
  if (!sessao) return paths.login(url.pathname + url.search)
  if (temPapel(sessao, 'administrador')) return null
  return temPapel(sessao, 'moderador') ? `${paths.admin.inicio()}/moderacao` : paths.inicio()
}

/** Only for moderators and administrators. */
export const requireModerador: Guard = page => {
  const sessao = readSessao()
  return sessao && temPapel(sessao, 'moderador') ? null : requireAdministrador(page)
}
