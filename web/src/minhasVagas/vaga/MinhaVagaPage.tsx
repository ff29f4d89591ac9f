import Compass from 'lucide-react/icons/compass'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import type { GestoresCard_vaga$key } from '../../selecao/gestores/__generated__/GestoresCard_vaga.graphql.ts'
import { GestoresCard } from '../../selecao/gestores/GestoresCard.tsx'
import { paths } from '../../paths.ts'
import type { PerguntasCard_pedido$key } from '../../perguntas/__generated__/PerguntasCard_pedido.graphql.ts'
import { PerguntasCard } from '../../perguntas/PerguntasCard.tsx'
import { useLivePageQuery } from '../../novidades/useLivePageQuery.ts'
import { readSessao } from '../../sessao/sessao.ts'
import type { RequisitosCard_vaga$key } from '../../requisitos/__generated__/RequisitosCard_vaga.graphql.ts'
import { RequisitosCard } from '../../requisitos/RequisitosCard.tsx'
import { papeis } from '../../tags/papeis.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { VagaDescricao_vaga$key } from '../../vagas/vaga/__generated__/VagaDescricao_vaga.graphql.ts'
import type { VagaInteresses_vaga$key } from '../../vagas/vaga/__generated__/VagaInteresses_vaga.graphql.ts'
import { VagaDescricao } from '../../vagas/vaga/VagaDescricao.tsx'
import { VagaInteresses } from '../../vagas/vaga/VagaInteresses.tsx'
import { VagaSkeleton } from '../../vagas/vaga/VagaSkeleton.tsx'
import { withLastSearch } from '../../vagas/lastSearch.ts'
import type { AcoesCard_candidaturas$key } from './__generated__/AcoesCard_candidaturas.graphql.ts'
import type { AcoesCard_vaga$key } from './__generated__/AcoesCard_vaga.graphql.ts'
import type { BeneficiosCard_vaga$key } from './__generated__/BeneficiosCard_vaga.graphql.ts'
import type { DetalhesCard_vaga$key } from './__generated__/DetalhesCard_vaga.graphql.ts'
import type { MinhaVagaPageQuery } from './__generated__/MinhaVagaPageQuery.graphql.ts'
import { AcoesCard } from './AcoesCard.tsx'
import { BeneficiosCard } from './BeneficiosCard.tsx'
import { CandidatosSection } from '../../selecao/candidatos/CandidatosSection.tsx'
import { DetalhesCard } from './DetalhesCard.tsx'
import { EditarVaga } from './EditarVaga.tsx'
import { MinhaVagaHeader } from './MinhaVagaHeader.tsx'

const query = graphql`
  query MinhaVagaPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    vaga(codigo: $codigo) {
      id
      meuPapel
      autor {
        codigo
        nome
      }
      ...MinhaVagaHeader_vaga
      ...EditarVaga_vaga
      ...VagaDescricao_vaga
      ...VagaInteresses_vaga
      ...AcoesCard_vaga
      ...AcoesCard_candidaturas
      ...RequisitosCard_vaga
      ...BeneficiosCard_vaga
      ...DetalhesCard_vaga
      ...GestoresCard_vaga
      ...CandidatosSection_vaga
      pedido @catch(to: NULL) {
        ...PerguntasCard_pedido
      }
    }
    ...EditarVaga_query
  }
`

/** One vaga as its professor sees it, with its candidates (specification §2). */
export const MinhaVagaPage = () => (
  <Page>
    <Suspense fallback={<VagaSkeleton />}>
      <Vaga />
    </Suspense>
  </Page>
)

const Vaga = () => {
  const data = useLivePageQuery<MinhaVagaPageQuery>(query)
  const { vaga } = data
  if (!vaga) return <SemVaga />
  // Without an author in the response, the page shows the actions and the upstream refuses them.
  const isGestor = vaga.meuPapel === 'GESTOR'
  const deOutro = !isGestor && vaga.autor && vaga.autor.codigo !== readSessao()?.codigo ? vaga.autor : null
  return (
    <>
      <MinhaVagaHeader vagaRef={vaga} actions={deOutro ? null : <EditarVaga vagaRef={vaga} queryRef={data} />} />
      {deOutro ? <DeOutro nome={deOutro.nome} /> : null}
      <Split
        side="end"
        aside={<Lado vaga={vaga.id} vagaRef={vaga} pedidoRef={vaga.pedido ?? null} manages={!deOutro} />}
      >
        <Texto vagaRef={vaga} />
      </Split>
      {deOutro ? null : <CandidatosSection vagaRef={vaga} />}
    </>
  )
}

/** Only a vaga's managers edit it and see its candidates (specification §6). */
const DeOutro = ({ nome }: { nome: string | null | undefined }) => (
  <Notice tone="info" title={nome ? `Publicada por ${nome} (${papeis.PROFESSOR})` : 'Publicada por outra pessoa'}>
    Só quem publica uma oportunidade pode alterá-la e ver os candidatos.
  </Notice>
)

const Texto = ({ vagaRef }: { vagaRef: VagaDescricao_vaga$key & VagaInteresses_vaga$key }) => (
  <Stack>
    <VagaDescricao vagaRef={vagaRef} />
    <VagaInteresses vagaRef={vagaRef} />
  </Stack>
)

type LadoProps = {
  /** Global id. */
  vaga: string
  vagaRef: AcoesCard_vaga$key &
    AcoesCard_candidaturas$key &
    RequisitosCard_vaga$key &
    BeneficiosCard_vaga$key &
    DetalhesCard_vaga$key &
    GestoresCard_vaga$key
  /** Null on an upstream without perguntas. */
  pedidoRef: PerguntasCard_pedido$key | null
  /** Another professor's vaga has no actions. */
  manages: boolean
}

const Lado = ({ vaga, vagaRef, pedidoRef, manages }: LadoProps) => (
  <Stack>
    {manages ? <AcoesCard vagaRef={vagaRef} /> : null}
    {manages ? <RequisitosCard vagaRef={vagaRef} /> : null}
    {manages && pedidoRef ? <PerguntasCard vaga={vaga} pedidoRef={pedidoRef} /> : null}
    <BeneficiosCard vagaRef={vagaRef} />
    <DetalhesCard vagaRef={vagaRef} />
    {manages ? <GestoresCard vagaRef={vagaRef} /> : null}
  </Stack>
)

const SemVaga = () => (
  <>
    <PageHeader title="Oportunidade não encontrada" />
    <EmptyState
      icon={<Compass size={28} />}
      title="Esta oportunidade não existe ou foi removida."
      actions={<LinkButton to={withLastSearch(paths.professor.vagas())}>Voltar às oportunidades</LinkButton>}
    />
  </>
)
