import { useCallback, useState } from 'react'
import { etapas } from '../candidaturas/etapas.ts'
import { contarCandidatos } from '../minhasVagas/comunicado.ts'
import { toastError } from '../ui/toast.ts'
import { type EmSelecao, type Etapa, isDecisao, nomeDe } from './etapa.ts'
import { type Movimento, useEnvio } from './useEnvio.ts'
import type { useFocarMovido } from './useFocarMovido.ts'
import { useMarcados } from './useMarcados.ts'
import type { Resultado } from './useMover.ts'
import type { Pergunta } from './useMoverForm.ts'

type Given = {
  /** Global id. */
  vaga: string
  candidatos: readonly EmSelecao[]
  foco: ReturnType<typeof useFocarMovido>
}

/** Who is chosen, what is asked about them, and their moves, told to who cannot see them. */
export function useMovimentos({ vaga, candidatos, foco }: Given) {
  const { focar, acabou, sumiu } = foco
  const { marcados, marcar, limpar, selecionados } = useMarcados(candidatos)
  const { enviar: mandar, ...envio } = useEnvio(vaga)
  const [anuncio, anunciar] = useState('')
  const [pergunta, perguntar] = useState<Pergunta | null>(null)
  const enviar = useCallback(
    async (movimento: Movimento): Promise<Resultado> => {
      focar(movimento.candidatos[0]?.id ?? '')
      const resultado = await mandar(movimento)
      if ('movidas' in resultado) {
        marcar(resultado.movidas, false)
        if (resultado.movidas.length > 0) anunciar(toAnuncio(movimento, resultado.movidas))
      }
      acabou()
      return resultado
    },
    [focar, mandar, marcar, acabou],
  )
  /** Decisions, and words, are asked for first. */
  const moverUm = useCallback(
    (candidato: EmSelecao, para: Etapa | null) => {
      if (para === null || isDecisao(para)) perguntar({ candidatos: [candidato], inicial: para })
      else void enviar({ candidatos: [candidato], para, palavra: '', reter: false }).then(dizer)
    },
    [enviar],
  )
  const fechar = () => {
    focar(pergunta?.candidatos[0]?.id ?? '')
    perguntar(null)
    acabou()
  }
  const limparTudo = () => {
    limpar()
    sumiu()
  }
  const selecao = { marcados, marcar, limpar: limparTudo, selecionados }
  return { ...selecao, ...envio, anuncio, anunciar, pergunta, perguntar, fechar, enviar, moverUm }
}

function dizer(resultado: Resultado): void {
  if ('recusa' in resultado) toastError('Erro ao mover', resultado.recusa)
}

function toAnuncio({ candidatos, para, reter }: Movimento, movidas: readonly string[]): string {
  const [primeiro] = candidatos.filter(({ id }) => movidas.includes(id))
  const quem = movidas.length === 1 && primeiro ? nomeDe(primeiro) : contarCandidatos(movidas.length)
  return `${quem}: agora em ${etapas[para].label}${reter ? ', a divulgar' : ''}.`
}
