import { type KeyboardEvent, memo, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import type { Topic } from '../../relay/topics.ts'
import { usePartQuery } from '../../relay/usePartQuery.ts'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import parameters from '../vaga/__generated__/VagaPageQuery$parameters.ts'
import query, { type VagaPageQuery } from '../vaga/__generated__/VagaPageQuery.graphql.ts'
import { PrazoDaVaga } from '../vaga/PrazoDaVaga.tsx'
import { VagaDescricao } from '../vaga/VagaDescricao.tsx'
import { VagaFatos } from '../vaga/VagaFatos.tsx'
import { VagaRazoes } from '../vaga/VagaRazoes.tsx'
import type { VagaPaneContent_vaga$key } from './__generated__/VagaPaneContent_vaga.graphql.ts'
import { VagaPaneAcoes } from './VagaPaneAcoes.tsx'
import { VagaPaneTitulo } from './VagaPaneTitulo.tsx'

const fragment = graphql`
  fragment VagaPaneContent_vaga on Vaga @throwOnFieldError {
    titulo
    ...TipoTag_vaga
    ...PrazoDaVaga_vaga
    ...VagaPaneAcoes_vaga
    ...VagaFatos_vaga
    ...VagaRazoes_vaga
    ...VagaDescricao_vaga
  }
`

/**
 * A vaga beside the list, by the query of its page: one request serves both, and so does one that the pointer started.
 * What the list has loaded shows at once.
 */
export const VagaPaneContent = ({ codigo }: { codigo: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key leads out of what is in it
  <div onKeyDown={handleKeyDown}>
    <Boundary fallback={<Falha codigo={codigo} />}>
      <Suspense
        fallback={
          <Loading label="Carregando oportunidade...">
            <Skeleton shape="block" height="32rem" />
          </Loading>
        }
      >
        <VagaOuNada codigo={codigo} />
      </Suspense>
    </Boundary>
  </div>
)

/** Escape returns the focus to the row of the vaga. */
const handleKeyDown = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') document.querySelector<HTMLElement>('#resultados [aria-current] h3 a')?.focus()
}

const VagaOuNada = ({ codigo }: { codigo: string }) => {
  const topics: Topic[] = [`vaga:${codigo}`, 'tempo']
  const { vaga } = usePartQuery<VagaPageQuery>({ query, parameters, freshness: 'vaga' }, { codigo }, topics)
  return vaga ? <Vaga vagaRef={vaga} /> : <SemVaga />
}

/**
 * Rendered again only for other data, not with the list. Three parts of it can wait, and while they do, React 19.3 renders
 * them in a test without end if this is rendered again (react/react#37556).
 */
const Vaga = memo(({ vagaRef }: { vagaRef: VagaPaneContent_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  return (
    <Stack gap="small">
      <Card as="section" padding="compact" labelledBy="vaga-pane">
        <VagaPaneTitulo titulo={vaga.titulo ?? 'Título não especificado'} tag={<TipoTag vagaRef={vaga} />} />
        <Suspense fallback={<Skeleton shape="block" height="5rem" />}>
          <Cluster>
            <PrazoDaVaga vagaRef={vaga} />
          </Cluster>
          <VagaPaneAcoes vagaRef={vaga} />
        </Suspense>
      </Card>
      <VagaRazoes vagaRef={vaga} />
      <VagaFatos vagaRef={vaga} />
      <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
        <VagaDescricao vagaRef={vaga} />
      </Suspense>
    </Stack>
  )
})

const SemVaga = () => (
  <Card as="section" padding="compact" labelledBy="vaga-pane">
    <VagaPaneTitulo titulo="Oportunidade não encontrada" />
    <Text>Esta oportunidade não existe ou foi removida.</Text>
  </Card>
)

const Falha = ({ codigo }: { codigo: string }) => (
  <Card as="section" padding="compact" labelledBy="vaga-pane">
    <VagaPaneTitulo titulo="Erro ao carregar oportunidade" />
    <LinkButton to={paths.vaga(codigo)} look="secondary">
      Abrir página
    </LinkButton>
  </Card>
)
