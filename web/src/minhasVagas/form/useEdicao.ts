import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { escolhidosPorNome, type Interesse } from '../../interesses/nomes.ts'
import { rascunhoDoUsuario } from '../../sessao/rascunho.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useEdicao_query$key } from './__generated__/useEdicao_query.graphql.ts'
import type { useEdicao_vaga$key } from './__generated__/useEdicao_vaga.graphql.ts'
import { emRascunhoSchema } from './emRascunho.ts'
import { beneficios, toFormSchema } from './formSchema.ts'
import { showRefusal } from './refusal.ts'
import { useRascunhoDeForm } from './useRascunhoDeForm.ts'
import { useAtualizarVaga } from './useAtualizarVaga.ts'
import { useCampos } from './useCampos.ts'
import { type CampoEscrito, camposPublicados, rascunhoSchema, toAntes, toCorrecao, vagaFormVazio } from './vagaForm.ts'

/** The rules of specification §5. The server refuses a text that is too short or too long. */
const edicaoSchema = toFormSchema({
  ...camposPublicados,
  titulo: v.pipe(v.string(), v.trim(), v.minLength(1, 'O título é obrigatório')),
  descricao: v.pipe(v.string(), v.trim(), v.minLength(1, 'A descrição é obrigatória')),
})

const resolvers = { rascunho: valibotResolver(emRascunhoSchema), publicada: valibotResolver(edicaoSchema) }

/** With the values from which its fields were edited; without them in a draft of an earlier version. */
const rascunhoDeEdicaoSchema = v.object({ ...rascunhoSchema.entries, antes: v.optional(rascunhoSchema) })

/** What was typed into the form that changes a vaga, by its global id. */
const rascunhoDeEdicao = (vaga: string) =>
  rascunhoDoUsuario(`edicao:${vaga}`, stored => v.is(rascunhoDeEdicaoSchema, stored))

/** Also resets edited fields. A change of the vaga elsewhere does not. */
const whole = { keepDirtyValues: false }

export type EdicaoValues = v.InferInput<typeof edicaoSchema>

/**
 * The form that edits a vaga. Fields follow the vaga until they are edited. The draft survives a reload, leaving the page
 * and the end of the session.
 */
export function useEdicao(vagaRef: useEdicao_vaga$key, queryRef: useEdicao_query$key, onSaved: () => void) {
  const atual = useValues(vagaRef, queryRef)
  const { id, completa, values, semCodigo, faltaALista } = atual
  const form = useEdicaoForm(values, atual.rascunho)
  const { rascunho, restaurado, esquecer } = useRascunho(form, id)
  const base = useBase(form, values, restaurado?.antes)
  useRascunhoDeForm(
    form,
    { ...rascunho, save: campos => rascunho.save({ ...campos, antes: base.pick(campos) }) },
    values,
  )
  const begin = (agora: EdicaoValues) => {
    form.reset(agora, whole)
    esquecer()
    base.renovar(agora)
  }
  const { salvar, isSaving, conflito, setConflito } = useSalvar(form, atual, base.of, typed => {
    begin(typed)
    onSaved()
  })
  /** Saves again, with the vaga's values of these fields and what was typed into the others. */
  const resolver = (deAgora: readonly CampoEscrito[]) => {
    for (const campo of deAgora.flatMap(camposDoForm)) form.setValue(campo, values[campo], { shouldDirty: true })
    base.renovar(values)
    setConflito([])
    return salvar()
  }
  return {
    form,
    salvar,
    isSaving,
    restaurado: restaurado !== null,
    descartar: () => begin(values),
    completa,
    foraDaLista: faltaALista ? [] : semCodigo,
    /** The fields that somebody else has changed too. The form still has what was typed, `agora` what the vaga has. */
    conflito: { campos: conflito, agora: values, resolver, adiar: () => setConflito([]) },
  }
}

type VagaAtual = ReturnType<typeof useValues>

/** Saves what was typed. `baseOf` gives the values from which it was edited. */
function useSalvar(
  form: UseFormReturn<EdicaoValues>,
  atual: VagaAtual,
  baseOf: (typed: EdicaoValues) => EdicaoValues,
  onSaved: (typed: EdicaoValues) => void,
) {
  const [atualizar, isSaving] = useAtualizarVaga()
  const [conflito, setConflito] = useState<readonly CampoEscrito[]>([])
  const salvar = form.handleSubmit(
    typed => {
      if (atual.faltaALista && !temIntactos(typed, atual)) {
        return toastError('Erro ao atualizar', 'Os interesses não carregaram, e se perderiam. Recarregue a página.')
      }
      atualizar(toInput(typed, atual, baseOf(typed)), {
        onAtualizada: () => {
          toastSuccess('Oportunidade atualizada!')
          onSaved(typed)
        },
        onConflito: setConflito,
        onRefused: refusal => {
          toastError('Erro ao atualizar', refusal.mensagem)
          showRefusal(form, refusal)
        },
      })
    },
    ({ titulo, descricao }) => {
      if (!atual.rascunho && (titulo || descricao))
        toastError('Campos obrigatórios', 'Título e descrição são obrigatórios.')
    },
  )
  return { salvar, isSaving, conflito, setConflito }
}

/** Whether there are interesses without an id, and none was changed. */
const temIntactos = ({ interesses }: EdicaoValues, { semCodigo, values }: VagaAtual): boolean =>
  semCodigo.length > 0 && mesmos(interesses, values.interesses)

function toInput(typed: EdicaoValues, atual: VagaAtual, base: EdicaoValues) {
  const { id, completa, values, semCodigo } = atual
  const { titulo, descricao } = typed
  // Null keeps them: a list of ids would drop the interesses without an id.
  const interesses = temIntactos(typed, atual) ? null : typed.interesses.map(interesse => interesse.id)
  // Null keeps the stored prazo if the field is blank or unchanged (specification §10.1).
  const prazo = typed.prazo && typed.prazo !== values.prazo ? typed.prazo : null
  const enviados = { titulo, descricao, ...(prazo && { prazo }), ...(interesses && { interesses }) }
  const edicao = { ...enviados, ...toCorrecao(typed, values) }
  const antes = completa && semCodigo.length === 0 ? { antes: toAntes(edicao, base) } : {}
  return { vaga: id, prazo, interesses, ...edicao, ...antes }
}

/** The fields of the form for one of the mutation: a benefit has its checkbox too. */
const camposDoForm = (campo: CampoEscrito): (keyof EdicaoValues)[] => {
  const beneficio = beneficios.find(([, valor]) => valor === campo)
  return beneficio ? [beneficio[0], beneficio[1]] : [campo]
}

/**
 * The values from which each field was edited: those of the draft that was restored (`antes`), or of the vaga. A field
 * that shows what the vaga has follows the vaga.
 */
function useBase(form: UseFormReturn<EdicaoValues>, values: EdicaoValues, antes: Partial<EdicaoValues> | undefined) {
  const base = useRef({ ...values, ...antes })
  const of = (typed: EdicaoValues): EdicaoValues => {
    const editados = Object.entries(base.current).filter(([campo]) => {
      const nome = campo as keyof EdicaoValues
      return JSON.stringify(typed[nome]) !== JSON.stringify(values[nome])
    })
    return { ...values, ...Object.fromEntries(editados) }
  }
  const renovar = (agora: EdicaoValues) => {
    base.current = agora
  }
  useEffect(() => renovar(of(form.getValues())))
  const pick = (campos: Partial<EdicaoValues>): Partial<EdicaoValues> =>
    Object.fromEntries(Object.entries(base.current).filter(([campo]) => campo in campos))
  return { of, renovar, pick }
}

const useEdicaoForm = (values: EdicaoValues, rascunho: boolean) =>
  useForm<EdicaoValues>({
    values,
    resetOptions: { keepDirtyValues: true },
    resolver: resolvers[rascunho ? 'rascunho' : 'publicada'],
    criteriaMode: 'all',
  })

/** Fills the form from its draft once. */
function useRascunho(form: UseFormReturn<EdicaoValues>, vaga: string) {
  const [rascunho] = useState(() => rascunhoDeEdicao(vaga))
  const [restaurado, setRestaurado] = useState(rascunho.read)
  const restaurar = useEffectEvent(() => {
    const { antes: _antes, ...campos } = restaurado ?? {}
    for (const [campo, value] of Object.entries(campos)) {
      form.setValue(campo as keyof EdicaoValues, value, { shouldDirty: true })
    }
  })
  useEffect(() => restaurar(), [])
  const esquecer = () => {
    rascunho.clear()
    setRestaurado(null)
  }
  return { rascunho, restaurado, esquecer }
}

const mesmos = (some: readonly Interesse[], others: readonly Interesse[]): boolean =>
  new Set([...some, ...others].map(({ id }) => id)).size === some.length && some.length === others.length

/** The values of the form. An interesse without an id is found by name (specification §4). */
function useValues(vagaRef: useEdicao_vaga$key, queryRef: useEdicao_query$key) {
  const vaga = useVaga(vagaRef)
  const { categoriasDeInteresse, ...query } = useLists(queryRef)
  const campos = useCampos(vaga, query)
  const { interesses } = vaga
  const todos = categoriasDeInteresse?.flatMap(categoria => categoria.interesses) ?? []
  const achados = interesses.map(({ id, codigo, nome }) => (codigo ? [{ id, nome }] : escolhidosPorNome(todos, [nome])))
  const semCodigo = interesses.flatMap(({ nome }, index) => (achados[index]?.length ? [] : [nome]))
  const values: EdicaoValues = {
    ...vagaFormVazio,
    ...campos,
    interesses: achados.flat(),
  }
  return {
    id: vaga.id,
    completa: vaga.edicaoCompleta,
    /** It may lack what a published vaga has. */
    rascunho: vaga.status === 'RASCUNHO',
    values,
    /** Names of the interesses without an id that are not in the list either. */
    semCodigo,
    faltaALista: !categoriasDeInteresse && semCodigo.length > 0,
  }
}

const useVaga = (vagaRef: useEdicao_vaga$key) =>
  useFragment(
    graphql`
      fragment useEdicao_vaga on Vaga @throwOnFieldError {
        id
        interesses {
          id
          codigo
          nome
        }
        edicaoCompleta
        status
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
            id
            codigo
            nome
          }
        }
        ...useCampos_query
      }
    `,
    queryRef,
  )
