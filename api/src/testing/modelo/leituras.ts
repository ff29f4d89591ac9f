import { readFileSync } from 'node:fs'
import { eq, isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { eventosAEnviar } from '../../db/schema/apoio.ts'
import { avisosAEnviar } from '../../db/schema/avisos.ts'
import { notificacoes } from '../../db/schema/rede.ts'
import type { Etapa } from '../../selecao/etapas.ts'
import type { TestApp, Usuario } from '../createTestApp.ts'
import { operacoes } from '../operacoes.ts'
import * as modelo from './modelo.ts'
import type { Aluno, Vaga } from './modelo.ts'
import { palavraDosTitulos } from './passos.ts'
import type { Quadro } from './quadro.ts'

/* Compares what people read with what the model says. */

type Andamento = { de: Etapa; para: Etapa; palavra: string | null; criado_em: string }
type Propria = {
  id: number
  etapa: Etapa
  historico: Andamento[]
  vaga: { id: number; status: string; minha_etapa: Etapa }
}
type Proprias = { candidaturas: Propria[]; total: number; por_etapa: Array<{ etapa: Etapa; total: number }> }
type Aviso = { id: number; titulo: string; descricao: string; lida: boolean; acao: { href: string } }
type Listadas = { vagas: Array<{ id: number; titulo: string }>; total: number }

const { paths }: { paths: Record<string, object> } = JSON.parse(
  readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'),
)
const reads = Object.entries(paths).flatMap(([path, methods]) =>
  'get' in methods && !operacoes[`GET ${path}`]?.stream ? [path] : [],
)

/** The clocks of the database and of the test. */
const tolerance = 20

const resumoDoDia = 'O seu resumo do dia'
const linhasDe = (text: string) => text.split('\n').flatMap(line => (line.startsWith('- ') ? [line.slice(2)] : []))

const idsOf = (list: ReadonlyArray<{ id: number }>) => list.map(({ id }) => id).toSorted((one, other) => one - other)

export const createLeituras = (quadro: Quadro) => {
  const { board, alunos, curiosa, outro, professora, gestora, contas } = quadro
  const read = async <Body>(path: string, as?: Usuario) => (await board.call<Body>(`GET ${path}`, as && { as })).body
  const papeis = new Map<Aluno, string[][]>(alunos.map(aluno => [aluno, []]))

  /** A student's candidaturas: stages, words, order, numbers and times. */
  const conferirCandidaturas = async (aluno: Aluno) => {
    const { vagas } = quadro
    const esperadas = modelo.candidaturasDe(vagas, aluno)
    const { candidaturas, total, por_etapa } = await read<Proprias>('/candidaturas?limit=50', aluno.usuario)
    const vistas = candidaturas.map(({ id, etapa, historico, vaga }) => ({
      id,
      etapa,
      minha: vaga.minha_etapa,
      historico: historico.map(({ de, para, palavra }) => [de, para, palavra]),
    }))
    expect(vistas).toEqual(
      esperadas.map(({ id, vista, vistas: todas }) => ({
        id,
        etapa: vista,
        minha: vista,
        historico: todas.map(({ de, para, palavra }) => [de, para, palavra]),
      })),
    )
    expect(total).toBe(esperadas.length)
    const contadas = por_etapa.flatMap(({ etapa, total: delas }) => Array<Etapa>(delas).fill(etapa))
    expect(contadas.toSorted()).toEqual(esperadas.map(({ vista }) => vista).toSorted())
    for (const [index, { historico }] of candidaturas.entries()) {
      for (const [nth, { criado_em }] of historico.entries()) {
        const [desde = 0, ate = 0] = esperadas[index]?.vistas[nth]?.entre ?? []
        const em = Date.parse(criado_em)
        expect(em).toBeGreaterThanOrEqual(desde - tolerance)
        expect(em).toBeLessThanOrEqual(ate + tolerance)
      }
    }
  }

  /** The stage of a student's candidatura: the call that costs least. */
  const conferirSituacao = async (aluno: Aluno, { id, candidaturas }: Vaga) => {
    const own = candidaturas.find(one => one.aluno === aluno)
    const situacao = await read(`/api/candidaturas/vaga/${id}/candidatura-status`, aluno.usuario)
    expect(situacao).toMatchObject({ has_applied: own !== undefined, etapa: own?.vista ?? null })
  }

  const conferirLista = (path: string, as: Usuario) => async () => {
    const abertas = idsOf(quadro.vagas.filter(modelo.isAberta))
    const { vagas, total } = await read<Listadas>(path, as)
    expect([idsOf(vagas), total]).toEqual([abertas, abertas.length])
  }
  const busca = `/vagas?limit=50&busca=${palavraDosTitulos}`
  const recomendada = alunos[0]?.usuario ?? curiosa
  /** Where the open vagas are found, and no drafts, by everybody but the managers. */
  const listas = [
    ...[curiosa, recomendada, outro].flatMap(as => [conferirLista('/vagas?limit=50', as), conferirLista(busca, as)]),
    async () => {
      const { tipos } = await read<{ tipos: Array<{ total: number }> }>('/contagens/vagas', curiosa)
      const total = tipos.reduce((sum, tipo) => sum + tipo.total, 0)
      expect(total).toBe(quadro.vagas.filter(modelo.isAberta).length)
    },
    async () => {
      const abertas = idsOf(quadro.vagas.filter(modelo.isAberta))
      const mural = await read<{ total: number; abertas: Array<{ id: number }> }>('/publico/mural')
      expect([idsOf(mural.abertas), mural.total]).toEqual([abertas, abertas.length])
    },
  ]

  const detalhe =
    (as: Usuario | undefined, path: string, statuses: readonly Vaga['status'][]) => async (vaga: Vaga) => {
      const { status } = await board.call(`GET ${path}/${vaga.id}`, as && { as })
      expect([vaga.status, status]).toEqual([vaga.status, statuses.includes(vaga.status) ? 200 : 404])
    }
  const publicadas = ['em_andamento', 'finalizada', 'encerrada'] as const
  /** A draft does not exist, whoever reads it, and its managers have it in their list. */
  const detalhes = [
    detalhe(curiosa, '/vagas', publicadas),
    detalhe(outro, '/vagas', publicadas),
    detalhe(undefined, '/publico/vagas', ['em_andamento']),
    async ({ id, titulo, status }: Vaga) => {
      const proprias = await read<Listadas>('/vagas/professor', gestora)
      expect(proprias.vagas.find(vaga => vaga.id === id)).toMatchObject({ titulo, status })
    },
  ]
  /** One of these readers each time. */
  const conferirAbertas = async (vez: number) => listas[vez % listas.length]?.()
  const conferirRascunho = async (vaga: Vaga, vez: number) => detalhes[vez % detalhes.length]?.(vaga)

  const readAvisos = async (as: Usuario) => {
    const todos: Aviso[] = []
    for (let more = true; more;) {
      const path = `/notificacoes?limit=100&skip=${todos.length}`
      const pagina = await read<{ notificacoes: Aviso[]; tem_mais: boolean }>(path, as)
      todos.push(...pagina.notificacoes)
      more = pagina.tem_mais
    }
    return todos.toSorted((one, other) => one.id - other.id)
  }

  /** Each change that a student sees has one notice and one mail by the way that they chose, in this order. */
  const conferirAvisos = async (aluno: Aluno) => {
    const { usuario, avisos, cartas } = aluno
    const lidos = await readAvisos(usuario)
    expect(lidos.map(({ titulo, descricao, lida, acao }) => [titulo, descricao, acao.href, lida])).toEqual(
      avisos.map(({ titulo, descricao, vaga, lido }) => {
        const origem = titulo === 'Nova oportunidade para você' ? '?de=alerta' : ''
        return [titulo, descricao, `/opportunities/${vaga.id}${origem}`, lido]
      }),
    )
    const linhas = modelo.takeResumo(aluno)
    const resumos = papeis.get(aluno) ?? []
    if (linhas) resumos.push(linhas)
    const mails = await board.mailsTo(usuario.email)
    const naHora = mails.filter(({ subject }) => subject !== resumoDoDia)
    expect(
      naHora.map(({ subject, text }, index) => {
        const trecho = cartas[index]?.trecho ?? ''
        return { subject, trecho: text.includes(trecho) ? trecho : text }
      }),
    ).toEqual(cartas)
    const dosResumos = mails
      .filter(({ subject }) => subject === resumoDoDia)
      .map(({ text }) => linhasDe(text).toSorted())
    expect(dosResumos).toEqual(resumos)
    for (const aviso of avisos) aviso.lido = true
  }

  /** The managers know of each candidatura, withdrawal and set release once, and their summary has what they have not read. */
  const conferirResponsavel = async (as: Usuario) => {
    const avisos = await readAvisos(as)
    const count = (padrao: RegExp) =>
      avisos.reduce((sum, { titulo }) => {
        const found = padrao.exec(titulo)
        return sum + (found ? Number(found[1] ?? 1) : 0)
      }, 0)
    expect({
      candidaturas: count(/^(?:(\d+) novas candidaturas em|Nova candidatura de)/),
      retiradas: count(/^(?:(\d+) candidaturas retiradas em|.* retirou a candidatura$)/),
      divulgacoes: count(/^Resultado divulgado$/),
    }).toEqual(contas)
    const doResumo = avisos.filter(({ titulo, lida }) => !lida && titulo !== 'Resultado divulgado')
    const mails = await board.mailsTo(as.email)
    const ultimo = doResumo.length > 0 ? linhasDe(mails.at(-1)?.text ?? '').toSorted() : []
    expect(ultimo).toEqual(doResumo.map(({ titulo, descricao }) => `${titulo}: ${descricao}`).toSorted())
  }

  /** What the managers see of each candidatura. */
  const conferirSelecao = async ({ id, candidaturas }: Vaga) => {
    type Estado = { id: number; etapa: Etapa; retida: boolean; versao: number }
    const estados = await read<Estado[]>(`/candidaturas/vaga/${id}`, professora)
    expect(estados.map(({ id: dela, etapa, retida, versao }) => [dela, etapa, retida, versao])).toEqual(
      candidaturas.map(({ id: dela, etapa, retida, versao }) => [dela, etapa, retida, versao]),
    )
  }

  /** It is 18:00: the summaries are sent, everything is compared, and everybody reads their notices. */
  const conferirTudo = async () => {
    await board.db
      .update(avisosAEnviar)
      .set({ proximaEm: sql`now()` })
      .where(eq(avisosAEnviar.resumo, true))
    await board.app.mailQueue.drain()
    for (const conferir of listas) await conferir()
    for (const vaga of quadro.vagas) {
      for (const conferir of detalhes) await conferir(vaga)
      await conferirSelecao(vaga)
    }
    for (const aluno of alunos) {
      await conferirCandidaturas(aluno)
      await conferirAvisos(aluno)
    }
    for (const pessoa of [professora, gestora]) await conferirResponsavel(pessoa)
    await board.db
      .update(notificacoes)
      .set({ lidaEm: sql`now()` })
      .where(isNull(notificacoes.lidaEm))
    for (const { novas } of quadro.vagas) novas.clear()
  }

  /** The people to whom live events were sent since the last time. */
  const takeAlvos = async (): Promise<Set<number>> => {
    const eventos = await board.db.delete(eventosAEnviar).returning()
    return new Set(eventos.flatMap(({ evento }) => evento.itens.map(([pessoa]) => pessoa)))
  }

  /** All that a student can read, with the ids of a vaga and of the candidatura. */
  const lerTudo = async ({ usuario }: Aluno, vaga: Vaga) => {
    const candidatura = vaga.candidaturas.find(({ aluno }) => aluno.usuario === usuario)
    const answers: Record<string, unknown> = {}
    for (const path of reads) {
      const ids = path.includes('{') ? [vaga.id, candidatura?.id ?? 0] : [0]
      for (const id of ids) {
        const url = path.replace(/\{\w+\}/, String(id))
        const { status, body } = await board.call(`GET ${url}` as Parameters<TestApp['call']>[0], { as: usuario })
        answers[url] = { status, body }
      }
    }
    return answers
  }

  return { conferirCandidaturas, conferirSituacao, conferirAbertas, conferirRascunho, conferirTudo, takeAlvos, lerTudo }
}
