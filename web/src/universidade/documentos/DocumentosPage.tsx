import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Administracao } from '../Administracao.tsx'
import type { DocumentosPageQuery } from './__generated__/DocumentosPageQuery.graphql.ts'
import { DocumentoForm } from './DocumentoForm.tsx'

const query = graphql`
  query DocumentosPageQuery @preloadable @throwOnFieldError {
    viewer {
      administracao {
        documentos {
          id
          ...DocumentoForm_documento
        }
      }
    }
  }
`

/** '/admin/documentos': the privacy notice and the terms of use. */
export const DocumentosPage = () => (
  <Administracao
    title="Privacidade e termos"
    lead="Todos leem e aceitam a versão publicada ao se cadastrar, e de novo quando ela muda."
  >
    <Suspense fallback={<Skeleton shape="block" height="320px" />}>
      <Documentos />
    </Suspense>
  </Administracao>
)

const Documentos = () => {
  const { viewer } = usePageQuery<DocumentosPageQuery>(query)
  const documentos = viewer?.administracao.documentos
  if (!documentos) return <Text>O sistema da universidade não guarda estes textos.</Text>
  return documentos.map(documento => <DocumentoForm key={documento.id} documentoRef={documento} />)
}
