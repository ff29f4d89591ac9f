import type { mensagens } from '../schema/rede.ts'
import { comProfessor, entreAlunos } from './conteudo/dialogos.ts'
import type { Dialogo } from './conteudo/dialogos.ts'
import { curriculo } from './conteudo/cursos.ts'
import { elementAt, emFrase, tratamento } from './dados.ts'
import type { Id, Pessoa, Semente, VagaGerada } from './dados.ts'
import { minutesBefore } from './datas.ts'
import { fillIn } from './fillIn.ts'
import { PESSOAS } from './pessoas.ts'
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
    interesse: emFrase(random.pick(aluno.interesses)),
  },
})

/** The disciplines that both courses share: at least the common ones of the university. */
const emComum = (a: Pessoa, b: Pessoa): string[] => {
  const outras = curriculo(b.curso ?? '')
  return curriculo(a.curso ?? '')
    .filter(disciplina => outras.includes(disciplina))
    .map(({ nome }) => nome)
}

const entreColegas = (a: Pessoa, b: Pessoa, random: Random) => ({
  a,
  b,
  dialogo: random.pick(entreAlunos),
  slots: {
    nome: b.primeiroNome,
    disciplina: random.pick(emComum(a, b)),
    interesse: emFrase(random.pick(a.interesses)),
  },
})

/** The dialogue up to the last turn of `quem`, who waits for a reply. */
const aEspera = (dialogo: Dialogo, quem: 'a' | 'b'): Dialogo =>
  dialogo.slice(0, dialogo.findLastIndex(({ de }) => de === quem) + 1)

/** The demo accounts talk to each other and to a dozen more; some messages are unread. */
const daDemonstracao = (pessoas: Pessoa[], vagas: VagaGerada[], random: Random): Conversa[] => {
  const [aluna, professora, ...outras] = pessoas.slice(0, PESSOAS)
  if (!aluna || !professora) return []
  const tituloDe = ({ linha }: Pessoa) =>
    random.pick(vagas.filter(vaga => vaga.linha.autorId === linha.id)).linha.titulo
  const alunos = outras.filter(({ curso }) => curso !== null)
  const professores = outras.filter(({ curso }) => curso === null).slice(0, 2)
  const [iniciacao] = vagasDaDemonstracao.slice(1)
  const convite = { ...sobreVaga(aluna, professora, iniciacao ?? '', random), dialogo: elementAt(comProfessor, 2) }
  return [
    { ...convite, fim: 95, lida: false },
    ...professores.map((outra, i) => ({
      ...sobreVaga(aluna, outra, tituloDe(outra), random),
      dialogo: elementAt(comProfessor, i),
      fim: 60 * 26 * (i * 7 + 1),
      lida: true,
    })),
    ...alunos.slice(0, 4).map((colega, i) => {
      const conversa = entreColegas(colega, aluna, random)
      const dialogo = elementAt(entreAlunos, i)
      return { ...conversa, dialogo: i < 2 ? aEspera(dialogo, 'a') : dialogo, fim: 40 + i * i * 1700, lida: i > 1 }
    }),
    ...alunos.slice(6, 18).map((aluno, i) => {
      const conversa = sobreVaga(aluno, professora, tituloDe(professora), random)
      const lida = i % 3 > 0
      const dialogo = elementAt(comProfessor, i)
      return {
        ...conversa,
        dialogo: lida ? dialogo : aEspera(dialogo, 'a'),
        fim: 15 + i * i * 310,
        lida,
      }
    }),
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
    const chave = `${Math.min(a.linha.id, b.linha.id)} ${Math.max(a.linha.id, b.linha.id)}`
    if (a === b || seen.has(chave)) continue
    seen.add(chave)
    const base = b.curso === null ? sobreVaga(a, b, vaga.linha.titulo, random) : entreColegas(a, b, random)
    conversas.push({ ...base, fim: random.int(10, 60 * 24 * 120), lida: random.chance(0.8) })
  }
  return conversas
}

/** Oldest first, as ids follow time: some 1,500 on the demo board, some 5,000 per step of a larger scale. */
export const gerarMensagens = (semente: Semente, pessoas: Pessoa[], vagas: VagaGerada[]): MensagemGerada[] => {
  const random = createRandom('mensagens')
  const count = semente.scale === 1 ? 250 : 898 * semente.scale
  return [...daDemonstracao(pessoas, vagas, random), ...aoAcaso(pessoas, vagas, count, random)]
    .flatMap(conversa => toMensagens(conversa, semente.hoje, random))
    .toSorted((one, other) => one.criadoEm.getTime() - other.criadoEm.getTime())
}
