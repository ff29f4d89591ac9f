import type { Refusal } from './body.ts'
import { readConexao, readSugestao, toConexao } from './conexao.ts'
import type { Conexao, SecaoDaRede, Sugestao } from './conexao.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { UpstreamFailure, afterWrite } from './failure.ts'
import { redeDeExemplo } from './rede.samples.ts'
import type { Request } from './request.ts'
import type { Usuarios } from './usuarios.ts'
import { readPagina } from './window.ts'
import type { Pagina, Window } from './window.ts'
import type { Read } from './wire.ts'

/** How many suggestions are looked through when only some sections are wanted: the REST call cannot tell them apart. */
const most = 100

export function createRede(request: Request, usuarios: Usuarios, extensions: Extensions) {
  function page<T>(path: string, busca: string | null, window: Window, read: Read<T>): Promise<Pagina<T> | undefined> {
    const query = { busca, skip: window.offset, limit: window.limit }
    const readBody = (body: unknown) => readPagina(body, 'pessoas', window, read)
    return optional(extensions, 'rede', () => request.get(path, readBody, query))
  }

  return {
    /** Whether all that there is to see are the specification's samples. */
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
    /** The person, now connected, or why not. Samples change only in the answer. */
    conectar: (pessoa: string) => change(request, usuarios, 'PUT', pessoa),
    desconectar: (pessoa: string) => change(request, usuarios, 'DELETE', pessoa),
  }
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
  const wanted = fold(busca ?? '')
  const people = redeDeExemplo.filter(({ conexao }) => conexao.conectado === conectado)
  return people.filter(({ conexao: { pessoa, cursoOuDepartamento, tags } }) =>
    fold([pessoa.nome, cursoOuDepartamento, ...tags].join(' ')).includes(wanted),
  )
}

function cut<T>(itens: T[], { offset, limit }: Window): Pagina<T> {
  return { itens: itens.slice(offset, offset + limit), total: itens.length }
}

function fold(written: string): string {
  return written
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}
