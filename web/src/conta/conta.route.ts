import { paths } from '../paths.ts'
import { type Guard, pageRoute } from '../relay/pageRoute.ts'
import { requireProfessor } from '../sessao/guards.ts'
import { readSessao, temPapel } from '../sessao/sessao.ts'

/** For students and administrators; a professor has the page among the others of professors. */
const requireDono: Guard = ({ url }) => {
  const sessao = readSessao()
  if (!sessao) return paths.login(url.pathname)
  return temPapel(sessao, 'professor') ? paths.professor.conta() : null
}

const route = (path: string, guard: Guard) =>
  pageRoute({ path, guard, page: () => import('./ContaPage.tsx').then(module => module.ContaPage) })

export const contaRoute = route(paths.conta(), requireDono)
export const contaDoProfessorRoute = route(paths.professor.conta(), requireProfessor)
