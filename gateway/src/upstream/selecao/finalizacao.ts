import { afterWrite, orRead, UpstreamFailure } from '../failure.ts'
import type { Refusal } from '../failure.ts'
import { toVaga } from '../models/vaga.ts'
import type { Vaga } from '../models/vaga.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request, Write } from '../transport/request.ts'
import type { createVagas } from '../vagas.ts'
import { nested, object } from '../wire/fields.ts'
import { refusals, toDivulgadas, toMovidas, toMovimento, toPath } from './selecao.ts'
import type { createSelecao, Divulgadas, Movidas, Movimento, Selecao } from './selecao.ts'

/** How a selection ends. */
export interface Finalizacao {
  /** Releases withheld decisions. */
  divulgar: boolean
  /** Null leaves them as they are. */
  semDecisao: Omit<Movimento, 'reter' | 'liberar' | 'idempotencyKey'> | null
  idempotencyKey: string
}

/** The result of a selection that has ended. If its response cannot be read, vaga and selecao are the current ones. */
export interface Finalizada extends Movidas {
  divulgadas: Divulgadas['divulgadas']
  vaga: Vaga | Error
}

interface Resources {
  vagas: ReturnType<typeof createVagas>
  selecao: ReturnType<typeof createSelecao>
}

export function createFinalizacao(request: Request, extensions: Extensions, resources: Resources) {
  const { vagas, selecao } = resources
  const readSelecao = async (vaga: string, failure: UpstreamFailure): Promise<Selecao | Error> =>
    orRead<Selecao>(Promise.resolve(failure), () => selecao.get(vaga))
  const readVaga = async (vaga: string, failure: UpstreamFailure): Promise<Vaga | Error> =>
    orRead<Vaga>(Promise.resolve(failure), () => vagas.get(vaga))

  return {
    /** Releases, decides and ends, in this order. An upstream that cannot do it at once gets one call each. */
    async finalizar(vaga: string, finalizacao: Finalizacao): Promise<Finalizada | Refusal> {
      const { divulgar, semDecisao, idempotencyKey } = finalizacao
      const json = { divulgar, sem_decisao: semDecisao && toMovimento(semDecisao) }
      const call: Write = { method: 'POST', path: `${toPath(vaga)}/finalizacao`, json, idempotencyKey, refusals }
      const write = () => request.write(call, body => toFinalizada(body, vaga))
      const isThere = async () => (await vagas.get(vaga)) !== null
      const answer = await optional(extensions, 'finalizacao', write, isThere)
      if (answer === undefined) return oneByOne(vaga, finalizacao, resources)
      if (!(answer instanceof UpstreamFailure)) return answer
      const [now, ended] = await Promise.all([readSelecao(vaga, answer), readVaga(vaga, answer)])
      return { divulgadas: answer, movidas: answer, recusadas: answer, selecao: now, vaga: ended }
    },
  }
}

/** Stops at a refusal, so that the selection goes on. */
async function oneByOne(
  vaga: string,
  { divulgar, semDecisao, idempotencyKey }: Finalizacao,
  { vagas, selecao }: Resources,
): Promise<Finalizada | Refusal> {
  const released = divulgar ? await selecao.divulgar(vaga, null) : null
  // With 409, nothing is withheld any more.
  if (released && 'refused' in released && released.status !== 409) return released
  const divulgadas = released && 'divulgadas' in released ? released : null
  const moved = semDecisao
    ? await selecao.mover(vaga, { ...semDecisao, reter: false, liberar: false, idempotencyKey })
    : { movidas: [], recusadas: [], selecao: null }
  if ('refused' in moved) return moved
  const ended = await vagas.alterarStatus(vaga, 'FINALIZADA')
  if ('refused' in ended) return ended
  const now = moved.selecao ?? divulgadas?.selecao ?? (await afterWrite(selecao.get(vaga)))
  return {
    divulgadas: divulgadas?.divulgadas ?? [],
    movidas: moved.movidas,
    recusadas: moved.recusadas,
    selecao: now ?? new UpstreamFailure('not-found', 'the upstream has no selection'),
    vaga: ended,
  }
}

function toFinalizada(body: unknown, codigo: string): Finalizada {
  const vaga = nested(object(body), 'vaga', toVaga)
  const { divulgadas } = toDivulgadas(body, codigo)
  return {
    ...toMovidas(body, codigo),
    divulgadas,
    vaga: vaga ?? new UpstreamFailure('contract', 'the response has no vaga'),
  }
}
