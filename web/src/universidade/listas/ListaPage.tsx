import Plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import { useLivePageQuery } from '../../relay/useLivePageQuery.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Administracao } from '../Administracao.tsx'
import { Escolha, Filtros } from '../Filtros.tsx'
import type { ListaPageQuery } from './__generated__/ListaPageQuery.graphql.ts'
import { Abas } from './Abas.tsx'
import type { Categoria } from './campos.ts'
import { EntradaDialog } from './EntradaDialog.tsx'
import { EntradasList } from './EntradasList.tsx'
import { type Escrita, escritaOf } from './endereco.ts'
import { ImportarDialog } from './ImportarDialog.tsx'
import { JuncoesRecentes } from './JuncoesRecentes.tsx'
import { palavras } from './listas.ts'

const query = graphql`
  query ListaPageQuery(
    $lista: ListaDaInstituicao!
    $busca: String
    $situacao: SituacaoDaEntrada
    $comCategorias: Boolean!
  ) @preloadable @throwOnFieldError {
    viewer {
      administracao {
        juncoes(lista: $lista) {
          ...JuncoesRecentes_juncao
        }
        categorias: entradas(lista: CATEGORIAS, first: 100) @include(if: $comCategorias) {
          edges {
            node {
              codigo
              nome
            }
          }
        }
      }
      ...EntradasList_viewer @arguments(lista: $lista, busca: $busca, situacao: $situacao)
    }
  }
`

const nenhuma: readonly Categoria[] = []

/** '/admin/listas/departamentos' and the others: a list that the institution keeps itself. */
export const ListaPage = () => {
  const escrita = escritaOf(useParams()['lista']) ?? 'departamentos'
  const { titulo, lead } = palavras[escrita]
  return (
    <Administracao title={titulo} lead={lead}>
      <Abas />
      <FiltrosDaLista key={escrita} escrita={escrita} />
      <Suspense key={`${escrita} da lista`} fallback={<Skeleton shape="block" height="480px" />}>
        <Conteudo escrita={escrita} />
      </Suspense>
    </Administracao>
  )
}

const Conteudo = ({ escrita }: { escrita: Escrita }) => {
  const [aberto, setAberto] = useState<'nova' | 'importar' | null>(null)
  const fechar = () => setAberto(null)
  const { viewer } = useLivePageQuery<ListaPageQuery>(query)
  if (!viewer) return null
  const { categorias: todas, juncoes } = viewer.administracao
  const categorias = todas?.edges.map(({ node: { codigo, nome } }) => ({ codigo, nome })) ?? nenhuma
  return (
    <Stack>
      <Cluster>
        <Button shape="compact" onClick={() => setAberto('nova')}>
          <Plus size={16} aria-hidden="true" />
          {palavras[escrita].novo}
        </Button>
        <Button look="secondary" shape="compact" onClick={() => setAberto('importar')}>
          Importar CSV
        </Button>
      </Cluster>
      {aberto === 'nova' ? <EntradaDialog {...{ escrita, categorias }} entradaRef={null} onClose={fechar} /> : null}
      {aberto === 'importar' ? <ImportarDialog escrita={escrita} onClose={fechar} /> : null}
      <EntradasList {...{ escrita, categorias }} viewerRef={viewer} />
      <JuncoesRecentes juncoesRef={juncoes} />
    </Stack>
  )
}

const situacoes = { arquivadas: 'Arquivados', todas: 'Todos' }

const FiltrosDaLista = ({ escrita }: { escrita: Escrita }) => {
  const [search] = useSearchParams()
  return (
    <Filtros toPath={values => adminPaths.lista(escrita, values)} lista={`listas/${escrita}`}>
      <Field label="Parte do nome">
        {control => (
          <TextInput
            {...control}
            type="search"
            name="busca"
            maxLength={100}
            enterKeyHint="search"
            defaultValue={search.get('busca') ?? ''}
          />
        )}
      </Field>
      <Escolha label="Mostrar" name="situacao" value={search.get('situacao')} todas="Em uso" opcoes={situacoes} />
    </Filtros>
  )
}
