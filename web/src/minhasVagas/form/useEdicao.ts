import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { escolhidosPorNome, type Interesse } from '../../interesses/nomes.ts'
import { toastError, toastSuccess } from '../../ui/overlay/toast.ts'
import type { useEdicao_query$key } from './__generated__/useEdicao_query.graphql.ts'
import type { useEdicao_vaga$key } from './__generated__/useEdicao_vaga.graphql.ts'
import { rascunhoDeEdicao } from './rascunhoDeVaga.ts'
import { showRefusal } from './refusal.ts'
import { useRascunhoDeForm } from './useRascunhoDeForm.ts'
import { useAtualizarVaga } from './useAtualizarVaga.ts'
import {
  beneficios,
  camposSemRegras,
  comBeneficios,
  numeros,
  toAntes,
  toCorrecao,
  useCampos,
  vagaFormVazio,
} from './vagaForm.ts'

/** The rules of specification §5. The server refuses a text that is too short or too long. */
const edicaoSchema = comBeneficios({
  ...camposSemRegras,
  ...numeros,
  titulo: v.pipe(v.string(), v.trim(), v.minLength(1, 'O título é obrigatório')),
  descricao: v.pipe(v.string(), v.trim(), v.minLength(1, 'A descrição é obrigatória')),
})

/** Also resets edited fields. A change of the vaga elsewhere does not. */
const whole = { keepDirtyValues: false }

export type EdicaoValues = v.InferInput<typeof edicaoSchema>

/**
 * The form that edits a vaga. Fields follow the vaga until they are edited. The draft survives a reload, leaving the page
 * and the end of the session.
 */
export function useEdicao(vagaRef: useEdicao_vaga$key, queryRef: useEdicao_query$key, onSaved: () => void) {
  const lida = useValues(vagaRef, queryRef)
  const { id, completa, values, semCodigo, faltaALista } = lida
  const form = useEdicaoForm(values)
  const { rascunho, restaurado, esquecer } = useRascunho(form, id)
  const aberta = useAberta(form, values, restaurado?.antes)
  useRascunhoDeForm(
    form,
    { ...rascunho, save: campos => rascunho.save({ ...campos, antes: aberta.pick(campos) }) },
    values,
  )
  const begin = (agora: EdicaoValues) => {
    form.reset(agora, whole)
    esquecer()
    aberta.renovar(agora)
  }
  const { salvar, isSaving, conflito, setConflito } = useSalvar(form, lida, aberta.de, typed => {
    begin(typed)
    onSaved()
  })
  /** Saves again, with the vaga's values of these fields and what was typed into the others. */
  const resolver = (deAgora: readonly string[]) => {
    for (const campo of deAgora.flatMap(camposDoForm)) form.setValue(campo, values[campo], { shouldDirty: true })
    aberta.renovar(values)
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

type Lida = ReturnType<typeof useValues>

/** Saves what was typed. `de` gives the values from which it was edited. */
function useSalvar(
  form: UseFormReturn<EdicaoValues>,
  lida: Lida,
  de: (typed: EdicaoValues) => EdicaoValues,
  onSaved: (typed: EdicaoValues) => void,
) {
  const [atualizar, isSaving] = useAtualizarVaga()
  const [conflito, setConflito] = useState<readonly string[]>([])
  const salvar = form.handleSubmit(
    typed => {
      if (lida.faltaALista && !temIntactos(typed, lida)) {
        return toastError('Erro ao atualizar', 'Os interesses não carregaram, e se perderiam. Recarregue a página.')
      }
      atualizar(toInput(typed, lida, de(typed)), {
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
      if (titulo || descricao) toastError('Campos obrigatórios', 'Título e descrição são obrigatórios.')
    },
  )
  return { salvar, isSaving, conflito, setConflito }
}

/** Whether there are interesses without an id, and none was changed. */
const temIntactos = ({ interesses }: EdicaoValues, { semCodigo, values }: Lida): boolean =>
  semCodigo.length > 0 && mesmos(interesses, values.interesses)

function toInput(typed: EdicaoValues, lida: Lida, aberta: EdicaoValues) {
  const { id, completa, values, semCodigo } = lida
  const { titulo, descricao } = typed
  // Null keeps them: a list of ids would drop the interesses without an id.
  const interesses = temIntactos(typed, lida) ? null : typed.interesses.map(interesse => interesse.id)
  // Null keeps the stored prazo if the field is blank or unchanged (specification §10.1).
  const prazo = typed.prazo && typed.prazo !== values.prazo ? typed.prazo : null
  const enviados = { titulo, descricao, ...(prazo && { prazo }), ...(interesses && { interesses }) }
  const edicao = { ...enviados, ...toCorrecao(typed, values) }
  const antes = completa && semCodigo.length === 0 ? { antes: toAntes(edicao, aberta) } : {}
  return { vaga: id, prazo, interesses, ...edicao, ...antes }
}

/** The fields of the form for one of the mutation: a benefit has its checkbox too. */
const camposDoForm = (campo: string): (keyof EdicaoValues)[] => {
  const beneficio = beneficios.find(([, valor]) => valor === campo)
  return beneficio ? [beneficio[0], beneficio[1]] : [campo as keyof EdicaoValues]
}

/**
 * The values from which each field was edited: those of the draft that was restored (`antes`), or of the vaga. A field
 * that shows what the vaga has follows the vaga.
 */
function useAberta(form: UseFormReturn<EdicaoValues>, values: EdicaoValues, antes: Partial<EdicaoValues> | undefined) {
  const aberta = useRef({ ...values, ...antes })
  const de = (typed: EdicaoValues): EdicaoValues => {
    const editados = Object.entries(aberta.current).filter(([campo]) => {
      const nome = campo as keyof EdicaoValues
      return JSON.stringify(typed[nome]) !== JSON.stringify(values[nome])
    })
    return { ...values, ...Object.fromEntries(editados) }
  }
  const renovar = (agora: EdicaoValues) => {
    aberta.current = agora
  }
  useEffect(() => renovar(de(form.getValues())))
  const pick = (campos: Partial<EdicaoValues>): Partial<EdicaoValues> =>
    Object.fromEntries(Object.entries(aberta.current).filter(([campo]) => campo in campos))
  return { de, renovar, pick }
}

const useEdicaoForm = (values: EdicaoValues) =>
  useForm<EdicaoValues>({
    values,
    resetOptions: { keepDirtyValues: true },
    resolver: valibotResolver(edicaoSchema),
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
        ...vagaForm_vaga
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
        ...vagaForm_query
      }
    `,
    queryRef,
  )
