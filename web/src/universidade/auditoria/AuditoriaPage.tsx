import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Administracao } from '../Administracao.tsx'
import { Escolha, Filtros } from '../Filtros.tsx'
import type { AuditoriaPageQuery } from './__generated__/AuditoriaPageQuery.graphql.ts'
import { acoes } from './acoes.ts'
import { AuditoriaList } from './AuditoriaList.tsx'

const query = graphql`
  query AuditoriaPageQuery($acao: String, $de: Date, $ate: Date) @preloadable @throwOnFieldError {
    viewer {
      ...AuditoriaList_viewer @arguments(acao: $acao, de: $de, ate: $ate)
    }
  }
`

/** '/admin/auditoria': who did what with a right over others. */
export const AuditoriaPage = () => (
  <Administracao title="Auditoria" lead="Quem entrou, o que foi recusado e o que se fez ou leu de outras pessoas.">
    <FiltrosDaAuditoria />
    <Suspense fallback={<Skeleton shape="block" height="480px" />}>
      <Linhas />
    </Suspense>
  </Administracao>
)

const Linhas = () => {
  const { viewer } = usePageQuery<AuditoriaPageQuery>(query)
  return viewer ? <AuditoriaList viewerRef={viewer} /> : null
}

const FiltrosDaAuditoria = () => {
  const [search] = useSearchParams()
  return (
    <Filtros toPath={adminPaths.auditoria} lista="auditoria">
      <Escolha label="Ação" name="acao" value={search.get('acao')} todas="Todas" opcoes={acoes} />
      <Dia label="De" name="de" value={search.get('de')} />
      <Dia label="Até" name="ate" value={search.get('ate')} />
    </Filtros>
  )
}

const Dia = ({ label, name, value }: { label: string; name: string; value: string | null }) => (
  <Field label={label}>
    {control => <TextInput {...control} type="date" name={name} defaultValue={value ?? ''} />}
  </Field>
)
