import Building from 'lucide-react/icons/building-2'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { adminPaths } from '../../adminPaths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Administracao } from '../Administracao.tsx'
import type { InstituicaoPageQuery } from './__generated__/InstituicaoPageQuery.graphql.ts'
import { InstituicaoForm } from './InstituicaoForm.tsx'

const query = graphql`
  query InstituicaoPageQuery @preloadable @throwOnFieldError {
    viewer {
      administracao {
        instituicao {
          ...InstituicaoForm_instituicao
        }
      }
    }
  }
`

/** '/admin/instituicao': what the board is called, whom it lets register and how it looks. */
export const InstituicaoPage = () => (
  <Administracao
    title="Instituição"
    lead="O que você salvar aqui vale em até dois segundos, sem reiniciar nada."
    actions={
      <LinkButton look="secondary" to={adminPaths.documentos()}>
        Privacidade e termos
      </LinkButton>
    }
  >
    <Suspense fallback={<Skeleton shape="block" height="640px" />}>
      <Instituicao />
    </Suspense>
  </Administracao>
)

const Instituicao = () => {
  const { viewer } = usePageQuery<InstituicaoPageQuery>(query)
  if (!viewer) return null
  const { instituicao } = viewer.administracao
  if (instituicao) return <InstituicaoForm instituicaoRef={instituicao} />
  return (
    <EmptyState icon={<Building size={28} />} title="Este servidor não deixa mudar a instituição por aqui">
      Os dados são os do arquivo da instituição.
    </EmptyState>
  )
}
