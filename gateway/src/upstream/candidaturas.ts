import { toAvaliacao } from './avaliacao.ts'
import type { Avaliacao } from './avaliacao.ts'
import type { Refusal } from './body.ts'
import { toEtapa, toMudanca } from './etapa.ts'
import type { EtapaDaCandidatura, MudancaDeEtapa } from './etapa.ts'
import { toHistoricoEscolar } from './historicoEscolar.ts'
import type { HistoricoEscolar } from './historicoEscolar.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { orRead } from './failure.ts'
import type { UpstreamFailure } from './failure.ts'
import { toPessoa } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import type { Request, Write } from './request.ts'
import { toVaga } from './vaga.ts'
import type { Vaga } from './vaga.ts'
import { toVagaOriginal } from './vagaOriginal.ts'
import type { VagaOriginal } from './vagaOriginal.ts'
import { readPagina } from './window.ts'
import type { Pagina, Window } from './window.ts'
import { allRows, flag, id, instant, nested, object, optionalId, rows, text, tryRead, whole } from './wire.ts'

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
  /** The student's consent; null where the upstream asks for none. */
  compartilhaHistorico: boolean | null | undefined
}

/** One of the student's own, with the vaga that it is for; null when that is gone. */
export interface MinhaCandidatura {
  candidatura: Candidatura
  vaga: Vaga | null
  /** Null where the upstream has no stages. */
  historico: MudancaDeEtapa[] | null
  /** Null where it is as it is now, or the upstream does not tell. */
  vagaOriginal: VagaOriginal | null
  /** Null where the upstream does not tell. */
  temRespostas: boolean | null
}

/** What goes along with an application. */
export interface NovaCandidatura {
  carta: string | null
  /** By the REST ids of the questions, with these as they were shown. */
  respostas: { pergunta: string; texto: string; valor: string }[]
  /** As `perguntas.enviarArquivo` returned it. */
  arquivo: string | null
  /** The consent to share the transcript. */
  compartilhar: boolean
}

/** Whether the student applied to a vaga, and how far that is. */
export interface Situacao {
  candidatado: boolean
  etapa: EtapaDaCandidatura | null
  compartilhaHistorico: boolean | null
  /** Null where the upstream does not tell. */
  temRespostas: boolean | null
}

/** One to an own vaga, with what its author is told of who applied. */
export interface Candidato {
  candidatura: Candidatura
  candidato: Pessoa | null
  email: string | null
  curso: string | null
  periodoInicio: string | null
}

/** One alone, with the summary of the transcript while there is consent. */
interface Recebida extends Candidato {
  historicoEscolar: HistoricoEscolar | null
}

export type Candidaturas = ReturnType<typeof createCandidaturas>

/** An upstream that knows no filter by vaga gives the newest: so many are looked through. */
const most = 100

export function createCandidaturas(request: Request, extensions: Extensions) {
  return {
    ...createReceived(request, extensions),
    ...createOwn(request, extensions),
    situacao(vaga: string): Promise<Situacao> {
      return request.get(`/api/candidaturas/vaga/${vaga}/candidatura-status`, toSituacao)
    },
  }
}

/** What a professor reads. */
function createReceived(request: Request, extensions: Extensions) {
  /** Who applied to an own vaga, with their courses, oldest first. */
  const daVaga = (vaga: string): Promise<Candidato[]> =>
    request.all(toPath(vaga), body => oldestFirst(rows(body, null, row => toCandidato(row, vaga))))

  const inList = async (vaga: string, codigo: string): Promise<Candidato | null> =>
    (await daVaga(vaga)).find(({ candidatura }) => candidatura.codigo === codigo) ?? null

  const recebida = (vaga: string, codigo: string): Promise<Recebida | null | undefined> => {
    const call = () => request.get(`/candidaturas/${codigo}`, body => toRecebida(body, vaga))
    return optional(extensions, 'candidato', call, async () => (await inList(vaga, codigo)) !== null)
  }

  return {
    daVaga,
    /** One of them; null when it is gone. */
    async oneDaVaga(vaga: string, codigo: string): Promise<Candidatura | null> {
      return (await inList(vaga, codigo))?.candidatura ?? null
    },
    /** The same with who applied, read by itself where the upstream can; null as well where it is to another vaga. */
    async candidato(vaga: string, codigo: string): Promise<Candidato | null> {
      const found = await recebida(vaga, codigo)
      return found === undefined ? inList(vaga, codigo) : found
    },
    /** Null without consent, without a transcript, and where the upstream knows nothing of it. */
    async historicoEscolar(vaga: string, codigo: string): Promise<HistoricoEscolar | null> {
      return (await recebida(vaga, codigo))?.historicoEscolar ?? null
    },
    /** People who applied to an own vaga and did not withdraw, each once. */
    async candidatos(vaga: string): Promise<Pessoa[]> {
      // Complete or not at all: nobody would be told who a comunicado left out.
      const candidatos = await request.all(`/vagas/${vaga}/candidatos`, body =>
        allRows(body, row => toCandidato(row, vaga)),
      )
      return toPessoas(candidatos.filter(({ candidatura }) => candidatura.etapa !== 'RETIRADA'))
    },
  }
}

/** What a student reads and writes. */
function createOwn(request: Request, extensions: Extensions) {
  const ownDaVaga = (vaga: string) => findOwn(request, extensions, vaga)
  /** Where the answer cannot be read, what stands is. */
  const change = (vaga: string, call: Write): Promise<MinhaCandidatura | Refusal | Error> =>
    orRead<MinhaCandidatura | Refusal>(request.write(call, toMinha), () => ownDaVaga(vaga))

  return {
    /** The student's own to one vaga; null without one, or where the upstream cannot list them. */
    ownDaVaga,
    /** One window of the student's own, newest first; null where the upstream cannot list them. */
    async own(window: Window): Promise<Pagina<MinhaCandidatura> | null> {
      const query = { skip: window.offset, limit: window.limit }
      const read = (body: unknown) => readPagina(body, 'candidaturas', window, toMinha)
      return (await optional(extensions, 'candidaturas', () => request.get('/candidaturas', read, query))) ?? null
    },
    create(vaga: string, nova: NovaCandidatura, key: string | null): Promise<Candidatura | Refusal | UpstreamFailure> {
      const call: Write = {
        method: 'POST',
        path: toPath(vaga),
        json: toPayload(nova),
        key,
        refusals: [400, 404, 409, 422],
      }
      return request.write(call, body => toCandidatura(body, vaga))
    },
    /** Null once it is cancelled, or why there was nothing to cancel, or no cancelling any more. */
    remove: (vaga: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: toPath(vaga), refusals: [404, 409] }),
    /** As it is once it is withdrawn, or why there was nothing to withdraw. */
    retirar(vaga: string, palavra: string | null) {
      const json = palavra === null ? {} : { palavra }
      return change(vaga, { method: 'POST', path: `${toPath(vaga)}/retirada`, json, refusals: [400, 404, 409, 422] })
    },
    /** As it is once the consent is given or revoked, or why there is nothing to consent to. */
    compartilhar: (vaga: string, compartilhar: boolean) =>
      change(vaga, {
        method: 'PUT',
        path: `${toPath(vaga)}/compartilhamento`,
        json: { compartilhar },
        refusals: [404],
      }),
  }
}

async function findOwn(request: Request, extensions: Extensions, vaga: string): Promise<MinhaCandidatura | null> {
  const read = (body: unknown) => rows(body, 'candidaturas', toMinha)
  const query = { skip: 0, limit: most, vaga }
  const found = await optional(extensions, 'candidaturas', () => request.get('/candidaturas', read, query))
  return found?.find(({ candidatura }) => candidatura.vagaCodigo === vaga) ?? null
}

function toPessoas(candidatos: Candidato[]): Pessoa[] {
  const pessoas = new Map(candidatos.flatMap(({ candidato }) => (candidato ? [[candidato.codigo, candidato]] : [])))
  return [...pessoas.values()]
}

/** What there is not, does not go along: not every upstream knows it. */
function toPayload({ carta, respostas, arquivo, compartilhar }: NovaCandidatura) {
  const dadas = respostas.map(({ pergunta, texto, valor }) => ({ pergunta: Number(pergunta), texto, valor }))
  return {
    carta_motivacao: carta ?? undefined,
    respostas: dadas.length > 0 ? dadas : undefined,
    arquivo: arquivo ?? undefined,
    compartilhar_historico: compartilhar || undefined,
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
  return {
    candidatado: flag(row, 'has_applied') ?? false,
    etapa: toEtapa(row, 'etapa'),
    compartilhaHistorico: flag(row, 'compartilha_historico'),
    temRespostas: flag(row, 'tem_respostas'),
  }
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
    compartilhaHistorico: flag(row, 'compartilha_historico'),
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
  const vagaOriginal = tryRead(body, toVagaOriginal)
  const temRespostas = flag(row, 'tem_respostas')
  return { candidatura: toCandidatura(body, vaga?.codigo ?? ''), vaga, historico, vagaOriginal, temRespostas }
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
    periodoInicio: contato?.periodoInicio ?? null,
  }
}

function toContato(body: unknown): Pick<Candidato, 'email' | 'curso' | 'periodoInicio'> {
  const row = object(body)
  return { email: text(row, 'email'), curso: text(row, 'curso'), periodoInicio: text(row, 'periodo_inicio') }
}

/** Null where it is to another vaga. */
function toRecebida(body: unknown, vaga: string): Recebida | null {
  const row = object(body)
  if (optionalId(row, 'vaga_id') !== vaga) return null
  return { ...toCandidato(body, vaga), historicoEscolar: nested(row, 'historico_escolar', toHistoricoEscolar) }
}
