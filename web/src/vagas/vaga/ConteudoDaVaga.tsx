import { type ReactNode, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { DescricaoCard, semDescricao } from '../Descricao.tsx'
import type { ConteudoDaVaga_resumo$key } from './__generated__/ConteudoDaVaga_resumo.graphql.ts'
import type { ConteudoDaVaga_vaga$key } from './__generated__/ConteudoDaVaga_vaga.graphql.ts'
import type { VagaFatos_vaga$key } from './__generated__/VagaFatos_vaga.graphql.ts'
import { Areas } from './Areas.tsx'
import { Parecidas } from './Parecidas.tsx'
import { isCandidaturaPrimeiro } from './situacao.ts'
import { VagaAutorCard } from './VagaAutorCard.tsx'
import { VagaDescricao } from './VagaDescricao.tsx'
import { VagaFatos } from './VagaFatos.tsx'
import { VagaFechada } from './VagaFechada.tsx'
import { VagaHeader } from './VagaHeader.tsx'
import { VagaInteresses } from './VagaInteresses.tsx'
import { VagaLinkCard } from './VagaLinkCard.tsx'
import { VagaProfessorCard } from './VagaProfessorCard.tsx'
import { VagaRazoes } from './VagaRazoes.tsx'

const fragment = graphql`
  fragment ConteudoDaVaga_vaga on Vaga {
    minhaCandidatura @catch(to: NULL) {
      etapa
    }
    ...VagaHeader_vaga
    ...VagaFechada_vaga
    ...VagaFatos_vaga
    ...VagaRazoes_vaga
    ...VagaDescricao_vaga
    ...ConteudoDaVaga_resumo
    ...VagaInteresses_vaga
    ...VagaProfessorCard_vaga
    ...VagaAutorCard_vaga
    ...VagaLinkCard_vaga
    ...Parecidas_vaga
  }
`

type Props = {
  vagaRef: ConteudoDaVaga_vaga$key
  /** How the reader applies. */
  candidatura: ReactNode
}

/** What students read of a vaga. Each part shows when all of it has loaded, so that no other moves. */
export const ConteudoDaVaga = ({ vagaRef, candidatura }: Props) => {
  const vaga = useFragment(fragment, vagaRef)
  return (
    <>
      <VagaHeader vagaRef={vaga} />
      <Suspense fallback={null}>
        <VagaFechada vagaRef={vaga} />
      </Suspense>
      <Areas
        ladoPrimeiro={isCandidaturaPrimeiro(vaga.minhaCandidatura?.etapa)}
        descricao={
          <Suspense fallback={<Comeco vagaRef={vaga} />}>
            <VagaDescricao vagaRef={vaga} />
          </Suspense>
        }
        lado={
          <Suspense fallback={<SemCandidatura vagaRef={vaga} />}>
            {candidatura}
            <Parecidas em="lado" vagaRef={vaga} />
            <VagaFatos vagaRef={vaga} />
            <VagaLinkCard vagaRef={vaga} />
          </Suspense>
        }
        resto={
          <Suspense fallback={null}>
            <VagaRazoes vagaRef={vaga} />
            <VagaInteresses vagaRef={vaga} />
            <VagaProfessorCard vagaRef={vaga} />
            <VagaAutorCard vagaRef={vaga} />
          </Suspense>
        }
      />
    </>
  )
}

/** The facts that the list has loaded, below the room for how to apply. */
const SemCandidatura = ({ vagaRef }: { vagaRef: VagaFatos_vaga$key }) => (
  <>
    <Skeleton shape="block" height="158px" />
    <Suspense fallback={null}>
      <VagaFatos vagaRef={vagaRef} />
    </Suspense>
  </>
)

/** Not every list has loaded the beginning of the description. */
const Comeco = ({ vagaRef }: { vagaRef: ConteudoDaVaga_resumo$key }) => (
  <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
    <Resumo vagaRef={vagaRef} />
  </Suspense>
)

/** The beginning of the description, which the list has loaded, and room for the rest. */
const Resumo = ({ vagaRef }: { vagaRef: ConteudoDaVaga_resumo$key }) => {
  const { resumo } = useFragment(
    graphql`
      fragment ConteudoDaVaga_resumo on Vaga @throwOnFieldError {
        resumo
      }
    `,
    vagaRef,
  )
  return (
    <DescricaoCard>
      <p>{resumo ?? semDescricao}</p>
      <Skeleton height="16rem" />
    </DescricaoCard>
  )
}
