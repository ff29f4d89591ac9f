import { nextGuardada, toEtapaVisivel } from '../../selecao/etapas.ts'
import type { Etapa } from '../../selecao/etapas.ts'
import type { mudancasDeEtapa } from '../schema/selecao.ts'
import type { CandidaturaGerada } from './candidaturas.ts'
import { elementAt, groupBy } from './dados.ts'
import type { Id, Semente, VagaGerada } from './dados.ts'
import { dayAfter } from './datas.ts'
import { palavras, percursoDaAluna } from './percurso.ts'
import type { Passo } from './percurso.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { vagasDaDemonstracao } from './vagas.ts'

export type MudancaGerada = Id<typeof mudancasDeEtapa.$inferInsert> & { criadoEm: Date }

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

/** Two selections of the demo professor with decisions that are held: one to release, one with a set time. */
const emCurso = (titulo: string, posicao: number): Passo[] => {
  const analise: Passo = { etapa: 'em_analise' }
  if (titulo === iniciacao) {
    if (posicao === 0) return [analise, { etapa: 'aprovada', retida: true, palavra: palavras.aprovada }]
    if (posicao === 2) return [analise, { etapa: 'nao_selecionada', retida: true }]
    return posicao % 2 === 0 ? [analise] : []
  }
  if (titulo !== monitoria) return []
  if (posicao < 2) return [analise, { etapa: 'aprovada', retida: true, palavra: palavras.aprovada }]
  if (posicao === 2) return [analise, { etapa: 'lista_de_espera', retida: true }]
  if (posicao < 6) return [analise, { etapa: 'entrevista', palavra: palavras.entrevista }]
  return posicao < 10 ? [analise] : []
}

const passosDe = ({ linha: { titulo, status, lugares } }: VagaGerada, posicao: number, random: Random): Passo[] =>
  status === 'finalizada' || status === 'encerrada' ? decidida(posicao, lugares ?? 1, random) : emCurso(titulo, posicao)

/** The day after tomorrow, in the evening. */
const divulgacaoDe = ({ linha: { titulo } }: VagaGerada, { hoje }: Semente): Date | null =>
  titulo === iniciacao ? new Date(`${dayAfter(hoje, 2)}T18:00:00-03:00`) : null

const toVisto = (vistoDe: Etapa, vistoPara: Etapa) => (vistoDe === vistoPara ? {} : { vistoDe, vistoPara })

/** The places of a vaga, the stages of its candidaturas and the changes that led there, oldest first. */
export const gerarSelecao = (semente: Semente, publicadas: VagaGerada[], recebidas: CandidaturaGerada[]) => {
  const random = createRandom('selecao')
  const vagas = publicadas.map(vaga => ({
    ...vaga,
    linha: { ...vaga.linha, lugares: random.int(1, 3), divulgacaoEm: divulgacaoDe(vaga, semente) },
  }))
  const daAluna = percursoDaAluna(semente, publicadas)
  const mudancas: Omit<MudancaGerada, 'id'>[] = []
  const etapas = new Map<number, Pick<CandidaturaGerada, 'etapa' | 'retida' | 'etapaMantida' | 'versao'>>()
  for (const [vagaId, candidatas] of groupBy(recebidas, ({ vagaId }) => vagaId)) {
    const vaga = elementAt(vagas, vagaId - 1)
    for (const [posicao, { id, candidatoId, criadoEm }] of candidatas.entries()) {
      const passos = (candidatoId === 1 && daAluna.get(vagaId)) || passosDe(vaga, posicao, random)
      const entre = (semente.hoje.getTime() - criadoEm.getTime()) / (passos.length + 1)
      let antes: ReturnType<typeof nextGuardada> = { etapa: 'recebida', retida: false, etapaMantida: null }
      for (const [index, { etapa, retida = false, palavra = null }] of passos.entries()) {
        const depois = nextGuardada(antes, { etapa, retida })
        mudancas.push({
          candidaturaId: id,
          porId: etapa === 'retirada' ? candidatoId : vaga.linha.autorId,
          de: antes.etapa,
          para: etapa,
          palavra,
          retida,
          ...toVisto(toEtapaVisivel(antes), toEtapaVisivel(depois)),
          criadoEm: new Date(criadoEm.getTime() + Math.floor(entre * (index + 1))),
        })
        antes = depois
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
