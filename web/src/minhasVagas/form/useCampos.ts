import { graphql, useFragment } from 'react-relay'
import { isRemoto } from '../../vagas/card/local.ts'
import type { useCampos_query$key } from './__generated__/useCampos_query.graphql.ts'
import type { useCampos_vaga$key } from './__generated__/useCampos_vaga.graphql.ts'
import { porBeneficio } from './vagaForm.ts'

/**
 * A vaga as its form spells it, without its interests; null for no vaga. The type is found by its name, else by its kind.
 */
export function useCampos(vagaRef: useCampos_vaga$key | null | undefined, queryRef: useCampos_query$key) {
  const vaga = useVaga(vagaRef)
  const tiposDeVaga = useTipos(queryRef)
  if (!vaga) return null
  const tipo =
    tiposDeVaga.find(({ nome }) => nome === vaga.nomeDoTipo) ?? tiposDeVaga.find(one => one.tipo === vaga.tipo)
  const { remuneracao, desconto, horasComplementares } = vaga
  const valores = { remuneracao, desconto, horasComplementares }
  return {
    titulo: vaga.titulo ?? '',
    descricao: vaga.descricao ?? '',
    departamento: vaga.departamento?.codigo ?? '',
    local: vaga.local == null ? '' : isRemoto(vaga.local) ? 'REMOTO' : 'PUC',
    tipo: tipo?.codigo ?? '',
    prazo: vaga.prazo ?? '',
    ...porBeneficio(
      valor => Boolean(valores[valor]),
      valor => texto(valores[valor]),
    ),
  }
}

const texto = (value: number | null | undefined): string => (value ? String(Math.round(value)) : '')

const useVaga = (vagaRef: useCampos_vaga$key | null | undefined) =>
  useFragment(
    graphql`
      fragment useCampos_vaga on Vaga @throwOnFieldError {
        titulo
        descricao
        prazo
        departamento {
          codigo
        }
        local
        tipo
        nomeDoTipo
        remuneracao
        desconto
        horasComplementares
      }
    `,
    vagaRef,
  )

function useTipos(queryRef: useCampos_query$key) {
  const { tiposDeVaga } = useFragment(
    graphql`
      fragment useCampos_query on Query {
        tiposDeVaga @catch(to: NULL) {
          codigo
          nome
          tipo
        }
      }
    `,
    queryRef,
  )
  return tiposDeVaga ?? []
}
