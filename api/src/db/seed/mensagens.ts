import type { mensagens } from '../schema.rede.ts'
import { comProfessor, entreAlunos } from './conteudo/dialogos.ts'
import type { Dialogo } from './conteudo/dialogos.ts'
import { curriculo } from './conteudo/cursos.ts'
import { elementAt, tratamento } from './dados.ts'
import type { Id, Pessoa, Semente, VagaGerada } from './dados.ts'
import { minutesBefore } from './datas.ts'
import { fillIn } from './fillIn.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { vagasDaDemonstracao } from './vagas.ts'

export type MensagemGerada = Omit<Id<typeof mensagens.$inferInsert>, 'id'> & { criadoEm: Date }

/** `fim`: minutes before the day of seeding; `lida`: whether the last turn has been read. */
type Conversa = { a: Pessoa; b: Pessoa; dialogo: Dialogo; slots: Record<string, string>; fim: number; lida: boolean }

const toMensagens = ({ a, b, dialogo, slots, fim, lida }: Conversa, hoje: Date, random: Random): MensagemGerada[] => {
  const ultimo = dialogo.at(-1)?.de
  const primeiraSemLer = lida ? dialogo.length : dialogo.findLastIndex(({ de }) => de !== ultimo) + 1
  let minutos = fim
  return dialogo
    .map((fala, index) => ({ ...fala, index }))
    .toReversed()
    .map(({ de, texto, index }) => {
      const criadoEm = minutesBefore(hoje, minutos)
      const lidaEm = index < primeiraSemLer ? minutesBefore(hoje, Math.max(minutos - 2, 0)) : null
      minutos += random.chance(0.2) ? random.int(120, 1400) : random.int(3, 50)
      const [remetenteId, destinatarioId] = de === 'a' ? [a.linha.id, b.linha.id] : [b.linha.id, a.linha.id]
      return { remetenteId, destinatarioId, conteudo: fillIn(texto, slots), lidaEm, criadoEm }
    })
}

const sobreVaga = (aluno: Pessoa, professor: Pessoa, titulo: string, random: Random) => ({
  a: aluno,
  b: professor,
  dialogo: random.pick(comProfessor),
  slots: {
    vaga: titulo,
    professor: tratamento(professor),
    aluno: aluno.primeiroNome,
    interesse: random.pick(aluno.interesses).toLowerCase(),
  },
})

const entreColegas = (a: Pessoa, b: Pessoa, random: Random) => ({
  a,
  b,
  dialogo: random.pick(entreAlunos),
  slots: {
    nome: b.primeiroNome,
    disciplina: random.pick(curriculo(a.curso ?? '').slice(0, 8)).nome,
    interesse: random.pick(a.interesses).toLowerCase(),
  },
})

/** The demo accounts talk to each other and to a dozen more, some of it unread. */
const daDemonstracao = (pessoas: Pessoa[], random: Random): Conversa[] => {
  const [aluna, professora] = [elementAt(pessoas, 0), elementAt(pessoas, 1)]
  const [otavio, renata] = [elementAt(pessoas, 2), elementAt(pessoas, 3)]
  const alunos = pessoas.slice(0, 150).filter(({ curso, linha }) => curso !== null && linha.id !== 1)
  const titulo = () => random.pick(vagasDaDemonstracao)
  const convite = { ...sobreVaga(aluna, professora, titulo(), random), dialogo: elementAt(comProfessor, 2) }
  return [
    { ...convite, fim: 95, lida: false },
    { ...sobreVaga(aluna, renata, titulo(), random), fim: 60 * 26, lida: true },
    { ...sobreVaga(aluna, otavio, titulo(), random), fim: 60 * 24 * 9, lida: true },
    ...alunos.slice(0, 4).map((colega, i) => ({
      ...entreColegas(colega, aluna, random),
      fim: 40 + i * i * 1700,
      lida: i > 1,
    })),
    ...alunos.slice(6, 18).map((aluno, i) => ({
      ...sobreVaga(aluno, professora, titulo(), random),
      fim: 15 + i * i * 310,
      lida: i % 3 > 0,
    })),
  ]
}

const aoAcaso = (pessoas: Pessoa[], vagas: VagaGerada[], count: number, random: Random): Conversa[] => {
  const alunos = pessoas.filter(({ curso, linha }) => curso !== null && linha.id !== 1)
  const seen = new Set<string>()
  const conversas: Conversa[] = []
  for (let attempt = 0; attempt < count * 3 && conversas.length < count; attempt++) {
    const vaga = random.pick(vagas)
    const professor = elementAt(pessoas, vaga.linha.autorId - 1)
    const [a, colega] = [random.pick(alunos), random.pick(alunos)]
    const b = random.chance(0.5) && professor.linha.id !== 2 ? professor : colega
    const chave = [a.linha.id, b.linha.id].toSorted().join(' ')
    if (a === b || seen.has(chave)) continue
    seen.add(chave)
    const base = b.curso === null ? sobreVaga(a, b, vaga.linha.titulo, random) : entreColegas(a, b, random)
    conversas.push({ ...base, fim: random.int(10, 60 * 24 * 120), lida: random.chance(0.8) })
  }
  return conversas
}

/** Oldest first, as ids follow time: some 1,500 on the demo board, some 5,000 for each step of a larger scale. */
export const gerarMensagens = (semente: Semente, pessoas: Pessoa[], vagas: VagaGerada[]): MensagemGerada[] => {
  const random = createRandom('mensagens')
  const count = semente.scale === 1 ? 250 : 860 * semente.scale
  return [...daDemonstracao(pessoas, random), ...aoAcaso(pessoas, vagas, count, random)]
    .flatMap(conversa => toMensagens(conversa, semente.hoje, random))
    .toSorted((one, other) => one.criadoEm.getTime() - other.criadoEm.getTime())
}
