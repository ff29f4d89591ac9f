import FileText from 'lucide-react/icons/file-text'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { hasFailed } from '../../relay/failure.ts'
import { changed } from '../../relay/topics.ts'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Historico } from '../Historico.tsx'
import type { MeuHistorico_viewer$data, MeuHistorico_viewer$key } from './__generated__/MeuHistorico_viewer.graphql.ts'
import { ComoObter } from './ComoObter.tsx'
import { EnvioDeHistorico } from './EnvioDeHistorico.tsx'
import { HistoricoImportado } from './HistoricoImportado.tsx'
import { SituacaoDoHistorico } from './SituacaoDoHistorico.tsx'
import { SobreRecomendacoes } from './SobreRecomendacoes.tsx'
import { useCompartilhado } from './useCompartilhado.ts'
import { useUpload } from './useUpload.ts'

const fragment = graphql`
  fragment MeuHistorico_viewer on Viewer {
    usuario @catch(to: NULL) {
      temHistorico
    }
    historico @catch(to: RESULT) {
      ...Historico_historico
    }
    ...HistoricoResumo_viewer
  }
`

/** The transcript that was imported, or its import: the first one, or a newer one on demand. */
export const MeuHistorico = ({ viewerRef }: { viewerRef: MeuHistorico_viewer$key }) => {
  const viewer = useFragment(fragment, viewerRef)
  const [importando, setImportando] = useState(false)
  const upload = useUpload(() => setImportando(false))
  useCompartilhado(upload, () => setImportando(true))
  const { usuario, historico } = viewer
  const tem = usuario ? usuario.temHistorico : historico.ok && historico.value != null
  return (
    <Stack gap="large">
      {usuario ? (
        <SituacaoDoHistorico tem={tem} importando={importando} onAlternar={() => setImportando(!importando)} />
      ) : null}
      <Split side="end" aside={<SobreRecomendacoes />}>
        <Stack gap="large">
          {upload.importado ? <HistoricoImportado importado={upload.importado} /> : null}
          {tem && !importando ? (
            <Guardado viewer={viewer} />
          ) : (
            <>
              <EnvioDeHistorico upload={upload} />
              <ComoObter />
            </>
          )}
        </Stack>
      </Split>
    </Stack>
  )
}

/** The stored transcript, in the states of specification §2. */
const Guardado = ({ viewer }: { viewer: MeuHistorico_viewer$data }) => {
  const environment = useRelayEnvironment()
  const { historico } = viewer
  if (hasFailed(historico))
    return (
      <FailedPart
        title="Erro ao carregar histórico acadêmico"
        busy={false}
        onRetry={() => changed(environment, 'historico')}
      />
    )
  if (!historico.ok || !historico.value)
    return (
      <EmptyState icon={<FileText size={28} />} title="Nenhum dado de histórico encontrado">
        Importe o PDF do seu histórico para ver aqui suas disciplinas, notas e créditos.
      </EmptyState>
    )
  return <Historico historicoRef={historico.value} viewerRef={viewer} />
}
