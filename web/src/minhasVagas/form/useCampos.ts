import { graphql, useFragment } from 'react-relay'
import { type Condicoes, readCondicoes } from '../../tags/camposDaVaga.ts'
import type { useCampos_query$key } from './__generated__/useCampos_query.graphql.ts'
import type { useCampos_vaga$key } from './__generated__/useCampos_vaga.graphql.ts'
import { porBeneficio } from './formSchema.ts'
import type { VagaFormValues } from './vagaForm.ts'

/**
 * The form's values of a vaga, without its interests; null without a vaga. The type is found by its name. What is not
 * offered any more stays.
 */
export function useCampos(vagaRef: useCampos_vaga$key | null | undefined, queryRef: useCampos_query$key) {
  const vaga = useVaga(vagaRef)
  const tiposDeVaga = useTipos(queryRef)
  if (!vaga) return null
  const tipo = tiposDeVaga.find(({ nome }) => nome === vaga.nomeDoTipo)
  const { remuneracao, desconto, horasComplementares } = vaga
  const valores = { remuneracao, desconto, horasComplementares }
  return {
    titulo: vaga.titulo ?? '',
    descricao: vaga.descricao ?? '',
    departamento: vaga.departamento?.id ?? '',
    local: vaga.local?.id ?? '',
    tipo: tipo?.id ?? vaga.opcaoDeTipo ?? '',
    prazo: vaga.prazo ?? '',
    ...escreverCondicoes(readCondicoes(vaga)),
    ...porBeneficio(
      valor => Boolean(valores[valor]),
      valor => escrever(valores[valor]),
    ),
  } satisfies Omit<VagaFormValues, 'interesses'>
}

const escrever = (value: string | number | null | undefined): string =>
  typeof value === 'number' ? String(Math.round(value) || '') : (value ?? '')

const escreverCondicoes = (lidas: Condicoes) =>
  Object.fromEntries(Object.entries(lidas).map(([campo, value]) => [campo, escrever(value)])) as Record<
    keyof Condicoes,
    string
  >

const useVaga = (vagaRef: useCampos_vaga$key | null | undefined) =>
  useFragment(
    graphql`
      fragment useCampos_vaga on Vaga @throwOnFieldError {
        titulo
        descricao
        prazo
        departamento {
          id
        }
        local {
          id
        }
        nomeDoTipo
        opcaoDeTipo
        remuneracao
        desconto
        horasComplementares
        ...camposDaVaga_condicoes
      }
    `,
    vagaRef,
  )

function useTipos(queryRef: useCampos_query$key) {
  const { tiposDeVaga } = useFragment(
    graphql`
      fragment useCampos_query on Query {
        tiposDeVaga @catch(to: NULL) {
          id
          nome
          # eslint-disable-next-line relay/unused-fields -- read from the store, in escrito.ts
          tipo
        }
      }
    `,
    queryRef,
  )
  return tiposDeVaga ?? []
}
