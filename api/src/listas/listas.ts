import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** A kind of use: a table with a column that names an entry of the list. */
export type Referencia = {
  /** As counts and the ledger of joins name it. */
  tipo: 'vagas' | 'pessoas' | 'interesses' | 'cursos' | 'buscas'
  tabela: string
  coluna: string
  /** The id of the row or, of a pair, its other half. */
  chave: string
  tipoDaChave: 'int' | 'text'
  /** The row is a pair without an id: who has both entries keeps one row. */
  par: boolean
  /** The students whose recommendations depend on the rows with these keys (text). */
  alunos?: (chaves: SQL) => SQL
}

export type Lista = {
  /** The title of its column in the file of the list. */
  coluna: string
  /** One entry, as the audit and sentences call it. */
  um: string
  tabela: string
  nome: 'name' | 'nome'
  /** The most letters of a name, and the most entries. */
  letras: number
  maximo: number
  /** The entries `l` that the board itself needs by their names: these stay as they are. */
  fixas: SQL
  /** Whether those come first, in the order of their ids, and keep their places. */
  fixasPrimeiro: boolean
  /** Whether an entry belongs to a category. */
  temCategoria: boolean
  /** Whether an entry has courses. */
  temCursos: boolean
  referencias: readonly Referencia[]
}

/** The category of what people add (interesses/interesses.repository.ts). */
export const outros = 'Outros'

const deVagas = (coluna: string): Referencia => ({
  tipo: 'vagas',
  tabela: 'vagas',
  coluna,
  chave: 'id',
  tipoDaChave: 'int',
  par: false,
})

/**
 * The institution's own lists. A table that references one of them needs its line in `referencias`: otherwise a join would
 * not move its rows (listas.referencias.test.ts).
 */
export const listas = {
  departamentos: {
    coluna: 'Departamento',
    um: 'departamento',
    tabela: 'departamentos',
    nome: 'name',
    letras: 120,
    maximo: 1000,
    fixas: sql`false`,
    fixasPrimeiro: false,
    temCategoria: false,
    temCursos: true,
    referencias: [
      deVagas('departamento_id'),
      { tipo: 'pessoas', tabela: 'usuarios', coluna: 'departamento_id', chave: 'id', tipoDaChave: 'int', par: false },
      {
        tipo: 'cursos',
        tabela: 'departamentos_cursos',
        coluna: 'departamento_id',
        chave: 'curso',
        tipoDaChave: 'text',
        par: true,
        alunos: chaves => sql`select id from usuarios where curso in (${chaves})`,
      },
      {
        tipo: 'buscas',
        tabela: 'buscas_salvas',
        coluna: 'departamento_id',
        chave: 'id',
        tipoDaChave: 'int',
        par: false,
      },
    ],
  },
  locais: {
    coluna: 'Local',
    um: 'local',
    tabela: 'locais',
    nome: 'name',
    letras: 120,
    maximo: 1000,
    // A vaga without a modality counts as remote by this name (vagas/busca/filtro.ts).
    fixas: sql`l.name = 'Remoto'`,
    fixasPrimeiro: false,
    temCategoria: false,
    temCursos: false,
    referencias: [deVagas('local_id')],
  },
  interesses: {
    coluna: 'Interesse',
    um: 'interesse',
    tabela: 'interesses',
    nome: 'nome',
    letras: 60,
    maximo: 5000,
    fixas: sql`false`,
    fixasPrimeiro: false,
    temCategoria: true,
    temCursos: false,
    referencias: [
      {
        tipo: 'pessoas',
        tabela: 'usuarios_interesses',
        coluna: 'interesse_id',
        chave: 'usuario_id',
        tipoDaChave: 'int',
        par: true,
        alunos: chaves => sql`select id from usuarios where ehaluno and id in (select chave::int from (${chaves}) c)`,
      },
      {
        tipo: 'vagas',
        tabela: 'vagas_interesses',
        coluna: 'interesse_id',
        chave: 'vaga_id',
        tipoDaChave: 'int',
        par: true,
      },
    ],
  },
  categorias: {
    coluna: 'Categoria',
    um: 'categoria',
    tabela: 'categorias_de_interesse',
    nome: 'nome',
    letras: 60,
    maximo: 100,
    fixas: sql`l.nome = ${outros}`,
    fixasPrimeiro: false,
    temCategoria: false,
    temCursos: false,
    referencias: [
      { tipo: 'interesses', tabela: 'interesses', coluna: 'categoria_id', chave: 'id', tipoDaChave: 'int', par: false },
    ],
  },
  tipos: {
    coluna: 'Tipo',
    um: 'tipo',
    tabela: 'tipos_de_vaga',
    nome: 'nome',
    // Each is a chip of the board's filter, which shows all of them.
    letras: 40,
    maximo: 30,
    // The six of the specification (§3), by which the gateway knows the kind of a vaga.
    fixas: sql`not l.proprio`,
    fixasPrimeiro: true,
    temCategoria: false,
    temCursos: false,
    referencias: [
      deVagas('tipo_id'),
      {
        tipo: 'buscas',
        tabela: 'buscas_salvas_tipos',
        coluna: 'tipo_id',
        chave: 'busca_id',
        tipoDaChave: 'int',
        par: true,
      },
    ],
  },
} as const satisfies Record<string, Lista>

export type NomeDeLista = keyof typeof listas

export const nomesDeListas = Object.keys(listas) as [NomeDeLista, ...NomeDeLista[]]

export const listaOf = (nome: NomeDeLista): Lista => listas[nome]

/** An identifier of a description: never something that a request sends. */
export const ident = (name: string): SQL => sql`${sql.identifier(name)}`

/** How a sentence names an entry. */
export const entreAspas = (nome: string): string => `“${nome}”`
