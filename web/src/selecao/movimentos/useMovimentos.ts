import { useCallback, useState } from 'react'
import { etapas } from '../../candidaturas/candidatura/etapas.ts'
import { countOfCandidatos } from '../comunicado/comunicado.ts'
import { toastError } from '../../ui/overlay/toast.ts'
import { type EmSelecao, type Etapa, isDecisao, nomeDe } from '../etapa.ts'
import { type Movimento, useSendMovimento } from './useSendMovimento.ts'
import type { useFocusMovedCard } from './useFocusMovedCard.ts'
import { useMarcados } from './useMarcados.ts'
import type { Resultado } from './useMover.ts'
import type { Pergunta } from './useMoverForm.ts'

type Options = {
  /** Global id. */
  vaga: string
  candidatos: readonly EmSelecao[]
  focus: ReturnType<typeof useFocusMovedCard>
}

/** The selected candidates, the open dialog, and the moves with their announcements to screen readers. */
export function useMovimentos({ vaga, candidatos, focus }: Options) {
  const selecao = useSelecao(candidatos, focus)
  const { marcar } = selecao
  const { enviar: send, adiar, ...sending } = useSendMovimento(vaga)
  const { enviar, announcement, announce } = useEnviar(send, focus)
  const [pergunta, perguntar] = useState<Pergunta | null>(null)
  /** Many are moved after the time to undo: null. `guardar` keeps the palavra if it does not reach everybody. */
  const enviarDoDialogo = async (movimento: Movimento, guardar: () => void) => {
    const abertos = idsOf(pergunta?.candidatos ?? [])
    if (movimento.candidatos.length > 1) {
      marcar(abertos, false)
      adiar(movimento, { onDesfeito: () => marcar(idsOf(movimento.candidatos), true), onSemPalavra: guardar })
      return null
    }
    const resultado = await enviar(movimento)
    // All that the dialog opened with: those refused, or taken out of it, must not be in the next move.
    if ('movidas' in resultado) marcar(abertos, false)
    return resultado
  }
  /** Decisions and palavras open the dialog first. */
  const moverUm = useCallback(
    (candidato: EmSelecao, para: Etapa | null) => {
      if (para === null || isDecisao(para)) return perguntar({ candidatos: [candidato], inicial: para })
      // Before the response: until then the professor may select them again.
      marcar([candidato.id], false)
      void enviar({ candidatos: [candidato], para, palavra: '', reter: false }).then(reportRefusal)
    },
    [enviar, marcar],
  )
  const fechar = () => {
    focus.track(idsOf(pergunta?.candidatos ?? []))
    perguntar(null)
    focus.done()
  }
  const dialogo = { pergunta, perguntar, fechar, enviar: enviarDoDialogo }
  return { ...selecao, ...sending, ...dialogo, announcement, announce, moverUm }
}

/** The selected candidates, and the focus when their bar goes. */
function useSelecao(candidatos: readonly EmSelecao[], focus: Options['focus']) {
  const { marcados, marcar, limpar, selecionados } = useMarcados(candidatos)
  const clear = () => {
    limpar()
    focus.lost()
  }
  /** After they were moved by other means. */
  const desmarcar = () => {
    focus.track(idsOf(selecionados))
    limpar()
    focus.done()
  }
  return { marcados, marcar, limpar: clear, desmarcar, selecionados }
}

const idsOf = (candidatos: readonly EmSelecao[]) => candidatos.map(({ id }) => id)

type Enviar = (movimento: Movimento) => Promise<Resultado>

/** Sends moves, keeps the focus with the candidates, and announces what was done. */
function useEnviar(send: Enviar, { track, done }: Options['focus']) {
  const [announcement, announce] = useState('')
  const enviar = useCallback<Enviar>(
    async movimento => {
      track(idsOf(movimento.candidatos))
      const resultado = await send(movimento)
      if ('movidas' in resultado && resultado.movidas.length > 0) {
        announce(toAnnouncement(movimento, resultado.movidas))
      }
      done()
      return resultado
    },
    [track, send, done],
  )
  return { enviar, announcement, announce }
}

function reportRefusal(resultado: Resultado): void {
  if ('refusal' in resultado) toastError('Erro ao mover', resultado.refusal)
}

function toAnnouncement({ candidatos, para, reter }: Movimento, movidas: readonly string[]): string {
  const [primeiro] = candidatos.filter(({ id }) => movidas.includes(id))
  const quem = movidas.length === 1 && primeiro ? nomeDe(primeiro) : countOfCandidatos(movidas.length)
  return `${quem}: agora em ${etapas[para].label}${reter ? ', a divulgar' : ''}.`
}
