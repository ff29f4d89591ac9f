import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { escolhidosPorNome, type Interesse } from '../interesses/nomes.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import type { useEdicao_query$key } from './__generated__/useEdicao_query.graphql.ts'
import type { useEdicao_vaga$key } from './__generated__/useEdicao_vaga.graphql.ts'
import { toCorrecao } from './correcao.ts'
import { rascunhoDeEdicao } from './rascunhoDeVaga.ts'
import { mostrarRecusa } from './recusa.ts'
import { useRascunhoDeForm } from './useRascunhoDeForm.ts'
import { useAtualizarVaga } from './useAtualizarVaga.ts'
import { useCampos } from './useCampos.ts'
import { comBeneficios, vagaFormVazio } from './vagaForm.ts'

/** The rules of specification §5; what is too short or too long the server says. Fields bear the input's names. */
const edicaoSchema = comBeneficios({
  titulo: v.pipe(v.string(), v.trim(), v.minLength(1, 'O título é obrigatório')),
  descricao: v.pipe(v.string(), v.trim(), v.minLength(1, 'A descrição é obrigatória')),
  ...v.entriesFromList(['prazo', 'departamento', 'local', 'tipo'], v.string()),
  interesses: v.array(v.object({ codigo: v.string(), nome: v.string() })),
})

/** Resets what was typed as well, which a change of the vaga elsewhere does not. */
const whole = { keepDirtyValues: false }

export type EdicaoValues = v.InferInput<typeof edicaoSchema>

/**
 * The form that changes a vaga, filled with the vaga as it is until something is typed, which outlives a reload, another
 * page and the end of the session.
 */
export function useEdicao(vagaRef: useEdicao_vaga$key, queryRef: useEdicao_query$key, onSaved: () => void) {
  const { id, completa, values, semCodigo, faltaALista } = useValues(vagaRef, queryRef)
  const form = useEdicaoForm(values)
  const { restaurado, esquecer } = useRascunho(form, id, values)
  const [atualizar, isSaving] = useAtualizarVaga()
  const salvar = form.handleSubmit(
    typed => {
      const intactos = semCodigo.length > 0 && mesmos(typed.interesses, values.interesses)
      if (faltaALista && !intactos) {
        return toastError('Erro ao atualizar', 'Os interesses não carregaram, e se perderiam. Recarregue a página.')
      }
      const { titulo, descricao } = typed
      // To name the others would drop those that have no id.
      const interesses = intactos ? null : typed.interesses.map(({ codigo }) => codigo)
      // Emptied or as it was: the deadline that is stored stays (specification §10.1).
      const prazo = typed.prazo && typed.prazo !== values.prazo ? typed.prazo : null
      const input = { vaga: id, titulo, descricao, prazo, interesses, ...toCorrecao(typed, values) }
      atualizar(input, {
        onAtualizada: () => {
          toastSuccess('Oportunidade atualizada!')
          form.reset(typed, whole)
          esquecer()
          onSaved()
        },
        onRecusada: recusa => {
          toastError('Erro ao atualizar', recusa.mensagem)
          mostrarRecusa(form, recusa)
        },
      })
    },
    ({ titulo, descricao }) => {
      if (titulo || descricao) toastError('Campos obrigatórios', 'Título e descrição são obrigatórios.')
    },
  )
  const descartar = () => {
    form.reset(values, whole)
    esquecer()
  }
  return { form, salvar, isSaving, restaurado, descartar, completa, foraDaLista: faltaALista ? [] : semCodigo }
}

const useEdicaoForm = (values: EdicaoValues) =>
  useForm<EdicaoValues>({
    values,
    resetOptions: { keepDirtyValues: true },
    resolver: valibotResolver(edicaoSchema),
    criteriaMode: 'all',
  })

/** Fills the form with the draft that was left, once, and keeps it as it changes. */
function useRascunho(form: UseFormReturn<EdicaoValues>, vaga: string, values: EdicaoValues) {
  const [rascunho] = useState(() => rascunhoDeEdicao(vaga))
  const [restaurado, setRestaurado] = useState(rascunho.ler)
  const restaurar = useEffectEvent(() => {
    for (const [campo, value] of Object.entries(restaurado ?? {})) {
      form.setValue(campo as keyof EdicaoValues, value, { shouldDirty: true })
    }
  })
  useEffect(() => restaurar(), [])
  useRascunhoDeForm(form, rascunho, values)
  const esquecer = () => {
    rascunho.esquecer()
    setRestaurado(null)
  }
  return { restaurado: restaurado !== null, esquecer }
}

const mesmos = (some: readonly Interesse[], others: readonly Interesse[]): boolean =>
  new Set([...some, ...others].map(({ codigo }) => codigo)).size === some.length && some.length === others.length

/** A vaga as the form shows it; an interest without an id is found by name among all (specification §4). */
function useValues(vagaRef: useEdicao_vaga$key, queryRef: useEdicao_query$key) {
  const vaga = useVaga(vagaRef)
  const { categoriasDeInteresse, ...query } = useLists(queryRef)
  const campos = useCampos(vaga, query)
  const { interesses } = vaga
  const todos = categoriasDeInteresse?.flatMap(categoria => categoria.interesses) ?? []
  const achados = interesses.map(({ codigo, nome }) => (codigo ? [{ codigo, nome }] : escolhidosPorNome(todos, [nome])))
  const semCodigo = interesses.flatMap(({ nome }, index) => (achados[index]?.length ? [] : [nome]))
  const values: EdicaoValues = {
    ...vagaFormVazio,
    ...campos,
    titulo: vaga.titulo ?? '',
    descricao: vaga.descricao ?? '',
    prazo: vaga.prazo ?? '',
    interesses: achados.flat(),
  }
  return {
    id: vaga.id,
    completa: vaga.edicaoCompleta,
    values,
    /** Names of those without an id, whom the list does not know either. */
    semCodigo,
    faltaALista: !categoriasDeInteresse && semCodigo.length > 0,
  }
}

const useVaga = (vagaRef: useEdicao_vaga$key) =>
  useFragment(
    graphql`
      fragment useEdicao_vaga on Vaga @throwOnFieldError {
        id
        titulo
        descricao
        prazo
        interesses {
          codigo
          nome
        }
        edicaoCompleta
        ...useCampos_vaga
      }
    `,
    vagaRef,
  )

const useLists = (queryRef: useEdicao_query$key) =>
  useFragment(
    graphql`
      fragment useEdicao_query on Query @throwOnFieldError {
        categoriasDeInteresse @catch(to: NULL) {
          interesses {
            codigo
            nome
          }
        }
        ...useCampos_query
      }
    `,
    queryRef,
  )
