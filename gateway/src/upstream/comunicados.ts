import type { Candidaturas } from './candidaturas.ts'
import type { Conversas } from './conversas.ts'
import { UpstreamFailure } from './failure.ts'
import type { Pessoa } from './pessoas.ts'

export interface Comunicado {
  vaga: string
  conteudo: string
  /** With the same again nobody gets it twice. */
  chave: string
  /** REST ids, to try again those that failed; null means every candidate. */
  apenas: string[] | null
}

const atOnce = 4

export function createComunicados(candidaturas: Candidaturas, conversas: Conversas) {
  return {
    /**
     * One message per candidate, a few at a time; null when nobody applied. Who is asked for and left is passed over.
     * Throws where nobody got it because these were too many messages: that says when to go on.
     */
    async send(eu: string, { vaga, conteudo, chave, apenas }: Comunicado) {
      const candidatos = await candidaturas.candidatos(vaga)
      if (candidatos.length === 0) return null
      const waiting = apenas ? candidatos.filter(({ codigo }) => apenas.includes(codigo)) : [...candidatos]
      const all = waiting.length
      const falhas: Pessoa[] = []
      let tooMany: UpstreamFailure | null = null
      const work = async () => {
        for (let pessoa = waiting.shift(); pessoa; pessoa = waiting.shift()) {
          const failure = await findFailure(conversas.send(eu, pessoa.codigo, conteudo, `${chave}:${pessoa.codigo}`))
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

/** One that fails must not keep the others from theirs. */
async function findFailure(sending: ReturnType<Conversas['send']>): Promise<UpstreamFailure | null> {
  try {
    return 'refused' in (await sending) ? new UpstreamFailure('refused', 'the message was refused') : null
  } catch (error) {
    if (error instanceof UpstreamFailure) return error
    throw error
  }
}
