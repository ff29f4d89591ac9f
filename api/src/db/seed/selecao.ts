import { vistaDe } from '../../selecao/etapas.ts'
import type { Etapa } from '../../selecao/etapas.ts'
import type { mudancasDeEtapa } from '../schema.selecao.ts'
import type { CandidaturaGerada } from './candidaturas.ts'
import { elementAt, groupBy } from './dados.ts'
import type { Id, Semente, VagaGerada } from './dados.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { vagasDaDemonstracao } from './vagas.ts'

export type MudancaGerada = Id<typeof mudancasDeEtapa.$inferInsert> & { criadoEm: Date }

/** A stage that a candidatura reached; a decision may be held back. */
type Passo = { etapa: Etapa; retida?: boolean; palavra?: string }

const palavras = {
  entrevista: 'A conversa dura uns vinte minutos. Traga dúvidas sobre o projeto.',
  aprovada: 'Parabéns! Escrevo em breve sobre o início das atividades.',
  lista_de_espera: 'Ficamos muito perto. Se abrir um lugar, você é das primeiras pessoas que chamo.',
  nao_selecionada: 'Agradeço o interesse. Tente de novo no próximo período.',
}

const comPalavra = (etapa: keyof typeof palavras, random: Random): Passo =>
  random.chance(0.4) ? { etapa, palavra: palavras[etapa] } : { etapa }

/** A selection that is over: the first ones are selected, two are on the waiting list, and a few have withdrawn. */
const decidida = (posicao: number, lugares: number, random: Random): Passo[] => {
  const antes: Passo[] = random.chance(0.3)
    ? [{ etapa: 'em_analise' }, comPalavra('entrevista', random)]
    : [{ etapa: 'em_analise' }]
  if (random.chance(0.05)) return [...antes, { etapa: 'retirada' }]
  if (posicao < lugares) return [...antes, comPalavra('aprovada', random)]
  return [...antes, comPalavra(posicao < lugares + 2 ? 'lista_de_espera' : 'nao_selecionada', random)]
}

const [monitoria = '', iniciacao = ''] = vagasDaDemonstracao

/** Two selections of the demo professor: one with results to release, one that has just begun. */
const emCurso = (titulo: string, posicao: number): Passo[] => {
  const analise: Passo = { etapa: 'em_analise' }
  if (titulo === iniciacao) return posicao % 2 === 0 ? [analise] : []
  if (titulo !== monitoria) return []
  if (posicao < 2) return [analise, { etapa: 'aprovada', retida: true, palavra: palavras.aprovada }]
  if (posicao === 2) return [analise, { etapa: 'lista_de_espera', retida: true }]
  if (posicao < 6) return [analise, { etapa: 'entrevista', palavra: palavras.entrevista }]
  return posicao < 10 ? [analise] : []
}

const passosDe = (vaga: VagaGerada, posicao: number, isDemo: boolean, random: Random): Passo[] => {
  const { titulo, status, vagas } = vaga.linha
  if (status === 'finalizada' || status === 'encerrada') return decidida(posicao, vagas ?? 1, random)
  if (!isDemo) return emCurso(titulo, posicao)
  // The demo student sees one of each kind.
  if (titulo === monitoria) return [{ etapa: 'em_analise' }, { etapa: 'entrevista', palavra: palavras.entrevista }]
  return titulo === iniciacao ? [{ etapa: 'em_analise' }] : []
}

/** The places of a vaga, the stages of its candidaturas and the changes that led there, oldest first. */
export const gerarSelecao = (semente: Semente, publicadas: VagaGerada[], recebidas: CandidaturaGerada[]) => {
  const random = createRandom('selecao')
  const vagas = publicadas.map(vaga => ({ ...vaga, linha: { ...vaga.linha, vagas: random.int(1, 3) } }))
  const mudancas: Omit<MudancaGerada, 'id'>[] = []
  const etapas = new Map<number, Pick<CandidaturaGerada, 'etapa' | 'retida' | 'versao'>>()
  for (const [vagaId, candidatas] of groupBy(recebidas, ({ vagaId }) => vagaId)) {
    const vaga = elementAt(vagas, vagaId - 1)
    for (const [posicao, { id, candidatoId, criadoEm }] of candidatas.entries()) {
      const passos = passosDe(vaga, posicao, candidatoId === 1, random)
      const entre = (semente.hoje.getTime() - criadoEm.getTime()) / (passos.length + 1)
      let antes: { etapa: Etapa; retida: boolean } = { etapa: 'recebida', retida: false }
      for (const [index, { etapa, retida = false, palavra = null }] of passos.entries()) {
        const [vistoDe, vistoPara] = [vistaDe(antes), vistaDe({ etapa, retida })]
        mudancas.push({
          candidaturaId: id,
          porId: etapa === 'retirada' ? candidatoId : vaga.linha.autorId,
          de: antes.etapa,
          para: etapa,
          palavra,
          retida,
          ...(vistoDe === vistoPara ? {} : { vistoDe, vistoPara }),
          criadoEm: new Date(criadoEm.getTime() + Math.floor(entre * (index + 1))),
        })
        antes = { etapa, retida }
      }
      etapas.set(id, { ...antes, versao: passos.length })
    }
  }
  return {
    vagas,
    candidaturas: recebidas.map(candidatura => ({ ...candidatura, ...etapas.get(candidatura.id) })),
    mudancas: mudancas
      .toSorted((one, other) => one.criadoEm.getTime() - other.criadoEm.getTime())
      .map((mudanca, index) => ({ id: index + 1, ...mudanca })),
  }
}
