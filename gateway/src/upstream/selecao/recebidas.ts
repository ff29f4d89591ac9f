import { toListed, toRecebida } from '../models/candidatura.ts'
import type { Candidatura, PaginaDeCandidaturas, Recebida } from '../models/candidatura.ts'
import type { EtapaDaCandidatura } from '../models/etapa.ts'
import type { HistoricoEscolar } from '../models/historicoEscolar.ts'
import type { Pessoa } from '../models/pessoa.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request } from '../transport/request.ts'
import { allRows, rows } from '../wire/fields.ts'
import type { Window } from '../wire/window.ts'
import { cutWindow, sortRows } from '../wholeList.ts'
import type { Order } from '../wholeList.ts'

export type Recebidas = ReturnType<typeof createRecebidas>

const order: Order<Candidatura> = {
  newestFirst: false,
  keyOf: ({ criadaEm, codigo }) => ({ instant: criadaEm, codigo }),
}

/** A professor's calls for the candidaturas of an own vaga. */
export function createRecebidas(request: Request, extensions: Extensions) {
  /** The candidates of an own vaga, with their courses, oldest first. */
  const daVaga = (vaga: string): Promise<Candidatura[]> =>
    request.all(`/candidaturas/vaga/${vaga}`, body =>
      sortRows(
        rows(body, null, row => toListed(row, vaga)),
        order,
      ),
    )

  const oneDaVaga = async (vaga: string, codigo: string): Promise<Candidatura | null> =>
    (await daVaga(vaga)).find(candidatura => candidatura.codigo === codigo) ?? null

  const recebida = (vaga: string, codigo: string): Promise<Recebida | null | undefined> => {
    const call = () => request.get(`/candidaturas/${codigo}`, body => toRecebida(body, vaga))
    return optional(extensions, 'candidato', call, async () => (await oneDaVaga(vaga, codigo)) !== null)
  }

  return {
    /** One window of them. */
    async page(vaga: string, window: Window): Promise<PaginaDeCandidaturas> {
      const all = await daVaga(vaga)
      return { ...cutWindow(all, order, window), porEtapa: countByEtapa(all) }
    },
    /** One of them; null when it is gone. */
    oneDaVaga,
    /** The same, read by id if the upstream can; null also if it belongs to another vaga. */
    async get(vaga: string, codigo: string): Promise<Candidatura | null> {
      const found = await recebida(vaga, codigo)
      if (found !== undefined) return found
      const one = await oneDaVaga(vaga, codigo)
      return one && { ...one, listed: false }
    },
    /** For all managers of its vaga. */
    async marcarComoLida(codigo: string): Promise<void> {
      await request.change({ method: 'PUT', path: `/candidaturas/${codigo}/leitura` })
    },
    /** Null without consent, without a transcript, and if the upstream does not support it. */
    async historicoEscolar(vaga: string, codigo: string): Promise<HistoricoEscolar | null> {
      return (await recebida(vaga, codigo))?.historicoEscolar ?? null
    },
    /** People who applied to an own vaga and did not withdraw, without duplicates. */
    async candidatos(vaga: string): Promise<Pessoa[]> {
      // Complete or not at all: a comunicado must not skip somebody silently.
      const candidatos = await request.all(`/vagas/${vaga}/candidatos`, body =>
        allRows(body, row => toListed(row, vaga)),
      )
      return toPessoas(candidatos.filter(({ etapa }) => etapa !== 'RETIRADA'))
    },
  }
}

function toPessoas(candidaturas: Candidatura[]): Pessoa[] {
  const pessoas = candidaturas.flatMap(({ candidato }) => candidato?.pessoa ?? [])
  return [...new Map(pessoas.map(pessoa => [pessoa.codigo, pessoa])).values()]
}

/** Null if the upstream has no stages. */
function countByEtapa(candidaturas: Candidatura[]): PaginaDeCandidaturas['porEtapa'] {
  const totals = new Map<EtapaDaCandidatura, number>()
  for (const { etapa } of candidaturas) {
    if (!etapa) return null
    totals.set(etapa, (totals.get(etapa) ?? 0) + 1)
  }
  return [...totals].map(([etapa, total]) => ({ etapa, total }))
}
