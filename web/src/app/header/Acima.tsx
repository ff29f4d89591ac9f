import { lazy } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { useAcima } from './HeaderUser.tsx'

/** Loaded by those who have something to read there. */
const AcimaDaPagina = lazy(() => import('./AcimaDaPagina.tsx').then(module => ({ default: module.AcimaDaPagina })))

type Props = { reference: PreloadedQuery<HeaderUserQuery>; professor: boolean }

/** What stands above every page: sentences of the administration, and to a professor whose role is not confirmed, that. */
export const Acima = ({ reference, professor }: Props) => {
  const { avisos, aConfirmar, recusa } = useAcima(reference)
  const semPapel = professor && aConfirmar
  return semPapel || avisos.length > 0 ? <AcimaDaPagina avisos={avisos} semPapel={semPapel} recusa={recusa} /> : null
}
