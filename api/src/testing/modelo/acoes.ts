import fc from 'fast-check'
import type { Status } from '../../vagas/status.ts'

const destinos = ['em_analise', 'entrevista', 'aprovada', 'lista_de_espera', 'nao_selecionada'] as const
/** Which of several, whatever their number. */
const qual = fc.nat({ max: 1_000_000 })
const acoes = {
  rascunho: fc.record({ tipo: fc.constant('rascunho' as const) }),
  editar: fc.record({ tipo: fc.constant('editar' as const) }),
  excluir: fc.record({ tipo: fc.constant('excluir' as const) }),
  publicar: fc.record({ tipo: fc.constant('publicar' as const) }),
  candidatar: fc.record({ tipo: fc.constant('candidatar' as const), aluno: qual }),
  cancelar: fc.record({ tipo: fc.constant('cancelar' as const), aluno: qual }),
  retirar: fc.record({ tipo: fc.constant('retirar' as const), aluno: qual }),
  mover: fc.record({
    tipo: fc.constant('mover' as const),
    quais: fc.array(qual, { minLength: 1, maxLength: 8 }),
    para: fc.constantFrom(...destinos),
    reter: fc.boolean(),
    /** The version before somebody else changed it. */
    velha: fc.nat({ max: 9 }).map(chance => chance === 0),
  }),
  divulgar: fc.record({ tipo: fc.constant('divulgar' as const) }),
  agendar: fc.record({ tipo: fc.constant('agendar' as const), desiste: fc.boolean() }),
  finalizar: fc.record({
    tipo: fc.constant('finalizar' as const),
    resposta: fc.constantFrom(null, 'nao_selecionada' as const, 'lista_de_espera' as const),
    divulga: fc.boolean(),
  }),
  status: fc.record({
    tipo: fc.constant('status' as const),
    para: fc.constantFrom<Status[]>('em_andamento', 'em_andamento', 'encerrada'),
  }),
}
const pesos: Record<keyof typeof acoes, number> = {
  rascunho: 4,
  editar: 4,
  excluir: 1,
  publicar: 4,
  candidatar: 14,
  cancelar: 3,
  retirar: 3,
  mover: 46,
  divulgar: 8,
  agendar: 7,
  finalizar: 3,
  status: 5,
}
/** 'morre': the process dies before it commits. 'repete': its response is lost, and the request is sent again. */
const fim = fc.oneof(
  { weight: 6, arbitrary: fc.constant('volta' as const) },
  { weight: 2, arbitrary: fc.constant('morre' as const) },
  { weight: 1, arbitrary: fc.constant('repete' as const) },
)

export const passo = fc.record({
  acao: fc.oneof(
    ...(Object.keys(acoes) as Array<keyof typeof acoes>).map(tipo => ({ weight: pesos[tipo], arbitrary: acoes[tipo] })),
  ),
  vaga: qual,
  comPalavra: fc.boolean(),
  fim,
})
export type Passo = typeof passo extends fc.Arbitrary<infer One> ? One : never
type Acao = Passo['acao']
export type AcaoDe<Tipo extends Acao['tipo']> = Extract<Acao, { tipo: Tipo }>
