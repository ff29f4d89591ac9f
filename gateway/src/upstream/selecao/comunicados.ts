import type { Recebidas } from './recebidas.ts'
import type { Conversas } from '../conversas.ts'
import { UpstreamFailure } from '../failure.ts'
import type { Pessoa } from '../models/pessoa.ts'

export interface Comunicado {
  vaga: string
  conteudo: string
  /** Makes a retry idempotent: nobody gets the message twice. */
  idempotencyKey: string
  /** REST ids, to retry failed ones; null means every candidate. */
  apenas: string[] | null
}

const atOnce = 4

export function createComunicados(recebidas: Recebidas, conversas: Conversas) {
  return {
    /**
     * Sends one message per candidate, a few at a time; null if there are no candidates. People in `apenas` who
     * withdrew are skipped. Throws if every message hit the rate limit, whose failure says when to retry.
     */
    async send(eu: string, { vaga, conteudo, idempotencyKey, apenas }: Comunicado) {
      const candidatos = await recebidas.candidatos(vaga)
      if (candidatos.length === 0) return null
      const waiting = apenas ? candidatos.filter(({ codigo }) => apenas.includes(codigo)) : [...candidatos]
      const all = waiting.length
      const falhas: Pessoa[] = []
      let tooMany: UpstreamFailure | null = null
      const work = async () => {
        for (let pessoa = waiting.shift(); pessoa; pessoa = waiting.shift()) {
          const failure = await findFailure(
            conversas.send(eu, pessoa.codigo, conteudo, `${idempotencyKey}:${pessoa.codigo}`, vaga),
          )
          if (failure) falhas.push(pessoa)
          if (failure?.kind === 'too-many') tooMany = failure
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      if (tooMany && falhas.length === all) throw tooMany
      return { enviadas: all - falhas.length, falhas }
    },
  }
}

/** Catches the failure of one message, so that the others are sent. */
async function findFailure(sending: ReturnType<Conversas['send']>): Promise<UpstreamFailure | null> {
  try {
    return 'refused' in (await sending) ? new UpstreamFailure('refused', 'the message was refused') : null
  } catch (error) {
    if (error instanceof UpstreamFailure) return error
    throw error
  }
}
