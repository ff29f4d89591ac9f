import type { Regra } from '../retencao/keep.ts'

/**
 * Why the university may keep it (LGPD, art. 7): `execucao` of what the person asked for (V), `consentimento` (I),
 * `obrigacao` of law (II), `direitos` in proceedings (VI), `interesse` of the university (IX).
 */
export type Base = 'execucao' | 'consentimento' | 'obrigacao' | 'direitos' | 'interesse'

/** How long: the setting whose age deletes the rows, as long as the account, until it is used or expires, or without an end. */
export type Guarda = Regra | 'conta' | 'expira' | 'sempre'

/**
 * What the end of the account does to a row with a key of the person: `apaga` deletes it, `solta` empties the key, `fica`
 * leaves it with the emptied account, 'Pessoa removida'.
 */
export type AoExcluir = 'apaga' | 'solta' | 'fica'

/** How a column reads in a person's copy; `valor`: what to write in its place, as SQL. */
export type Exportada = string | { rotulo: string; valor: string }

/** What a table keeps about people. Its other columns stand in impessoais.ts. */
export type Tabela = {
  titulo: string
  finalidade: string
  base: Base
  guarda: Guarda
  /** Keys of the person whose row it is. Their rows are in the copy. */
  donos?: Record<string, AoExcluir>
  /** Keys of people who are named in a row of somebody else. */
  citados?: Record<string, AoExcluir>
  /**
   * The rows belong to the owner of the row of `tabela` whose `chave` (its id) is `coluna`. They are deleted with it, or lose
   * it (`solta`).
   */
  de?: { coluna: string; tabela: string; chave?: string; solta?: true }
  /** The column with the address of a person, whose rows the end of the account deletes. */
  endereco?: string
  /** Which rows of the person are in the copy, as SQL; all without it. */
  so?: string
  exporta: Record<string, Exportada>
  /** Personal columns that are not in the copy, by why. */
  oculta?: Record<string, readonly string[]>
  /** Texts that may name people: the end of the account writes over the name and the address. */
  mencoes?: readonly string[]
  /** The same, in columns of JSON. */
  mencoesEmJson?: readonly string[]
}

type Colunas = Omit<Tabela, 'titulo' | 'finalidade' | 'base' | 'guarda' | 'exporta'> & Partial<Pick<Tabela, 'exporta'>>

/** A table of the map; nothing of it is in the copy without `exporta`. */
export const em = (titulo: string, finalidade: string, base: Base, guarda: Guarda, colunas: Colunas): Tabela => ({
  titulo,
  finalidade,
  base,
  guarda,
  exporta: {},
  ...colunas,
})

/** The same for a table whose `usuario_id` says whose a row is, and is deleted with the account. */
export const dela = (...[titulo, finalidade, base, guarda, colunas]: Parameters<typeof em>): Tabela =>
  em(titulo, finalidade, base, guarda, { donos: { usuario_id: 'apaga' }, ...colunas })

/** The columns of a table that are personal. */
export const pessoaisDe = ({ donos, citados, exporta, oculta }: Tabela): string[] => [
  ...new Set([
    ...Object.keys({ ...donos, ...citados }).filter(coluna => coluna !== 'id'),
    ...Object.keys(exporta),
    ...Object.values(oculta ?? {}).flat(),
  ]),
]
