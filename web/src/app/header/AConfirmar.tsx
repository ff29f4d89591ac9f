import { lazy } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { AbovePage } from '../../ui/layout/AbovePage.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { useAConfirmar } from './HeaderUser.tsx'

const SemPapel = lazy(() => import('./SemPapel.tsx').then(module => ({ default: module.SemPapel })))

/** Tells a professor whose role is not confirmed what they can do, or why it was refused. */
export const AConfirmar = ({ reference }: { reference: PreloadedQuery<HeaderUserQuery> }) => {
  const { aConfirmar, recusa } = useAConfirmar(reference)
  return aConfirmar ? (
    <AbovePage>
      <Notice tone="info" title={`Sua conta de professor ${recusa ? 'não foi' : 'ainda vai ser'} confirmada`}>
        <SemPapel recusa={recusa} />
      </Notice>
    </AbovePage>
  ) : null
}
