import UsersRound from 'lucide-react/icons/users-round'
import { useDeferredValue, useMemo, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { LoadMore } from '../ui/LoadMore.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import type { Sugestoes_viewer$key } from './__generated__/Sugestoes_viewer.graphql.ts'
import type { SugestoesPaginationQuery } from './__generated__/SugestoesPaginationQuery.graphql.ts'
import { BuscaDePessoas } from './BuscaDePessoas.tsx'
import { isMostrada, semFiltro } from './filtros.ts'
import { SecaoDePessoas } from './SecaoDePessoas.tsx'
import { useAteAPagina } from './useUrlState.ts'

const fragment = graphql`
  fragment Sugestoes_viewer on Viewer
  @refetchable(queryName: "SugestoesPaginationQuery")
  @argumentDefinitions(busca: { type: "String" }, first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @throwOnFieldError {
    rede {
      sugestoes(busca: $busca, first: $first, after: $after) @connection(key: "Sugestoes_sugestoes") {
        edges {
          secao
          node {
            papelNaRede
            cursoOuDepartamento
          }
          ...SecaoDePessoas_edges
        }
      }
    }
  }
`

const inteligente = <Tag tone="accent">Inteligente</Tag>

type Props = {
  viewerRef: Sugestoes_viewer$key
  /** The reader's course; null if unknown. */
  curso: string | null
}

/** Suggested people in three sections, with a search and four filters. */
export const Sugestoes = ({ viewerRef, curso }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SugestoesPaginationQuery,
    Sugestoes_viewer$key
  >(fragment, viewerRef)
  const [filtros, setFiltros] = useState(semFiltro)
  const { edges } = data.rede.sugestoes
  const carregar = useAteAPagina({ aqui: edges.length, hasNext, loadNext })
  // Paints the checkbox first, and the cards in a later render.
  const aplicados = useDeferredValue(filtros)
  const { pessoas, ...secoes } = useMemo(() => {
    const pessoas = edges.filter(({ secao, node: { papelNaRede, cursoOuDepartamento } }) =>
      isMostrada({ papelNaRede, secao, cursoOuDepartamento }, aplicados, curso),
    )
    const da = (wanted: string) => pessoas.filter(({ secao }) => (secao ?? 'CONHECER') === wanted)
    return { pessoas, conhecer: da('CONHECER'), professores: da('PROFESSORES'), recomendacoes: da('RECOMENDACOES') }
  }, [edges, aplicados, curso])
  return (
    <Stack>
      <BuscaDePessoas filtros={filtros} onChange={setFiltros} />
      <SecaoDePessoas secao="conhecer" titulo="Pessoas que você pode conhecer" edgesRef={secoes.conhecer} />
      <SecaoDePessoas
        secao="professores"
        titulo="Professores que lecionaram matérias suas"
        edgesRef={secoes.professores}
      />
      <SecaoDePessoas
        secao="recomendacoes"
        titulo="Recomendações com base no seu perfil"
        badge={inteligente}
        edgesRef={secoes.recomendacoes}
      />
      {pessoas.length === 0 ? <Ninguem /> : null}
      {hasNext ? <LoadMore what="pessoas" busy={isLoadingNext} onLoad={carregar} /> : null}
    </Stack>
  )
}

const Ninguem = () => (
  <EmptyState icon={<UsersRound size={28} />} title="Nenhuma pessoa encontrada.">
    Tente outras palavras ou marque mais filtros. Com histórico e interesses no perfil, as sugestões melhoram.
  </EmptyState>
)
