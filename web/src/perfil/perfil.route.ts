import { pageRoute } from '../relay/pageRoute.ts'
import { perfilEarly } from './perfil.early.ts'

export const perfilRoute = pageRoute({
  path: '/profile/:codigo?',
  ...perfilEarly,
  page: () => import('./PerfilPage.tsx').then(module => module.PerfilPage),
  freshness: 'perfil',
  topics: () => ['rede'],
  failure: { title: 'Erro ao carregar perfil' },
})
