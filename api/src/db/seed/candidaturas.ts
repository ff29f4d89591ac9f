import type { candidaturas } from '../schema.ts'
import { aberturasDeCarta, fechosDeCarta, meiosDeCarta, motivosDeCarta } from './conteudo/alunos.ts'
import { catalogo } from './conteudo/catalogo.ts'
import { departamentosProximos } from './conteudo/cursos.ts'
import { elementAt, emFrase, genero, tratamento } from './dados.ts'
import type { Id, Pessoa, Semente, VagaGerada } from './dados.ts'
import { minutesBefore } from './datas.ts'
import { fillIn } from './fillIn.ts'
import { percursoDaAluna } from './percurso.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { vagasDaDemonstracao } from './vagas.ts'

export type CandidaturaGerada = Id<typeof candidaturas.$inferInsert> & { criadoEm: Date }

const carta = (aluno: Pessoa, professor: Pessoa, random: Random): string | null => {
  if (random.chance(0.35)) return null
  const slots = {
    nome: aluno.linha.usuario,
    curso: aluno.curso ?? '',
    periodo: aluno.linha.periodoInicio ?? '',
    interesse: emFrase(random.pick(aluno.interesses)),
    professor: tratamento(professor),
    ...genero(aluno),
  }
  const partes = [random.pick(aberturasDeCarta), random.pick(meiosDeCarta)]
  if (random.chance(0.75)) partes.push(random.pick(motivosDeCarta))
  return fillIn([...partes, random.pick(fechosDeCarta)].join('\n\n'), slots)
}

/** How many apply: a new vaga has had little time, and the demo professor's are popular. */
const procura = (vaga: VagaGerada, hoje: Date, random: Random): number => {
  const dias = (hoje.getTime() - vaga.linha.criadoEm.getTime()) / 86_400_000
  if (dias < 1) return random.int(0, 2)
  if (vaga.linha.autorId === 2) return random.int(9, 24)
  return dias < 7 ? random.int(0, 6) : random.int(1, 13)
}

/** Between publication and the deadline or the day of seeding, whichever came first. */
const momento = (vaga: VagaGerada, hoje: Date, random: Random): Date => {
  const start = vaga.linha.criadoEm.getTime()
  const end = Math.min(hoje.getTime(), Date.parse(`${vaga.linha.prazo}T23:00:00-03:00`))
  return new Date(start + Math.floor(((end - start) * random.int(1, 999)) / 1000))
}

/** Some candidaturas to the demo professor's vagas, the demo student's among them, once each. */
const compartilha = ({ linha: { autorId, titulo } }: VagaGerada, aluno: Pessoa, ordem: number): boolean => {
  if (aluno.linha.id === 1) return titulo === vagasDaDemonstracao[0]
  return autorId === 2 && ordem % 3 === 0
}

const escolherAlunos = (
  vaga: VagaGerada,
  count: number,
  alunos: Pessoa[],
  proximos: Pessoa[],
  random: Random,
): Pessoa[] => {
  const chosen = new Set<Pessoa>()
  for (let attempt = 0; attempt < count * 2 && chosen.size < count; attempt++)
    chosen.add(random.pick(proximos.length > 0 && random.chance(0.75) ? proximos : alunos))
  const demo = elementAt(alunos, 0)
  chosen.delete(demo)
  if (vagasDaDemonstracao.includes(vaga.linha.titulo)) chosen.add(demo)
  return [...chosen]
}

/** The demo student's candidaturas to other vagas than the featured ones, each a minute after the publication. */
const daAluna = (semente: Semente, pessoas: Pessoa[], vagas: VagaGerada[]) => {
  const random = createRandom('aluna')
  const percurso = percursoDaAluna(semente, vagas)
  return vagas
    .filter(({ linha: { id, titulo } }) => percurso.has(id) && !vagasDaDemonstracao.includes(titulo))
    .map(({ linha: { id: vagaId, autorId, criadoEm } }) => ({
      vagaId,
      candidatoId: 1,
      cartaMotivacao: carta(elementAt(pessoas, 0), elementAt(pessoas, autorId - 1), random),
      compartilhaHistorico: false,
      criadoEm: minutesBefore(criadoEm, -1),
    }))
}

/** Oldest first. */
export const gerarCandidaturas = (semente: Semente, pessoas: Pessoa[], vagas: VagaGerada[]): CandidaturaGerada[] => {
  const random = createRandom('candidaturas')
  const alunos = pessoas.filter(({ curso }) => curso !== null)
  const proximosDe = new Map<string, Pessoa[]>()
  for (const { nome } of catalogo)
    proximosDe.set(
      nome,
      alunos.filter(({ curso }) => departamentosProximos(curso ?? '').includes(nome)),
    )
  return vagas
    .flatMap(vaga => {
      const professor = elementAt(pessoas, vaga.linha.autorId - 1)
      const count = procura(vaga, semente.hoje, random)
      return escolherAlunos(vaga, count, alunos, proximosDe.get(vaga.departamento) ?? [], random).map(
        (aluno, ordem) => ({
          vagaId: vaga.linha.id,
          candidatoId: aluno.linha.id,
          cartaMotivacao: carta(aluno, professor, random),
          compartilhaHistorico: compartilha(vaga, aluno, ordem),
          criadoEm: momento(vaga, semente.hoje, random),
        }),
      )
    })
    .concat(daAluna(semente, pessoas, vagas))
    .toSorted((one, other) => one.criadoEm.getTime() - other.criadoEm.getTime())
    .map((candidatura, index) => ({ id: index + 1, ...candidatura }))
}
