import type { requisitos } from '../schema.requisitos.ts'
import { catalogo } from './conteudo/catalogo.ts'
import type { VagaGerada } from './dados.ts'

type Requisitos = Omit<typeof requisitos.$inferInsert, 'vagaId' | 'disciplinas'> & { disciplinas: string[] }

const computacao = ['Ciência da Computação', 'Engenharia de Computação']

/**
 * One of each kind: easy requirements, some that the demo student nearly meets, and a vaga only for those who meet all.
 */
const pedidos: Record<string, Requisitos> = {
  'Monitoria de Programação II (INF1007)': { crMinimo: 7, disciplinas: ['INF1007'] },
  'Monitoria de Bancos de Dados (INF1383)': {
    crMinimo: 7,
    disciplinas: ['INF1383'],
    periodoDe: 3,
    cursos: computacao,
  },
  'Monitoria de Redes de Comunicação de Dados (INF1640)': {
    crMinimo: 8.5,
    disciplinas: ['INF1640'],
    periodoDe: 5,
    cursos: computacao,
    fechada: true,
  },
}

const nomes = new Map(
  catalogo.flatMap(({ disciplinas }) => disciplinas.map(({ codigo, nome }) => [codigo, nome] as const)),
)

export const gerarRequisitos = (vagas: VagaGerada[]): Array<typeof requisitos.$inferInsert> =>
  vagas.flatMap(({ linha }) => {
    const pedido = pedidos[linha.titulo]
    if (!pedido) return []
    const disciplinas = pedido.disciplinas.map(codigo => ({
      codigo,
      nome: nomes.get(codigo) ?? null,
      equivalentes: [],
    }))
    return [{ periodoDe: null, cursos: [], fechada: false, ...pedido, vagaId: linha.id, disciplinas }]
  })
