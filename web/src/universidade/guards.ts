import { paths } from '../paths.ts'
import type { Guard } from '../relay/pageRoute.ts'
import { readSessao, temPapel } from '../sessao/sessao.ts'

/** Only for administrators: a visitor signs in and returns; everybody else goes home. */
export const requireAdministrador: Guard = ({ url }) => {
  const sessao = readSessao()
  if (!sessao) return paths.login(url.pathname + url.search)
  return temPapel(sessao, 'administrador') ? null : paths.inicio()
}
