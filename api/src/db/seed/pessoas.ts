import { apresentacoes, nomesFemininos, nomesMasculinos, sobrenomes } from './conteudo/alunos.ts'
import { cursos, departamentosProximos } from './conteudo/cursos.ts'
import { departamentoDoConteudo } from './conteudo/catalogo.ts'
import { interessesPorCategoria } from './conteudo/interesses.ts'
import { professores } from './conteudo/professores.ts'
import type { Professor } from './conteudo/professores.ts'
import { emFrase, genero, idOf } from './dados.ts'
import type { Pessoa, Semente } from './dados.ts'
import { daysBefore, periodoAntes } from './datas.ts'
import { fillIn } from './fillIn.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'

/** The people of the demo board, multiplied by `scale`. */
export const PESSOAS = 150

const objetivos = ['mentoring', 'academic_projects', 'networking', 'opportunities', 'curriculum', 'other'] as const
const todosOsInteresses = Object.values(interessesPorCategoria).flat()

const semAcento = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

type Base = Pick<Pessoa, 'feminino' | 'departamento' | 'curso' | 'interesses'> & {
  id: number
  nome: string
  email: string
}

const toPessoa = (base: Base, semente: Semente, random: Random): Pessoa => {
  const criadoEm = daysBefore(semente.hoje, random.int(20, 900))
  return {
    feminino: base.feminino,
    primeiroNome: base.nome.split(' ')[0] ?? base.nome,
    departamento: base.departamento,
    curso: base.curso,
    interesses: base.interesses,
    linha: {
      id: base.id,
      usuario: base.nome,
      email: base.email,
      senhaHash: semente.senhaHash,
      demonstracao: true,
      ehaluno: base.curso !== null,
      sobre: null,
      avatar: null,
      curso: base.curso,
      periodoInicio: null,
      objetivoPrincipal: null,
      titulo: null,
      departamentoId: base.departamento ? idOf(semente.referencias.departamentos, base.departamento) : null,
      emailVerificadoEm: criadoEm,
      professorConfirmadoEm: base.curso === null ? criadoEm : null,
      criadoEm,
    },
  }
}

const professora = (professor: Professor, id: number, semente: Semente, random: Random): Pessoa => {
  const base = { ...professor, id, curso: null, feminino: professor.titulo.startsWith('Professora') }
  const pessoa = toPessoa(base, semente, random)
  return { ...pessoa, linha: { ...pessoa.linha, titulo: professor.titulo, sobre: professor.sobre } }
}

const proximosDoCurso = new Map(
  cursos.map(curso => {
    const vagas = departamentosProximos(curso).flatMap(nome => departamentoDoConteudo(nome).vagas)
    return [curso, [...new Set(vagas.flatMap(({ interesses }) => interesses))]]
  }),
)

/** Interests near the course first, then any others. */
const interessesDe = (curso: string, random: Random): string[] => {
  const proximos = random.sample(proximosDoCurso.get(curso) ?? [], random.int(3, 5))
  return [...new Set([...proximos, ...random.sample(todosOsInteresses, random.int(1, 3))])]
}

const aluna = (id: number, emails: Set<string>, semente: Semente, random: Random): Pessoa => {
  const feminino = random.chance(0.52)
  const [primeiro, ...rest] = [
    random.pick(feminino ? nomesFemininos : nomesMasculinos),
    ...random.sample(sobrenomes, 2),
  ]
  const nome = [primeiro, ...rest].join(' ')
  const local = semAcento(`${primeiro?.split(' ')[0]}.${rest.at(-1)}`)
  const email = emails.has(local) ? `${local}${id}` : local
  emails.add(email)
  const curso = random.pick(cursos)
  const base = { id, nome, email: `${email}@puc.example`, feminino, departamento: null, curso }
  const pessoa = toPessoa({ ...base, interesses: interessesDe(curso, random) }, semente, random)
  const [interesse = '', outro = ''] = pessoa.interesses
  const slots = { curso, Interesse: interesse, interesse: emFrase(interesse), outro: emFrase(outro), ...genero(pessoa) }
  const sobre = random.chance(0.82) ? fillIn(random.pick(apresentacoes), slots) : null
  const periodoInicio = periodoAntes(semente.hoje, random.int(0, 9))
  return { ...pessoa, linha: { ...pessoa.linha, sobre, periodoInicio, objetivoPrincipal: random.pick(objetivos) } }
}

/** The demo student: her interests, course and transcript give recommendations of every kind. */
const alunaDeDemonstracao = (semente: Semente, random: Random): Pessoa => {
  const pessoa = toPessoa(
    {
      id: 1,
      nome: 'Marina Azevedo Lopes',
      email: 'aluna@puc.example',
      feminino: true,
      departamento: null,
      curso: 'Engenharia de Computação',
      interesses: [
        'Inteligência Artificial',
        'Robótica',
        'Ciência de Dados',
        'Acessibilidade',
        'Jogos Digitais',
        'Música',
      ],
    },
    semente,
    random,
  )
  const sobre =
    'Estudante de Engenharia de Computação, monitora de primeira viagem e violonista nas horas vagas. Gosto de projetos em que o código encosta no mundo: robôs, acessibilidade, jogos. Procuro uma iniciação científica em aprendizado de máquina.'
  const linha = {
    ...pessoa.linha,
    sobre,
    periodoInicio: periodoAntes(semente.hoje, 5),
    objetivoPrincipal: 'academic_projects' as const,
  }
  return { ...pessoa, linha }
}

const professorDeEscala = (
  index: number,
  id: number,
  feminino: boolean,
  random: Random,
): Professor & { feminino: boolean } => {
  const modelo = professores[index % professores.length] ?? random.pick(professores)
  const nome = [random.pick(feminino ? nomesFemininos : nomesMasculinos), ...random.sample(sobrenomes, 2)].join(' ')
  const titulo = feminino ? 'Professora Adjunta' : 'Professor Adjunto'
  return { ...modelo, nome, titulo, feminino, email: `docente${id}@puc.example` }
}

/** The demo student has id 1, the demo professor id 2; professors come before the other students. */
export const gerarPessoas = (semente: Semente): Pessoa[] => {
  const random = createRandom('pessoas')
  const pessoas = [alunaDeDemonstracao(semente, random)]
  for (const professor of professores) pessoas.push(professora(professor, pessoas.length + 1, semente, random))
  for (let index = 0; index < (semente.scale - 1) * professores.length; index++) {
    const id = pessoas.length + 1
    pessoas.push(professora(professorDeEscala(index, id, random.chance(0.5), random), id, semente, random))
  }
  const emails = new Set(pessoas.map(({ linha }) => linha.email.split('@')[0] ?? ''))
  while (pessoas.length < PESSOAS * semente.scale) pessoas.push(aluna(pessoas.length + 1, emails, semente, random))
  return pessoas
}
