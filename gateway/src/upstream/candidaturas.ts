import { toAvaliacao } from './avaliacao.ts'
import type { Avaliacao } from './avaliacao.ts'
import type { Refusal } from './body.ts'
import { toEtapa, toMudanca } from './etapa.ts'
import type { EtapaDaCandidatura, MudancaDeEtapa } from './etapa.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { orRead } from './failure.ts'
import type { UpstreamFailure } from './failure.ts'
import { toPessoa } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import type { Request, Write } from './request.ts'
import { toVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'
import { readPagina } from './window.ts'
import type { Pagina, Window } from './window.ts'
import { allRows, flag, id, instant, nested, object, rows, text, whole } from './wire.ts'

/** What an answer leaves out, of letter, date and what its professor keeps, is undefined. */
export interface Candidatura {
  codigo: string
  vagaCodigo: string
  criadaEm: Date | null | undefined
  cartaDeMotivacao: string | null | undefined
  /** As far as the person who asks may know it; null where the upstream has no stages. */
  etapa: EtapaDaCandidatura | null
  /** From here on for the author of the vaga alone. */
  retida: boolean
  versao: number | null
  /** Null where the upstream has none. */
  avaliacao: Avaliacao | null | undefined
}

/** One of the student's own, with the vaga that it is for; null when that is gone. */
export interface MinhaCandidatura {
  candidatura: Candidatura
  vaga: Vaga | null
  /** Null where the upstream has no stages. */
  historico: MudancaDeEtapa[] | null
}

/** What goes along with an application. */
export interface NovaCandidatura {
  carta: string | null
  /** By the REST ids of the questions, with these as they were shown. */
  respostas: { pergunta: string; texto: string; valor: string }[]
  /** As `perguntas.enviarArquivo` returned it. */
  arquivo: string | null
  chave: string | null
}

/** Whether the student applied to a vaga, and how far that is. */
export interface Situacao {
  candidatado: boolean
  etapa: EtapaDaCandidatura | null
}

/** One to an own vaga, with what its author is told of who applied. */
export interface Candidato {
  candidatura: Candidatura
  candidato: Pessoa | null
  email: string | null
  curso: string | null
}

export type Candidaturas = ReturnType<typeof createCandidaturas>

/** An upstream that knows no filter by vaga gives the newest: so many are looked through. */
const most = 100

export function createCandidaturas(request: Request, extensions: Extensions) {
  /** Who applied to an own vaga, with their courses, oldest first. */
  const daVaga = (vaga: string): Promise<Candidato[]> =>
    request.all(toPath(vaga), body => oldestFirst(rows(body, null, row => toCandidato(row, vaga))))

  const ownDaVaga = (vaga: string) => findOwn(request, extensions, vaga)

  return {
    daVaga,
    /** The student's own to one vaga; null without one, or where the upstream cannot list them. */
    ownDaVaga,
    /** One of them; null when it is gone. */
    async oneDaVaga(vaga: string, codigo: string): Promise<Candidatura | null> {
      const candidatos = await daVaga(vaga)
      return candidatos.find(({ candidatura }) => candidatura.codigo === codigo)?.candidatura ?? null
    },
    situacao(vaga: string): Promise<Situacao> {
      return request.get(`/api/candidaturas/vaga/${vaga}/candidatura-status`, toSituacao)
    },
    create: (vaga: string, nova: NovaCandidatura) => create(request, vaga, nova),
    /** Null once it is cancelled, or why there was nothing to cancel, or no cancelling any more. */
    remove: (vaga: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: toPath(vaga), refusals: [404, 409] }),
    /** As it is once it is withdrawn, or why there was nothing to withdraw. */
    retirar(vaga: string, palavra: string | null): Promise<MinhaCandidatura | Refusal | Error> {
      const json = palavra === null ? {} : { palavra }
      const call: Write = { method: 'POST', path: `${toPath(vaga)}/retirada`, json, refusals: [400, 404, 409, 422] }
      return orRead<MinhaCandidatura | Refusal>(request.write(call, toMinha), () => ownDaVaga(vaga))
    },
    /** People who applied to an own vaga, each once. */
    async candidatos(vaga: string): Promise<Pessoa[]> {
      // Complete or not at all: nobody would be told who a comunicado left out.
      const candidatos = await request.all(`/vagas/${vaga}/candidatos`, body =>
        allRows(body, row => toCandidato(row, vaga)),
      )
      const pessoas = new Map(candidatos.flatMap(({ candidato }) => (candidato ? [[candidato.codigo, candidato]] : [])))
      return [...pessoas.values()]
    },
    /** One window of the student's own, newest first; null where the upstream cannot list them. */
    async own(window: Window): Promise<Pagina<MinhaCandidatura> | null> {
      const query = { skip: window.offset, limit: window.limit }
      const read = (body: unknown) => readPagina(body, 'candidaturas', window, toMinha)
      return (await optional(extensions, 'candidaturas', () => request.get('/candidaturas', read, query))) ?? null
    },
  }
}

function create(
  request: Request,
  vaga: string,
  nova: NovaCandidatura,
): Promise<Candidatura | Refusal | UpstreamFailure> {
  const refusals = [400, 404, 409, 422]
  const call: Write = { method: 'POST', path: toPath(vaga), json: toPayload(nova), key: nova.chave, refusals }
  return request.write(call, body => toCandidatura(body, vaga))
}

async function findOwn(request: Request, extensions: Extensions, vaga: string): Promise<MinhaCandidatura | null> {
  const read = (body: unknown) => rows(body, 'candidaturas', toMinha)
  const query = { skip: 0, limit: most, vaga }
  const found = await optional(extensions, 'candidaturas', () => request.get('/candidaturas', read, query))
  return found?.find(({ candidatura }) => candidatura.vagaCodigo === vaga) ?? null
}

/** What there is not, does not go along: not every upstream knows it. */
function toPayload({ carta, respostas, arquivo }: NovaCandidatura) {
  const dadas = respostas.map(({ pergunta, texto, valor }) => ({ pergunta: Number(pergunta), texto, valor }))
  return {
    carta_motivacao: carta ?? undefined,
    respostas: dadas.length > 0 ? dadas : undefined,
    arquivo: arquivo ?? undefined,
  }
}

function toPath(vaga: string): string {
  return `/candidaturas/vaga/${vaga}`
}

function oldestFirst(candidatos: Candidato[]): Candidato[] {
  const instantOf = ({ candidatura }: Candidato) => candidatura.criadaEm?.getTime() ?? 0
  return candidatos.toSorted((one, other) => instantOf(one) - instantOf(other))
}

function toSituacao(body: unknown): Situacao {
  const row = object(body)
  return { candidatado: flag(row, 'has_applied') ?? false, etapa: toEtapa(row, 'etapa') }
}

function toCandidatura(body: unknown, vagaCodigo: string): Candidatura {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    vagaCodigo,
    criadaEm: instant(row, 'criado_em'),
    cartaDeMotivacao: text(row, 'carta_motivacao'),
    etapa: toEtapa(row, 'etapa'),
    retida: false,
    versao: null,
    avaliacao: null,
  }
}

/** As the author of the vaga sees it. */
export function toCandidaturaDaVaga(body: unknown, vagaCodigo: string): Candidatura {
  const row = object(body)
  const candidatura = toCandidatura(body, vagaCodigo)
  return {
    ...candidatura,
    retida: flag(row, 'retida') ?? false,
    versao: whole(row, 'versao'),
    avaliacao: row['etiquetas'] == null ? null : toAvaliacao(row, candidatura.codigo),
  }
}

function toMinha(body: unknown): MinhaCandidatura {
  const row = object(body)
  const vaga = nested(row, 'vaga', toVaga)
  const historico = nested(row, 'historico', each => rows(each, null, toMudanca))
  return { candidatura: toCandidatura(body, vaga?.codigo ?? ''), vaga, historico }
}

function toCandidato(body: unknown, vaga: string): Candidato {
  const row = object(body)
  const candidato = nested(row, 'candidato', toPessoa)
  const contato = nested(row, 'candidato', toContato)
  return {
    candidatura: toCandidaturaDaVaga(body, vaga),
    candidato,
    email: contato?.email ?? null,
    curso: contato?.curso ?? null,
  }
}

function toContato(body: unknown): Pick<Candidato, 'email' | 'curso'> {
  const row = object(body)
  return { email: text(row, 'email'), curso: text(row, 'curso') }
}
