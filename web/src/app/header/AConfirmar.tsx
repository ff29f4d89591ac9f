import { lazy } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { useAConfirmar } from './HeaderUser.tsx'

const SemPapel = lazy(() => import('./SemPapel.tsx').then(module => ({ default: module.SemPapel })))

/** Tells a professor whose role is not confirmed what they can do. */
export const AConfirmar = ({ reference }: { reference: PreloadedQuery<HeaderUserQuery> }) => {
  const { aConfirmar, recusa } = useAConfirmar(reference)
  return aConfirmar ? <SemPapel recusa={recusa} /> : null
}
