import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { ImportarHistoricoPageQuery } from './__generated__/ImportarHistoricoPageQuery.graphql.ts'
import { ComoObter } from './ComoObter.tsx'
import { EnvioDeHistorico } from './EnvioDeHistorico.tsx'
import { SituacaoDoHistorico } from './SituacaoDoHistorico.tsx'
import { SobreRecomendacoes } from './SobreRecomendacoes.tsx'

/** '/import-curriculum': where a student imports the transcript (specification §2). */
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
