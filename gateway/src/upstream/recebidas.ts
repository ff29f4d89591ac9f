import { toCandidato, toRecebida } from './models/candidatura.ts'
import type { Candidato, Candidatura, Recebida } from './models/candidatura.ts'
import type { HistoricoEscolar } from './models/historicoEscolar.ts'
import type { Pessoa } from './models/pessoa.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { allRows, rows } from './wire/fields.ts'
import type { Pagina, Window } from './wire/window.ts'
import { cutWindow, sortRows } from './wholeList.ts'
import type { Order } from './wholeList.ts'

export type Recebidas = ReturnType<typeof createRecebidas>

const order: Order<Candidato> = {
  newestFirst: false,
  keyOf: ({ candidatura }) => ({ instant: candidatura.criadaEm, codigo: candidatura.codigo }),
}

/** A professor's calls for the candidaturas of an own vaga. */
export function createRecebidas(request: Request, extensions: Extensions) {
  /** The candidates of an own vaga, with their courses, oldest first. */
  const daVaga = (vaga: string): Promise<Candidato[]> =>
    request.all(`/candidaturas/vaga/${vaga}`, body =>
      sortRows(
        rows(body, null, row => toCandidato(row, vaga)),
        order,
      ),
    )

  const inList = async (vaga: string, codigo: string): Promise<Candidato | null> =>
    (await daVaga(vaga)).find(({ candidatura }) => candidatura.codigo === codigo) ?? null

  const recebida = (vaga: string, codigo: string): Promise<Recebida | null | undefined> => {
    const call = () => request.get(`/candidaturas/${codigo}`, body => toRecebida(body, vaga))
    return optional(extensions, 'candidato', call, async () => (await inList(vaga, codigo)) !== null)
  }

  return {
    /** One window of them. */
    page: async (vaga: string, window: Window): Promise<Pagina<Candidato>> =>
      cutWindow(await daVaga(vaga), order, window),
    /** One of them; null when it is gone. */
    async oneDaVaga(vaga: string, codigo: string): Promise<Candidatura | null> {
      return (await inList(vaga, codigo))?.candidatura ?? null
    },
    /** The same with the candidate, read by id if the upstream can; null also if it belongs to another vaga. */
    async candidato(vaga: string, codigo: string): Promise<Candidato | null> {
      const found = await recebida(vaga, codigo)
      return found === undefined ? inList(vaga, codigo) : found
    },
    /** Null without consent, without a transcript, and if the upstream does not support it. */
    async historicoEscolar(vaga: string, codigo: string): Promise<HistoricoEscolar | null> {
      return (await recebida(vaga, codigo))?.historicoEscolar ?? null
    },
    /** People who applied to an own vaga and did not withdraw, without duplicates. */
    async candidatos(vaga: string): Promise<Pessoa[]> {
      // Complete or not at all: a comunicado must not skip somebody silently.
      const candidatos = await request.all(`/vagas/${vaga}/candidatos`, body =>
        allRows(body, row => toCandidato(row, vaga)),
      )
      return toPessoas(candidatos.filter(({ candidatura }) => candidatura.etapa !== 'RETIRADA'))
    },
  }
}

function toPessoas(candidatos: Candidato[]): Pessoa[] {
  const pessoas = new Map(candidatos.flatMap(({ candidato }) => (candidato ? [[candidato.codigo, candidato]] : [])))
  return [...pessoas.values()]
}
