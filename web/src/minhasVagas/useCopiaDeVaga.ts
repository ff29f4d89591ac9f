import { formatISO } from 'date-fns'
import { graphql, useFragment } from 'react-relay'
import { escolhidosPorNome } from '../interesses/nomes.ts'
import { isRemoto } from '../vagas/local.ts'
import type {
  useCopiaDeVaga_query$data,
  useCopiaDeVaga_query$key,
} from './__generated__/useCopiaDeVaga_query.graphql.ts'
import { type VagaFormValues, vagaFormVazio } from './vagaForm.ts'

/** The form filled from the vaga that the page asked for ('Duplicar'); null where it asked for none, or there is none. */
export function useCopiaDeVaga(queryRef: useCopiaDeVaga_query$key): VagaFormValues | null {
  const query = useFragment(
    graphql`
      fragment useCopiaDeVaga_query on Query @throwOnFieldError {
        vaga(id: $de) @include(if: $copiar) {
          titulo
          descricao
          prazo
          local
          departamento {
            codigo
          }
          tipo
          nomeDoTipo
          remuneracao
          desconto
          horasComplementares
          interesses {
            nome
          }
        }
        tiposDeVaga @catch(to: NULL) {
          codigo
          nome
          tipo
        }
        categoriasDeInteresse @catch(to: NULL) {
          interesses {
            codigo
            nome
          }
        }
      }
    `,
    queryRef,
  )
  return query.vaga ? toFormValues(query.vaga, query) : null
}

type Vaga = NonNullable<useCopiaDeVaga_query$data['vaga']>
type Opcoes = Pick<useCopiaDeVaga_query$data, 'tiposDeVaga' | 'categoriasDeInteresse'>

/** A deadline that is over is left out; a type goes by its name, else by its kind. */
function toFormValues(vaga: Vaga, { tiposDeVaga, categoriasDeInteresse }: Opcoes): VagaFormValues {
  const tipo =
    tiposDeVaga?.find(({ nome }) => nome === vaga.nomeDoTipo) ?? tiposDeVaga?.find(one => one.tipo === vaga.tipo)
  const hoje = formatISO(new Date(), { representation: 'date' })
  const todos = categoriasDeInteresse?.flatMap(({ interesses }) => interesses) ?? []
  return {
    ...vagaFormVazio,
    titulo: vaga.titulo ?? '',
    descricao: vaga.descricao ?? '',
    departamento: vaga.departamento?.codigo ?? '',
    local: vaga.local === null ? '' : isRemoto(vaga.local) ? 'REMOTO' : 'PUC',
    tipo: tipo?.codigo ?? '',
    prazo: vaga.prazo && vaga.prazo >= hoje ? vaga.prazo : '',
    temRemuneracao: Boolean(vaga.remuneracao),
    remuneracao: texto(vaga.remuneracao),
    temDesconto: Boolean(vaga.desconto),
    desconto: texto(vaga.desconto),
    temHorasComplementares: Boolean(vaga.horasComplementares),
    horasComplementares: texto(vaga.horasComplementares),
    interesses: escolhidosPorNome(
      todos,
      vaga.interesses.map(({ nome }) => nome),
    ),
  }
}

const texto = (value: number | null | undefined): string => (value ? String(Math.round(value)) : '')
