import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Administracao } from '../Administracao.tsx'
import { Escolha, Filtros } from '../Filtros.tsx'
import type { ModeracaoPageQuery } from './__generated__/ModeracaoPageQuery.graphql.ts'
import { CasosList } from './CasosList.tsx'
import { situacoes, tipos } from './casos.ts'
import { situacoesNoEndereco, tiposNoEndereco } from './endereco.ts'

const query = graphql`
  query ModeracaoPageQuery($situacao: SituacaoDoCaso, $tipo: TipoDeCaso) @preloadable @throwOnFieldError {
    viewer {
      ...CasosList_viewer @arguments(situacao: $situacao, tipo: $tipo)
    }
  }
`

/** '/admin/moderacao': what was reported, or waits for its first look. */
export const ModeracaoPage = () => (
  <Administracao title="Moderação" lead="O que foi denunciado ou espera a primeira revisão, e o que foi decidido.">
    <FiltrosDeCasos />
    <Suspense fallback={<Skeleton shape="block" height="480px" />}>
      <Casos />
    </Suspense>
  </Administracao>
)

const Casos = () => {
  const { viewer } = usePageQuery<ModeracaoPageQuery>(query)
  return viewer ? <CasosList viewerRef={viewer} /> : null
}

const rotulos = <Codigo extends string>(codes: Record<string, Codigo>, toRotulo: (codigo: Codigo) => string) =>
  Object.fromEntries(Object.entries(codes).map(([escrito, codigo]) => [escrito, toRotulo(codigo)]))

const FiltrosDeCasos = () => {
  const [search] = useSearchParams()
  return (
    <Filtros toPath={adminPaths.moderacao} lista="casos">
      <Escolha
        label="Situação"
        name="situacao"
        value={search.get('situacao')}
        todas="Todas"
        opcoes={rotulos(situacoesNoEndereco, codigo => situacoes[codigo].rotulo)}
      />
      <Escolha
        label="Tipo"
        name="tipo"
        value={search.get('tipo')}
        todas="Todos"
        opcoes={rotulos(tiposNoEndereco, codigo => tipos[codigo])}
      />
    </Filtros>
  )
}
