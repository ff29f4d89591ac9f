import type { anotacoes, avaliacoes } from '../schema/avaliacoes.ts'
import type { CandidaturaGerada } from './candidaturas.ts'
import { groupBy } from './dados.ts'
import type { Id, Semente, VagaGerada } from './dados.ts'
import { createRandom } from './random.ts'

type AnotacaoGerada = Id<typeof anotacoes.$inferInsert> & { criadoEm: Date }

/** The demo professor. */
const professora = 2

const etiquetas = ['Já foi monitora', 'Boa carta', 'Horário flexível', 'Conversar', 'Último período']

const textos = [
  'A carta fala dos plantões. Perguntar de quais horários.',
  'Foi bem na disciplina e explica com calma.',
  'Conversamos depois da aula: quer começar já neste mês.',
  'Falta saber quantas horas por semana pode dedicar.',
]

/** What the demo professor wrote about the candidates she has reviewed: some ratings, labels and notes. */
export const gerarAvaliacoes = (semente: Semente, vagas: VagaGerada[], candidaturas: CandidaturaGerada[]) => {
  const random = createRandom('avaliacoes')
  const suas = new Set(vagas.filter(({ linha }) => linha.autorId === professora).map(({ linha }) => linha.id))
  const avaliadas: Array<typeof avaliacoes.$inferInsert> = []
  const notas: Omit<AnotacaoGerada, 'id'>[] = []
  for (const [vagaId, candidatas] of groupBy(candidaturas, each => each.vagaId)) {
    if (!suas.has(vagaId)) continue
    for (const { id, criadoEm, versao = 0 } of candidatas) {
      if (versao === 0) continue
      avaliadas.push({
        candidaturaId: id,
        nota: random.chance(0.8) ? random.int(2, 5) : null,
        etiquetas: etiquetas.filter(() => random.chance(0.25)),
      })
      const lidaEm = criadoEm.getTime() + (semente.hoje.getTime() - criadoEm.getTime()) / 2
      for (const texto of textos.filter(() => random.chance(0.15))) {
        notas.push({ candidaturaId: id, autorId: professora, texto, criadoEm: new Date(lidaEm) })
      }
    }
  }
  return { avaliacoes: avaliadas, anotacoes: notas.map((nota, index) => ({ id: index + 1, ...nota })) }
}
