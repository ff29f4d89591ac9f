import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { departamentos } from '../db/schema.ts'
import { titulo } from '../http/texto.ts'
import type { Instituicao } from '../instituicao.ts'
import { refuseNomeDeEstudante } from '../usuarios/nomeDeEstudante.ts'
import { email, periodoDeInicio, usuario } from '../usuarios/usuarios.schemas.ts'
import { colunas, fold } from './arquivo.ts'
import type { Arquivo, Coluna, LinhaLida } from './arquivo.ts'

/** A person as a line names them. Null: the line says nothing, so nothing changes. */
export type Registro = {
  linha: number
  matricula: string
  nome: string
  email: string
  ehaluno: boolean
  curso: string | null
  departamento: { id: number; name: string } | null
  periodoInicio: string | null
  desligado: boolean
  celulas: readonly string[]
}

/** A line that is not imported, and why. */
export type Recusa = { linha: number; motivo: string; celulas: readonly string[] }

/** A word of a list, case and accents ignored; blank is null. */
const oneOf = <T>(known: ReadonlyMap<string, T>, sentence: string) =>
  z.string().transform((text, context): T | null => {
    if (text.trim() === '') return null
    const found = known.get(fold(text))
    if (found === undefined) context.addIssue({ code: 'custom', message: sentence })
    return found ?? null
  })

const byName = <T>(all: readonly T[], nameOf: (one: T) => string) =>
  new Map(all.map(one => [fold(nameOf(one)), one] as const))

const papeis = new Map([
  ['aluno', true],
  ['professor', false],
])
const situacoes = new Map([
  ['ativo', false],
  ['desligado', true],
])

/** The rules of a line, by those of the institution and its departments. */
const toRegras = async (db: Db, instituicao: Instituicao) => {
  const nomes = await db.select().from(departamentos)
  return z.object({
    matricula: titulo(50).min(1, 'Está em branco.'),
    nome: usuario,
    email,
    papel: oneOf(papeis, 'Escreva aluno ou professor.').refine(papel => papel !== null, 'Está em branco.'),
    curso: oneOf(
      byName(instituicao.cursos, curso => curso),
      'Não é um curso da instituição.',
    ),
    departamento: oneOf(
      byName(nomes, ({ name }) => name),
      'Não é um departamento da instituição.',
    ),
    periodo_inicio: z.string().trim().pipe(z.literal('').or(periodoDeInicio)),
    situacao: oneOf(situacoes, 'Escreva ativo ou desligado.'),
  })
}

type Regras = Awaited<ReturnType<typeof toRegras>>

/** The person of a line, or why it is refused: the first thing that is wrong. */
const toRegistro = (campos: Record<Coluna, string>, regras: Regras): Omit<Registro, 'linha' | 'celulas'> | string => {
  const { data, error } = regras.safeParse(campos)
  if (!data) {
    const [issue] = error.issues
    return `${String(issue?.path[0])}: ${issue?.message}`
  }
  const { matricula, nome, papel, periodo_inicio: periodo } = data
  const ehaluno = papel ?? false
  const refused = ehaluno ? refuseNomeDeEstudante(nome) : null
  if (refused) return `nome: ${refused}`
  return {
    matricula,
    nome,
    email: data.email,
    ehaluno,
    curso: ehaluno ? data.curso : null,
    departamento: ehaluno ? null : data.departamento,
    periodoInicio: ehaluno && periodo !== '' ? periodo : null,
    desligado: data.situacao ?? false,
  }
}

/**
 * Reads lines of a file one after the other. A matrícula or an e-mail that an earlier line has is refused, with the number
 * of that line.
 */
export const createLeitor = async (db: Db, instituicao: Instituicao, { posicoes, titulos }: Arquivo) => {
  const regras = await toRegras(db, instituicao)
  const vistos = new Map<string, number>()
  const refuseRepetida = (nome: string, chave: string, linha: number): string | null => {
    const first = vistos.get(chave)
    if (first === undefined) vistos.set(chave, linha)
    return first === undefined ? null : `${nome} já está na linha ${first}.`
  }
  const read = ({ numero, celulas }: LinhaLida) => {
    if (celulas.length > titulos.length) return 'A linha tem mais células que o cabeçalho.'
    const cells = colunas.map(coluna => [coluna, celulas[posicoes.get(coluna) ?? -1] ?? ''])
    const registro = toRegistro(Object.fromEntries(cells) as Record<Coluna, string>, regras)
    if (typeof registro === 'string') return registro
    const { ehaluno, matricula, email: endereco } = registro
    const daMatricula = refuseRepetida('A matrícula', `${ehaluno} ${matricula}`, numero)
    const doEmail = refuseRepetida('O e-mail', endereco, numero)
    return daMatricula ?? doEmail ?? registro
  }
  return (lida: LinhaLida): Registro | Recusa => {
    const { numero: linha, celulas } = lida
    const registro = read(lida)
    return typeof registro === 'string' ? { linha, motivo: registro, celulas } : { ...registro, linha, celulas }
  }
}
