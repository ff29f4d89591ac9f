import type { requisitos } from '../schema/requisitos.ts'
import { catalogo } from './conteudo/catalogo.ts'
import type { VagaGerada } from './dados.ts'

type Requisitos = Omit<typeof requisitos.$inferInsert, 'vagaId' | 'disciplinas'> & { disciplinas: Disciplina[] }

/** A code of the catalogue, or a discipline that others count for. */
type Disciplina = string | { codigo: string; nome: string; equivalentes: string[] }

const computacao = ['Ciência da Computação', 'Engenharia de Computação']

/**
 * One of each kind: easy requirements, one that the demo student meets by an equivalent, some that she nearly meets, and
 * a vaga only for those who meet all.
 */
const pedidos: Record<string, Requisitos> = {
  'Monitoria de Programação II (INF1007)': { crMinimo: 7, disciplinas: ['INF1007'] },
  'Monitoria de Introdução à Programação em Python (INF1025)': {
    disciplinas: [{ codigo: 'INF1005', nome: 'Programação I', equivalentes: ['INF1025', 'INF1001'] }],
  },
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
    const disciplinas = pedido.disciplinas.map(pedida =>
      typeof pedida === 'string' ? { codigo: pedida, nome: nomes.get(pedida) ?? null, equivalentes: [] } : pedida,
    )
    return [{ crMinimo: null, periodoDe: null, cursos: [], fechada: false, ...pedido, vagaId: linha.id, disciplinas }]
  })
