import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import type { Parecidas_vaga$key } from './__generated__/Parecidas_vaga.graphql.ts'
import { ParecidasCard } from './ParecidasCard.tsx'
import { isFechada } from './situacao.ts'

/** Open vagas like this one once the reader cannot apply, or was not selected. Their data loads only then. */
export const Parecidas = ({ vagaRef }: { vagaRef: Parecidas_vaga$key }) => {
  const { codigo, encerrada, status, minhaCandidatura } = useFragment(
    graphql`
      fragment Parecidas_vaga on Vaga @throwOnFieldError {
        codigo
        encerrada
        status
        minhaCandidatura @catch(to: NULL) {
          etapa
        }
      }
    `,
    vagaRef,
  )
  const etapa = minhaCandidatura?.etapa
  if (!isFechada({ encerrada, status, etapa }) && etapa !== 'NAO_SELECIONADA') return null
  return (
    <Boundary fallback={null}>
      <Suspense fallback={<Skeleton shape="block" height="18rem" />}>
        <ParecidasCard codigo={codigo} />
      </Suspense>
    </Boundary>
  )
}
