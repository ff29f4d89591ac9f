import { paths } from '../paths.ts'
import { pageRoute } from '../relay/pageRoute.ts'
import { readSessao } from '../sessao/sessao.ts'
import { inicioEarly } from './inicio.early.ts'

export const inicioRoute = pageRoute({
  path: paths.inicio(),
  ...inicioEarly,
  page: () => {
    // Its failure shows when the page renders it.
    if (readSessao()) import('./InicioDoAlunoPage.tsx').catch(() => undefined)
    return import('./InicioPage.tsx').then(module => module.InicioPage)
  },
  freshness: 'inicio',
})
