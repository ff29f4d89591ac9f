import { graphql, useMutation } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../relay/failureText.ts'
import type { useCriarInteresseMutation } from './__generated__/useCriarInteresseMutation.graphql.ts'
import type { Interesse } from './nomes.ts'

type Answer = {
  /** Called with the new interest, or with the existing one of this name. */
  onCriado: (interesse: Interesse) => void
  /** Called with the sentence to show. */
  onRefused: (mensagem: string) => void
}

const semLeitura = 'O interesse foi adicionado. Recarregue a página para escolhê-lo.'
const semResposta = 'Não foi possível adicionar o interesse. Tente novamente.'

/** Adds an interest to the category 'Outros' (specification §9). */
export function useCriarInteresse(): (nome: string, answer: Answer) => void {
  const [commit] = useMutation<useCriarInteresseMutation>(graphql`
    mutation useCriarInteresseMutation($input: CriarInteresseInput!) {
      criarInteresse(input: $input) {
        __typename
        ... on CriarInteresseSuccess {
          interesse {
            id
            codigo
            nome
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  return (nome, { onCriado, onRefused }: Answer) => {
    commit({
      variables: { input: { nome } },
      updater: addInteresse,
      onCompleted: ({ criarInteresse: result }) => {
        if (result.__typename === 'EntradaInvalida') return onRefused(result.mensagem)
        if (result.__typename !== 'CriarInteresseSuccess') return onRefused(semResposta)
        const { interesse } = result
        if (interesse?.codigo) onCriado({ id: interesse.id, nome: interesse.nome })
        else onRefused(semLeitura)
      },
      onError: error => onRefused(failureSentence(error, semResposta)),
    })
  }
}

/**
 * Adds the new interest to 'Outros', unless a category has it or no categories are loaded. A manual update: Relay's
 * typed updaters cannot create the record of 'Outros'.
 */
function addInteresse(store: RecordSourceSelectorProxy): void {
  const root = store.getRoot()
  const categorias = root.getLinkedRecords('categoriasDeInteresse')
  const interesse = store.getRootField('criarInteresse').getLinkedRecord('interesse')
  if (!categorias || !interesse) return
  const known = categorias.flatMap(categoria => categoria.getLinkedRecords('interesses') ?? [])
  if (known.some(one => one.getDataID() === interesse.getDataID())) return
  const found = categorias.find(categoria => categoria.getValue('nome') === 'Outros')
  const outros = found ?? store.create('client:categoriasDeInteresse:Outros', 'CategoriaDeInteresse')
  outros.setValue('Outros', 'nome')
  outros.setLinkedRecords([...(outros.getLinkedRecords('interesses') ?? []), interesse], 'interesses')
  if (!found) root.setLinkedRecords([...categorias, outros], 'categoriasDeInteresse')
}
