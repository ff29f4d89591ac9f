import { paths } from '../paths.ts'
import type { Guard } from '../relay/pageRoute.ts'
import { isUsuario, readSessao } from './sessao.ts'

const here = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/**
 * The path of the login for a page's area, with the page as its return path (specification §10.11). The history entry of a
 * page whose address does not say what is open has one that does, as `endereco` of its state.
 */
export function loginFor(location: { pathname: string; search: string; state?: unknown }): string {
  const { pathname, state } = location
  const { endereco }: { endereco?: unknown } = Object(state)
  return (isProfessorPath(pathname) ? paths.professor.login : paths.login)(
    typeof endereco === 'string' ? endereco : here(location),
  )
}

/** Whether a path is in the professors' area. */
export const isProfessorPath = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.professor.inicio()}/`)

/** Sends an administrator who is no professor to their own pages. */
export const redirectAdministrador: Guard = () => {
  const sessao = readSessao()
  return sessao && !isUsuario(sessao) ? paths.admin.inicio() : null
}

/** For everybody who is signed in. */
export const requireSessao: Guard = ({ url }) => (readSessao() ? null : paths.login(here(url)))

/** Only for students: a visitor goes to /login and returns; a professor goes to their list (specification §2). */
export const requireAluno: Guard = place =>
  requireSessao(place) ?? (readSessao()?.ehAluno ? null : paths.professor.vagas())

/**
 * Only for professors: a visitor goes to /professor/login and returns (specification §10.11); a student, or an administrator
 * alone, goes home.
 */
export const requireProfessor: Guard = place => {
  const sessao = readSessao()
  if (!sessao) return paths.professor.login(here(place.url))
  return sessao.ehAluno ? paths.inicio() : redirectAdministrador(place)
}

/** Only for visitors: a signed-in reader goes home (specification §10.18). */
export const requireVisitor: Guard = () => {
  const sessao = readSessao()
  if (!sessao) return null
  return sessao.ehAluno ? paths.inicio() : paths.professor.inicio()
}
