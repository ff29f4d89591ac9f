import Compass from 'lucide-react/icons/compass'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Descricao } from '../Descricao.tsx'
import { Cartaz } from '../cartaz/Cartaz.tsx'
import { Areas } from '../vaga/Areas.tsx'
import type { VagaPublicaPageQuery } from './__generated__/VagaPublicaPageQuery.graphql.ts'
import { ConviteAoMural } from './ConviteAoMural.tsx'
import { VagaPublicaFatos } from './VagaPublicaFatos.tsx'
import { VagaPublicaHeader } from './VagaPublicaHeader.tsx'
import { VagaPublicaSkeleton } from './VagaPublicaSkeleton.tsx'

const query = graphql`
  query VagaPublicaPageQuery($codigo: ID!) @preloadable @raw_response_type @throwOnFieldError {
    vagaPublica(codigo: $codigo) {
      codigo
      descricao
      ...VagaPublicaHeader_vaga
      ...VagaPublicaFatos_vaga
    }
  }
`

/** '/vaga/{codigo}': an open vaga, without a session. The gateway writes its title and link preview into the HTML. */
export const VagaPublicaPage = () => (
  <Page>
    <Suspense fallback={<VagaPublicaSkeleton />}>
      <Vaga />
    </Suspense>
  </Page>
)

const Vaga = () => {
  const { vagaPublica: vaga } = usePageQuery<VagaPublicaPageQuery>(query)
  if (!vaga) return <SemVaga />
  return (
    <>
      <VagaPublicaHeader vagaRef={vaga} />
      <Areas
        // URLs stay text: a search engine must not follow what somebody posted.
        descricao={<Descricao descricao={vaga.descricao} />}
        lado={
          <>
            <VagaPublicaFatos vagaRef={vaga} />
            <Cluster>
              <Cartaz codigo={vaga.codigo} />
            </Cluster>
          </>
        }
        resto={<ConviteAoMural />}
      />
    </>
  )
}

/** A closed vaga looks like one that never existed. */
const SemVaga = () => {
  const { codigo = '' } = useParams()
  return (
    <>
      <PageHeader title="Oportunidade não encontrada" />
      <EmptyState
        icon={<Compass size={28} />}
        title="Esta oportunidade não existe, já encerrou ou só aparece para quem entra."
        actions={
          <>
            <LinkButton to={paths.vaga(codigo)}>Entrar e procurar</LinkButton>
            <LinkButton look="secondary" to={paths.inicio()}>
              Voltar ao início
            </LinkButton>
          </>
        }
      />
    </>
  )
}
