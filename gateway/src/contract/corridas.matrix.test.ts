import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { Usuario } from '@board/api/src/testing/createTestApp.ts'
import { passo } from '@board/api/src/testing/modelo/acoes.ts'
import { createLeituras } from '@board/api/src/testing/modelo/leituras.ts'
import * as modelo from '@board/api/src/testing/modelo/modelo.ts'
import type { Aluno, Candidatura, Vaga } from '@board/api/src/testing/modelo/modelo.ts'
import { createPassos } from '@board/api/src/testing/modelo/passos.ts'
import { createQuadro } from '@board/api/src/testing/modelo/quadro.ts'
import { createApiGateway } from '../testing/createApiGateway.ts'
import { globalId } from '../testing/createTestGateway.ts'

/*
 * The API's model of a selection, with operations that race through the gateway between its steps. Some order of them must
 * explain all results, and in this order the model takes them; then everybody reads what it says.
 */

const board = await createTestApp()
afterAll(board.close)
const gateway = createApiGateway(board)
const quadro = await createQuadro(board)

/** The same steps in every run; SEED takes others. */
const seed = Number(process.env['SEED'] ?? 9)
const passos = 450
/** Of so many steps one is a race, and after one everything is compared. */
const [cadaCorrida, cada] = [3, 150]

const destinos = ['em_analise', 'entrevista', 'aprovada', 'nao_selecionada'] as const
const acao = fc.oneof(
  fc.record({ tipo: fc.constant('candidatar' as const), mesmaChave: fc.boolean() }),
  fc.record({ tipo: fc.constantFrom('cancelar' as const, 'retirar' as const, 'divulgar' as const) }),
  fc.record({ tipo: fc.constant('mover' as const), para: fc.constantFrom(...destinos), reter: fc.boolean() }),
  fc.record({
    tipo: fc.constant('status' as const),
    para: fc.constantFrom('em_andamento' as const, 'finalizada' as const),
  }),
)
const corrida = fc.record({
  vaga: fc.nat(),
  aluno: fc.nat(),
  acoes: fc.array(acao, { minLength: 2, maxLength: 3 }),
})
type Acao = typeof acao extends fc.Arbitrary<infer One> ? One : never
type Corrida = typeof corrida extends fc.Arbitrary<infer One> ? One : never

/** What a race may change, as far as it decides its results. */
interface Estado {
  status: Vaga['status']
  /** By the student who races. */
  candidatura: Pick<Candidatura, 'etapa' | 'retida' | 'vista' | 'versao'> | null
  /** Withheld decisions of the others. */
  outrasRetidas: number
  chaves: Set<string>
}

/** One operation of a race, with what it does in the model. */
interface Corredor {
  /** Sends it through the gateway. The result is a text, or a number. */
  send: () => Promise<{ resultado: unknown; codigo?: number | undefined }>
  /** The result at this state, which it changes. */
  predict: (estado: Estado) => unknown
  /** Changes the model, after a success. */
  take: (codigo: number | undefined) => void
}

function createCorredores({ acoes }: Corrida, vaga: Vaga, aluno: Aluno): Corredor[] {
  const began = Date.now()
  const id = globalId('Vaga', String(vaga.id))
  const chaveComum = randomUUID()
  const inicial = vaga.candidaturas.find(one => one.aluno === aluno)
  const own = () => vaga.candidaturas.find(one => one.aluno === aluno) ?? expect.fail('no candidatura')
  const ask = async (as: Usuario, name: string, input: string, fields = '') => {
    const { data, codes } = await gateway.ask(
      as,
      `mutation { ${name}(input: { vaga: "${id}" ${input} }) { __typename ${fields} } }`,
    )
    expect(codes).toBeUndefined()
    return data[name]
  }

  const corredores: { [Tipo in Acao['tipo']]: (dada: Extract<Acao, { tipo: Tipo }>, nth: number) => Corredor | null } =
    {
      candidatar: ({ mesmaChave }) => {
        const chave = mesmaChave ? chaveComum : randomUUID()
        return {
          send: async () => {
            const fields = '... on CandidatarSuccess { candidaturaEdge { node { codigo } } }'
            const made = await ask(aluno.usuario, 'candidatar', `chave: "${chave}"`, fields)
            return {
              resultado: made.__typename === 'CandidatarSuccess',
              codigo: made.candidaturaEdge ? Number(made.candidaturaEdge.node.codigo) : undefined,
            }
          },
          predict: estado => {
            if (estado.chaves.has(chave) && estado.candidatura) return true
            if (estado.candidatura || estado.status !== 'em_andamento') return false
            estado.candidatura = { etapa: 'recebida', retida: false, vista: 'recebida', versao: 0 }
            estado.chaves.add(chave)
            return true
          },
          take: codigo => {
            if (vaga.candidaturas.some(one => one.aluno === aluno)) return expect(own().id).toBe(codigo)
            modelo.apply(vaga, aluno, codigo ?? 0)
            quadro.contas.candidaturas += 1
          },
        }
      },
      cancelar: () => ({
        send: async () => {
          const { __typename } = await ask(aluno.usuario, 'cancelarCandidatura', '')
          return { resultado: __typename === 'CancelarCandidaturaSuccess' }
        },
        predict: estado => {
          if (estado.candidatura?.vista !== 'recebida') return false
          estado.candidatura = null
          return true
        },
        take: () => {
          const gone = own()
          vaga.candidaturas.splice(vaga.candidaturas.indexOf(gone), 1)
          if (vaga.novas.delete(gone)) quadro.contas.candidaturas -= 1
        },
      }),
      retirar: () => ({
        send: async () => {
          const { __typename } = await ask(aluno.usuario, 'retirarCandidatura', '')
          return { resultado: __typename === 'RetirarCandidaturaSuccess' }
        },
        predict: ({ candidatura }) => {
          if (!candidatura || ['recebida', 'nao_selecionada', 'retirada'].includes(candidatura.vista)) return false
          Object.assign(candidatura, {
            etapa: 'retirada',
            vista: 'retirada',
            retida: false,
            versao: candidatura.versao + 1,
          })
          return true
        },
        take: () => {
          modelo.become(vaga, own(), { etapa: 'retirada', retida: false, palavra: null, desde: began })
          quadro.contas.retiradas += 1
        },
      }),
      mover: ({ para, reter }, nth) => {
        if (!inicial) return null
        const { id: codigo, versao } = inicial
        const retida = reter && modelo.decisoes.includes(para)
        return {
          send: async () => {
            const candidatura = `{ candidatura: "${globalId('Candidatura', `${vaga.id}.${codigo}`)}", versao: ${versao} }`
            const input = `candidaturas: [${candidatura}], para: ${para.toUpperCase()}, reter: ${retida}, chave: "${randomUUID()}"`
            const as = nth % 2 ? quadro.gestora : quadro.professora
            const moved = await ask(
              as,
              'moverCandidaturas',
              input,
              '... on MoverCandidaturasSuccess { movidas { id } }',
            )
            return { resultado: moved.movidas.length === 1 }
          },
          predict: ({ candidatura }) => {
            if (!candidatura || candidatura.versao !== versao) return false
            if (!modelo.mayMove(candidatura as Candidatura, para, retida)) return false
            const vista = retida ? candidatura.vista : para
            Object.assign(candidatura, { etapa: para, retida, vista, versao: versao + 1 })
            return true
          },
          take: () => modelo.become(vaga, own(), { etapa: para, retida, palavra: null, desde: began }),
        }
      },
      divulgar: () => ({
        send: async () => {
          const fields = '... on DivulgarResultadoSuccess { divulgadas { id } }'
          const released = await ask(quadro.professora, 'divulgarResultado', '', fields)
          return { resultado: released.divulgadas?.length ?? 0 }
        },
        predict: estado => {
          const { candidatura, outrasRetidas } = estado
          const own = candidatura?.retida ? 1 : 0
          if (candidatura?.retida) {
            Object.assign(candidatura, { retida: false, vista: candidatura.etapa, versao: candidatura.versao + 1 })
          }
          estado.outrasRetidas = 0
          return own + outrasRetidas
        },
        take: () => void modelo.release(vaga, began),
      }),
      status: ({ para }) => ({
        send: async () => {
          const { __typename } = await ask(quadro.professora, 'alterarStatusDaVaga', `status: ${para.toUpperCase()}`)
          return { resultado: __typename === 'AlterarStatusDaVagaSuccess' }
        },
        predict: estado => {
          const may = estado.status === para || modelo.transicoesDeStatus[estado.status].includes(para)
          if (may) estado.status = para
          return may
        },
        take: () => {
          if (vaga.status !== para) modelo.becomeStatus(vaga, para)
        },
      }),
    }
  // Who is told of a new status, and after what, depends on an order that the results of other operations do not tell.
  const status = acoes.findIndex(({ tipo }) => tipo === 'status')
  const taken = status < 0 ? acoes : acoes.filter(({ tipo }, nth) => nth === status || tipo === 'candidatar')
  return taken.flatMap((dada, nth) => corredores[dada.tipo](dada as never, nth) ?? [])
}

function readEstado(vaga: Vaga, aluno: Aluno): Estado {
  const own = vaga.candidaturas.find(one => one.aluno === aluno)
  const { etapa, retida, vista, versao } = own ?? {}
  const outrasRetidas = vaga.candidaturas.filter(one => one.retida && one !== own).length
  const candidatura = own ? { etapa, retida, vista, versao } : null
  return { status: vaga.status, candidatura: candidatura as Estado['candidatura'], outrasRetidas, chaves: new Set() }
}

const permute = <One>(all: One[]): One[][] =>
  all.length < 2 ? [all] : all.flatMap((one, index) => permute(all.toSpliced(index, 1)).map(rest => [one, ...rest]))

const isAscending = (numbers: number[]) => numbers.every((each, index) => each >= (numbers[index - 1] ?? 0))

/** Sends the operations at once, and finds an order of them that explains the results. Returns how many there are. */
async function race(dada: Corrida): Promise<number> {
  const publicadas = quadro.vagas.filter(({ status }) => status !== 'rascunho')
  const vaga = publicadas[dada.vaga % publicadas.length]
  const aluno = quadro.alunos[dada.aluno % quadro.alunos.length]
  if (!vaga || !aluno) return 0
  const corredores = createCorredores(dada, vaga, aluno)
  const results = await Promise.all(corredores.map(({ send }) => send()))
  const order = permute([...corredores.keys()]).find(indexes => {
    const estado = readEstado(vaga, aluno)
    const codigos = indexes.flatMap(index => results[index]?.codigo ?? [])
    return (
      isAscending(codigos) && indexes.every(index => corredores[index]?.predict(estado) === results[index]?.resultado)
    )
  })
  expect(
    order,
    `no order explains ${JSON.stringify(results)} of ${JSON.stringify(readEstado(vaga, aluno))}`,
  ).toBeDefined()
  for (const index of order ?? []) {
    const { resultado, codigo } = results[index] ?? {}
    if (resultado) corredores[index]?.take(codigo)
  }
  return corredores.length
}

test(`after ${passos} random steps, a third of them races through the gateway, everybody reads what some order of them leads to`, async () => {
  const perform = createPassos(quadro)
  const leituras = createLeituras(quadro)
  const steps = fc.sample(fc.noBias(fc.record({ passo, corrida })), { numRuns: passos, seed })
  let corridas = 0
  for (const [index, dado] of steps.entries()) {
    try {
      if (index % cadaCorrida === 0) corridas += (await race(dado.corrida)) > 1 ? 1 : 0
      else await perform(dado.passo)
      await board.mailsTo('')
      if (index % cada === cada - 1) await leituras.conferirTudo()
    } catch (error) {
      throw new Error(`SEED=${seed}: step ${index}, ${JSON.stringify(dado)}`, { cause: error })
    }
  }
  expect(corridas).toBeGreaterThan(passos / 6)
}, 600_000)
