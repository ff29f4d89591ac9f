import { graphql } from 'react-relay'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { ImportarHistoricoPageQuery } from './__generated__/ImportarHistoricoPageQuery.graphql.ts'
import { ComoObter } from './ComoObter.tsx'
import { EnvioDeHistorico } from './EnvioDeHistorico.tsx'
import { SituacaoDoHistorico } from './SituacaoDoHistorico.tsx'
import { SobreRecomendacoes } from './SobreRecomendacoes.tsx'

/** '/import-curriculum': import of the transcript (specification §2). */
export const ImportarHistoricoPage = () => {
  const { viewer } = usePageQuery<ImportarHistoricoPageQuery>(graphql`
    query ImportarHistoricoPageQuery @preloadable @throwOnFieldError {
      viewer {
        usuario @catch(to: NULL) {
          ...SituacaoDoHistorico_usuario
        }
      }
    }
  `)
  return (
    <Page>
      <PageHeader
        title="Importar Histórico"
        lead="Com as disciplinas que você cursou, encontramos as oportunidades que mais combinam com você."
      />
      <Split side="end" aside={<SobreRecomendacoes />}>
        <Stack gap="large">
          {viewer?.usuario ? <SituacaoDoHistorico usuarioRef={viewer.usuario} /> : null}
          <EnvioDeHistorico />
          <ComoObter />
        </Stack>
      </Split>
    </Page>
  )
}
