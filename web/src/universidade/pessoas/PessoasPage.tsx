import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../adminPaths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Field } from '../../ui/form/Field.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Administracao } from '../Administracao.tsx'
import { Escolha, Filtros } from '../Filtros.tsx'
import type { PessoasPageQuery } from './__generated__/PessoasPageQuery.graphql.ts'
import { ordensNoEndereco, papeisNoEndereco, situacoesNoEndereco } from './endereco.ts'
import { ordens, papeis, situacoes } from './pessoas.ts'
import { PessoasList } from './PessoasList.tsx'

const query = graphql`
  query PessoasPageQuery($busca: String, $papel: PapelDaConta, $situacao: SituacaoDaPessoa, $ordem: OrdemDePessoas)
  @preloadable
  @throwOnFieldError {
    viewer {
      ...PessoasList_viewer @arguments(busca: $busca, papel: $papel, situacao: $situacao, ordem: $ordem)
    }
  }
`

/** '/admin/pessoas': everybody who registered. */
export const PessoasPage = () => (
  <Administracao
    title="Pessoas"
    lead="Quem se cadastrou no mural."
    actions={
      <LinkButton to={adminPaths.importarPessoas()} look="secondary" shape="compact">
        Importar
      </LinkButton>
    }
  >
    <FiltrosDePessoas />
    <Suspense fallback={<Skeleton shape="block" height="480px" />}>
      <Pessoas />
    </Suspense>
  </Administracao>
)

const Pessoas = () => {
  const { viewer } = usePageQuery<PessoasPageQuery>(query)
  return viewer ? <PessoasList viewerRef={viewer} /> : null
}

const rotulos = <Codigo extends string>(codes: Record<string, Codigo>, toRotulo: (codigo: Codigo) => string) =>
  Object.fromEntries(Object.entries(codes).map(([escrito, codigo]) => [escrito, toRotulo(codigo)]))

const FiltrosDePessoas = () => {
  const [search] = useSearchParams()
  return (
    <Filtros toPath={adminPaths.pessoas} lista="pessoas">
      <Field label="Nome, curso, e-mail ou matrícula">
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
      <Escolha
        label="Papel"
        name="papel"
        value={search.get('papel')}
        todas="Todos"
        opcoes={rotulos(papeisNoEndereco, codigo => papeis[codigo])}
      />
      <Escolha
        label="Situação"
        name="situacao"
        value={search.get('situacao')}
        todas="Todas"
        opcoes={rotulos(situacoesNoEndereco, codigo => situacoes[codigo].rotulo)}
      />
      <Escolha
        label="Ordenar por"
        name="ordem"
        value={search.get('ordem')}
        todas="Mais recentes"
        opcoes={rotulos(ordensNoEndereco, codigo => ordens[codigo])}
      />
    </Filtros>
  )
}
