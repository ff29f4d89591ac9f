import { paths } from '../paths.ts'
import type { Guard } from '../relay/pageRoute.ts'
import { readSessao, type Sessao, temPapel } from './sessao.ts'

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

/** Neither a student nor a professor. */
export const soAdministra = (sessao: Sessao): boolean => !sessao.ehAluno && !temPapel(sessao, 'professor')

/** The first page of a session. */
export function homeOf(sessao: Sessao): string {
  if (soAdministra(sessao)) return paths.admin.inicio()
  return sessao.ehAluno ? paths.inicio() : paths.professor.inicio()
}

/** Sends an administrator who has no side of the board to their own pages. */
export const redirectAdministrador: Guard = () => {
  const sessao = readSessao()
  return sessao && soAdministra(sessao) ? paths.admin.inicio() : null
}

/** Only for administrators: a visitor signs in and returns; everybody else goes home. */
export const requireAdministrador: Guard = ({ url }) => {
  const sessao = readSessao()
  if (!sessao) return paths.login(here(url))
  return temPapel(sessao, 'administrador') ? null : homeOf(sessao)
}

/** Only for students: a visitor goes to /login and returns; a professor goes to their list (specification §2). */
export const requireAluno: Guard = ({ url }) => {
  const sessao = readSessao()
  if (!sessao) return paths.login(here(url))
  return sessao.ehAluno ? null : paths.professor.vagas()
}

/** Only for professors: a visitor goes to /professor/login and returns (specification §10.11); a student goes home. */
export const requireProfessor: Guard = ({ url }) => {
  const sessao = readSessao()
  if (!sessao) return paths.professor.login(here(url))
  return temPapel(sessao, 'professor') ? null : homeOf(sessao)
}

/** Only for visitors: a signed-in reader goes home (specification §10.18). */
export const requireVisitor: Guard = () => {
  const sessao = readSessao()
  return sessao && homeOf(sessao)
}
