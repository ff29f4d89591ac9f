import { paths } from '../../paths.ts'
import { pageRoute } from '../../relay/pageRoute.ts'
import { privacidadeEarly, termosEarly } from './documento.early.ts'

const page = () => import('./DocumentoPage.tsx').then(module => module.DocumentoPage)

export const privacidadeRoute = pageRoute({ path: paths.privacidade(), ...privacidadeEarly, page, freshness: 'inicio' })
export const termosRoute = pageRoute({ path: paths.termos(), ...termosEarly, page, freshness: 'inicio' })
