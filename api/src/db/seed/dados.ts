import type { usuarios, vagas } from '../schema.ts'

/** The input of the generators: the same input gives the same rows. */
export type Semente = {
  /** The instant of seeding: every date is relative to it. */
  hoje: Date
  /** 1 for the demo board; 100 for measurements. */
  scale: number
  /** The hash of every demo account's password: 15,000 hashes would take minutes. */
  senhaHash: string
  /** The ids of existing rows, by name. */
  referencias: { departamentos: Map<string, number>; interesses: Map<string, number>; tipos: Map<string, number> }
}

export type Id<T> = T & { id: number }

export type Pessoa = {
  linha: Id<typeof usuarios.$inferInsert>
  feminino: boolean
  primeiroNome: string
  /** The department of a professor; null for a student. */
  departamento: string | null
  /** The course of a student; null for a professor. */
  curso: string | null
  interesses: string[]
}

export type VagaGerada = {
  linha: Id<typeof vagas.$inferInsert> & { criadoEm: Date }
  departamento: string
  interesses: string[]
}

/** @throws RangeError for an unknown name */
export const idOf = (ids: Map<string, number>, nome: string): number => {
  const id = ids.get(nome)
  if (id === undefined) throw new RangeError(`No row named ${nome}`)
  return id
}

/** Texts agree with the gender of their writer: see `conteudo/alunos.ts`. */
export const genero = ({ feminino }: Pessoa): { o: string; a: string } => ({
  o: feminino ? 'a' : 'o',
  a: feminino ? 'a' : '',
})

/** An interest within a sentence: 'história do Brasil'. */
export const emFrase = (interesse: string): string => interesse.toLowerCase().replace(/brasil$/, 'Brasil')

/** 'professora Helena'. */
export const tratamento = (professor: Pessoa): string =>
  `${professor.feminino ? 'professora' : 'professor'} ${professor.primeiroNome}`

/** Cycles through the list. @throws RangeError if it is empty */
export const elementAt = <T>(list: readonly T[], index: number): T => {
  const element = list[index % list.length]
  if (element === undefined) throw new RangeError('The list is empty')
  return element
}

/** Map.groupBy, which Node 20 does not have. */
export const groupBy = <T, K>(list: readonly T[], keyOf: (element: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const element of list) {
    const group = groups.get(keyOf(element))
    if (group) group.push(element)
    else groups.set(keyOf(element), [element])
  }
  return groups
}
