import type { PreloadedQuery } from 'react-relay'
import { AbovePage } from '../../ui/layout/AbovePage.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import type { HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'
import { useAvisosDoSistema } from './HeaderUser.tsx'

/** The sentences of the administration that are above every page today. */
export const AvisosDoSistema = ({ reference }: { reference: PreloadedQuery<HeaderUserQuery> }) =>
  useAvisosDoSistema(reference).map(({ id, texto }) => (
    <AbovePage key={id}>
      <Notice tone="info">{texto}</Notice>
    </AbovePage>
  ))
