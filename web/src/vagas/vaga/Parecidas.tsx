import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { useOnVisible } from '../../ui/useOnVisible.ts'
import type { Parecidas_vaga$key } from './__generated__/Parecidas_vaga.graphql.ts'
import { type Lugar, lugarDasParecidas } from './lugar.ts'
import { ParecidasCard } from './ParecidasCard.tsx'

type Props = { vagaRef: Parecidas_vaga$key }

/** How far below the screen their data starts to load, in pixels. */
const margin = 300

const alturas: Record<Lugar, string> = { lado: '18rem', fim: '14rem' }

/**
 * Open vagas like one that a student reads, where they belong on its page (`em`): at the end they move nothing when they load.
 * They load when the reader comes near, and at once beside a vaga that the reader cannot apply to.
 */
export const Parecidas = ({ vagaRef, em }: Props & { em: Lugar }) => {
  const { codigo, lugar, candidatado } = useParecidas(vagaRef)
  const [isNear, setIsNear] = useState(false)
  const isShown = isNear || (em === 'lado' && !candidatado)
  const ref = useOnVisible(() => setIsNear(true), { paused: isShown || lugar !== em, margin })
  if (lugar !== em) return null
  const skeleton = <Skeleton shape="block" height={alturas[em]} />
  return (
    <div ref={ref}>
      {isShown ? (
        <Boundary fallback={null}>
          <Suspense fallback={skeleton}>
            <ParecidasCard codigo={codigo} lugar={em} />
          </Suspense>
        </Boundary>
      ) : (
        skeleton
      )}
    </div>
  )
}

function useParecidas(vagaRef: Props['vagaRef']) {
  const { codigo, encerrada, status, minhaCandidatura } = useFragment(
    graphql`
      fragment Parecidas_vaga on Vaga @throwOnFieldError {
        codigo
        encerrada
        status
        minhaCandidatura @catch(to: NULL) {
          candidatado
          etapa
        }
      }
    `,
    vagaRef,
  )
  const minha = minhaCandidatura && { candidatado: minhaCandidatura.candidatado, etapa: minhaCandidatura.etapa }
  return {
    codigo,
    candidatado: minha?.candidatado,
    lugar: lugarDasParecidas({ encerrada, status, minha: minha ?? null }),
  }
}
