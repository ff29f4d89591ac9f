import { Suspense, useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { useKeepCurrent } from '../../novidades/useKeepCurrent.ts'
import { paths } from '../../paths.ts'
import { policyOf } from '../../relay/pageRoute.ts'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import parameters from '../vaga/__generated__/VagaPageQuery$parameters.ts'
import query, { type VagaPageQuery } from '../vaga/__generated__/VagaPageQuery.graphql.ts'
import { VagaDescricao } from '../vaga/VagaDescricao.tsx'
import { VagaFatos } from '../vaga/VagaFatos.tsx'
import { VagaRazoes } from '../vaga/VagaRazoes.tsx'
import type { VagaAoLado_vaga$key } from './__generated__/VagaAoLado_vaga.graphql.ts'
import { AcoesAoLado } from './AcoesAoLado.tsx'
import { TituloAoLado } from './TituloAoLado.tsx'

const fragment = graphql`
  fragment VagaAoLado_vaga on Vaga @throwOnFieldError {
    titulo
    ...TipoTag_vaga
    ...AcoesAoLado_vaga
    ...VagaFatos_vaga
    ...VagaRazoes_vaga
    ...VagaDescricao_vaga
  }
`

/**
 * A vaga beside the list, by the query of its page: one request serves both, and so does one that the pointer started.
 * What the list has loaded shows at once.
 */
export const VagaAoLado = ({ codigo }: { codigo: string }) => (
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
)

const VagaOuNada = ({ codigo }: { codigo: string }) => {
  const environment = useRelayEnvironment()
  const [policy] = useState(() => policyOf(environment, parameters, { codigo }, 'vaga'))
  const fetchPolicy = policy === 'network-only' ? 'store-and-network' : policy
  const { vaga } = useLazyLoadQuery<VagaPageQuery>(query, { codigo }, { fetchPolicy })
  useKeepCurrent(query, { codigo }, paths.vaga(codigo))
  return vaga ? <Vaga vagaRef={vaga} /> : <SemVaga />
}

const Vaga = ({ vagaRef }: { vagaRef: VagaAoLado_vaga$key }) => {
  const vaga = useFragment(fragment, vagaRef)
  return (
    <Stack gap="small">
      <Card as="section" padding="compact" labelledBy="ao-lado">
        <TituloAoLado titulo={vaga.titulo ?? 'Título não especificado'} tag={<TipoTag vagaRef={vaga} />} />
        <Suspense fallback={<Skeleton shape="block" height="36px" />}>
          <AcoesAoLado vagaRef={vaga} />
        </Suspense>
      </Card>
      <VagaFatos vagaRef={vaga} />
      <VagaRazoes vagaRef={vaga} />
      <Suspense fallback={<Skeleton shape="block" height="320px" />}>
        <VagaDescricao vagaRef={vaga} />
      </Suspense>
    </Stack>
  )
}

const SemVaga = () => (
  <Card as="section" padding="compact" labelledBy="ao-lado">
    <TituloAoLado titulo="Oportunidade não encontrada" />
    <Text>Esta oportunidade não existe ou foi removida.</Text>
  </Card>
)

const Falha = ({ codigo }: { codigo: string }) => (
  <Card as="section" padding="compact" labelledBy="ao-lado">
    <TituloAoLado titulo="Erro ao carregar oportunidade" />
    <LinkButton to={paths.vaga(codigo)} look="secondary">
      Abrir página
    </LinkButton>
  </Card>
)
