import { adminPaths } from '../../adminPaths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { documentosEarly } from './documentos.early.ts'

export const documentosRoute = pageRoute({
  path: adminPaths.documentos(),
  ...documentosEarly,
  page: () => import('./DocumentosPage.tsx').then(module => module.DocumentosPage),
  freshness: 'inicio',
})
