import { paths } from '../paths.ts'
import type { Guard } from '../relay/pageRoute.ts'
import { lerSessao } from './sessao.ts'

const here = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/** The login of the area that a place belongs to, with the way back to it (specification §10.11). */
export function portaDe(place: { pathname: string; search: string }): string {
  return (isDoProfessor(place.pathname) ? paths.professor.login : paths.login)(here(place))
}

/** Whether a path is of the professors' area. */
export const isDoProfessor = (pathname: string): boolean => `${pathname}/`.startsWith(`${paths.professor.inicio()}/`)

/** Student-only: nobody goes to /login and comes back; a professor goes to the own list (specification §2). */
export const requireAluno: Guard = ({ url }) => {
  const sessao = lerSessao()
  if (!sessao) return paths.login(here(url))
  return sessao.ehAluno ? null : paths.professor.vagas()
}

/** Professor-only: nobody goes to /professor/login and comes back (specification §10.11); a student goes home. */
export const requireProfessor: Guard = ({ url }) => {
  const sessao = lerSessao()
  if (!sessao) return paths.professor.login(here(url))
  return sessao.ehAluno ? paths.inicio() : null
}

/** Login and registration: who is signed in already goes home (specification §10.18). */
export const soVisitante: Guard = () => {
  const sessao = lerSessao()
  if (!sessao) return null
  return sessao.ehAluno ? paths.inicio() : paths.professor.inicio()
}
