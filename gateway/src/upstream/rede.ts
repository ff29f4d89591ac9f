import { UpstreamFailure, afterWrite } from './failure.ts'
import type { Refusal } from './failure.ts'
import { readConexao, readSugestao, toConexao } from './models/conexao.ts'
import type { Conexao, SecaoDaRede, Sugestao } from './models/conexao.ts'
import { toPessoa } from './models/pessoa.ts'
import type { Pessoa } from './models/pessoa.ts'
import { redeDeExemplo } from './rede.samples.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import type { Usuarios } from './usuarios.ts'
import { instant, object, rows } from './wire/fields.ts'
import type { Read } from './wire/fields.ts'
import { readPagina } from './wire/window.ts'
import type { Pagina, Window } from './wire/window.ts'

export interface Bloqueio {
  pessoa: Pessoa
  desde: Date | null
}

/** How many suggestions are filtered by section: the REST call has no such filter. */
const most = 100

export function createRede(request: Request, usuarios: Usuarios, extensions: Extensions) {
  function page<T>(path: string, busca: string | null, window: Window, read: Read<T>): Promise<Pagina<T> | undefined> {
    const query = { busca, skip: window.offset, limit: window.limit }
    const readBody = (body: unknown) => readPagina(body, 'pessoas', window, read)
    return optional(extensions, 'rede', () => request.get(path, readBody, query))
  }

  return {
    /** Whether there is nothing but samples. */
    async isExemplo(): Promise<boolean> {
      if (!extensions.isKnown('rede')) await page('/rede/conexoes', null, { offset: 0, limit: 1 }, readConexao)
      return extensions.isMissing('rede')
    },
    async sugestoes(busca: string | null, secoes: SecaoDaRede[], window: Window): Promise<Pagina<Sugestao>> {
      const all = secoes.length > 0
      const answer = await page('/rede/sugestoes', busca, all ? { offset: 0, limit: most } : window, readSugestao)
      if (answer && !all) return answer
      const itens = answer?.itens ?? find(busca, false)
      return cut(
        itens.filter(({ secao }) => !all || (secao !== null && secoes.includes(secao))),
        window,
      )
    },
    async conexoes(busca: string | null, window: Window): Promise<Pagina<Conexao>> {
      const found = await page('/rede/conexoes', busca, window, readConexao)
      const samples = () => find(busca, true).map(({ conexao }) => conexao)
      return found ?? cut(samples(), window)
    },
    /** The person, now connected, or the refusal. Samples change only in the response. */
    conectar: (pessoa: string) => change(request, usuarios, 'PUT', pessoa),
    desconectar: (pessoa: string) => change(request, usuarios, 'DELETE', pessoa),
    /** Last blocked first; null if the upstream blocks nobody. */
    async bloqueios(): Promise<Bloqueio[] | null> {
      return (await optional(extensions, 'bloqueios', () => request.get('/rede/bloqueios', toBloqueios))) ?? null
    },
    /** Null once it is done, or the refusal. */
    bloquear(pessoa: string, bloqueada: boolean): Promise<Refusal | null> {
      const method = bloqueada ? 'PUT' : 'DELETE'
      return request.change({ method, path: `/rede/bloqueios/${pessoa}`, refusals: [404, 409, 422] })
    },
  }
}

function toBloqueios(body: unknown): Bloqueio[] {
  return rows(body, 'bloqueios', row => ({ pessoa: toPessoa(row), desde: instant(object(row), 'em') }))
}

async function change(
  request: Request,
  usuarios: Usuarios,
  method: 'PUT' | 'DELETE',
  pessoa: string,
): Promise<Conexao | Refusal | Error> {
  const conectado = method === 'PUT'
  const sample = redeDeExemplo.find(({ conexao }) => conexao.pessoa.codigo === pessoa)
  if (sample) return { ...sample.conexao, conectado }
  const refusal = await request.change({ method, path: `/rede/conexoes/${pessoa}`, refusals: [404, 422] })
  return refusal ?? afterWrite(readPessoa(usuarios, pessoa, conectado))
}

async function readPessoa(usuarios: Usuarios, pessoa: string, conectado: boolean): Promise<Conexao> {
  const usuario = await usuarios.get(pessoa)
  if (usuario) return toConexao(usuario, conectado)
  throw new UpstreamFailure('not-found', 'the person has no profile')
}

function find(busca: string | null, conectado: boolean): Sugestao[] {
  const wanted = toWords(busca ?? '')
  const people = redeDeExemplo.filter(({ conexao }) => conexao.conectado === conectado)
  return people.filter(({ conexao: { pessoa, cursoOuDepartamento, tags } }) => {
    const words = toWords([pessoa.nome, cursoOuDepartamento, ...tags].join(' ')).join(' ')
    return wanted.every(word => words.includes(word))
  })
}

function cut<T>(itens: T[], { offset, limit }: Window): Pagina<T> {
  return { itens: itens.slice(offset, offset + limit), total: itens.length }
}

function toWords(written: string): string[] {
  const folded = written.normalize('NFD').replace(/\p{Mn}/gu, '')
  return folded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
