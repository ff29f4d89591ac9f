import type { historicos, turmasLecionadas } from '../schema/historicos.ts'
import { catalogo } from './conteudo/catalogo.ts'
import { atividadesComplementares, curriculo } from './conteudo/cursos.ts'
import type { Disciplina } from './conteudo/departamento.ts'
import { elementAt } from './dados.ts'
import type { Pessoa, Semente } from './dados.ts'
import { periodosDesde } from './datas.ts'
import { createRandom, hashText } from './random.ts'
import type { Random } from './random.ts'

type Linha = typeof historicos.$inferInsert

const cursada = (usuarioId: number, periodo: string, disciplina: Disciplina, random: Random): Linha => ({
  usuarioId,
  periodo,
  codigoDisciplina: disciplina.codigo,
  nomeDisciplina: disciplina.nome,
  turma: `33${random.pick(['A', 'B', 'C'])}`,
  grau: null,
  situacao: 'cursando',
  nCreditos: disciplina.creditos,
})

/** Around the student's own level, one decimal; below 5 is a failure, and the discipline is repeated. */
const grauDe = (nivel: number, random: Random): number =>
  Math.max(1.5, Math.min(10, Math.round(nivel + random.int(-22, 18)) / 10))

const complementares = (usuarioId: number, periodos: string[], creditos: number[]): Linha[] =>
  creditos.slice(0, periodos.length).map((nCreditos, index) => ({
    usuarioId,
    periodo: elementAt(periodos, index),
    codigoDisciplina: atividadesComplementares.codigo,
    nomeDisciplina: atividadesComplementares.nome,
    turma: '1CA',
    grau: null,
    situacao: 'aprovado',
    nCreditos,
  }))

const disciplinasDe = (aluno: Pessoa, periodos: string[], random: Random): Linha[] => {
  const pendentes = [...curriculo(aluno.curso ?? '')]
  const nivel = aluno.linha.id === 1 ? 86 : random.int(58, 93)
  const atual = periodos.at(-1)
  return periodos.flatMap(periodo =>
    pendentes.splice(0, random.int(4, 6)).map(disciplina => {
      const linha = cursada(aluno.linha.id, periodo, disciplina, random)
      if (periodo === atual) return linha
      const grau = grauDe(nivel, random)
      if (grau < 5) pendentes.unshift(disciplina)
      return { ...linha, grau, situacao: grau < 5 ? 'reprovado' : 'aprovado' }
    }),
  )
}

/** Three in four students of the demo board have imported theirs; one in four on a scaled board. */
const importou = ({ linha }: Pessoa, random: Random) => linha.id === 1 || random.chance(linha.id <= 150 ? 0.75 : 0.25)

export const gerarHistoricos = (semente: Semente, pessoas: Pessoa[]): Linha[] => {
  const random = createRandom('historicos')
  return pessoas.flatMap(aluno => {
    if (aluno.curso === null || !importou(aluno, random)) return []
    const periodos = periodosDesde(aluno.linha.periodoInicio ?? '', semente.hoje)
    const creditos = random.chance(0.6) ? Array.from({ length: random.int(1, 4) }, () => random.int(1, 3)) : []
    const feitas = complementares(aluno.linha.id, periodos.slice(0, -1), aluno.linha.id === 1 ? [2, 1, 3] : creditos)
    return [...disciplinasDe(aluno, periodos, random), ...feitas]
  })
}

/** Who taught the classes of the transcripts; disciplines of other departments have no teacher here. */
export const gerarTurmasLecionadas = (
  pessoas: Pessoa[],
  historico: Linha[],
): Array<typeof turmasLecionadas.$inferInsert> => {
  const professoresDe = new Map(
    catalogo.flatMap(({ nome, disciplinas }) => {
      const professores = pessoas.filter(({ departamento }) => departamento === nome)
      return disciplinas.map(({ codigo }) => [codigo, professores] as const)
    }),
  )
  const turmas = new Map<string, typeof turmasLecionadas.$inferInsert>()
  for (const { codigoDisciplina, periodo, turma } of historico) {
    const professores = professoresDe.get(codigoDisciplina)
    const chave = `${codigoDisciplina} ${periodo} ${turma}`
    if (!professores || !turma || turmas.has(chave)) continue
    const professorId = elementAt(professores, hashText(chave)).linha.id
    turmas.set(chave, { professorId, codigoDisciplina, periodo, turma })
  }
  return [...turmas.values()]
}
