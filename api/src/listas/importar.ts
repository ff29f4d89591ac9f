import { audited, writeLinha } from '../auditoria/audited.ts'
import type { Db } from '../db/connection.ts'
import * as repository from './entradas.repository.ts'
import { diferenca, escreverCursos, ficaComoEsta, objetoDe, requireEntrada, semRepetidos } from './entradas.ts'
import { readArquivo } from './linhasDoArquivo.ts'
import type { LinhaLida } from './linhasDoArquivo.ts'
import { entreAspas, listaOf, listas, outros } from './listas.ts'
import type { Lista, NomeDeLista } from './listas.ts'
import { cursosDeEntrada, nomeDeEntrada } from './listas.schemas.ts'
import type { EntradaDeLista, Importacao, LinhaDaImportacao } from './listas.schemas.ts'

/** What a line does to the list. */
type Efeito = LinhaDaImportacao & { categoriaId?: number; cursos?: string[] }

/** What the lines are compared with. Names are compared without case and accents. */
type Mundo = {
  lista: Lista
  porCodigo: Map<number, EntradaDeLista>
  porNome: Map<string, EntradaDeLista>
  categorias: Map<string, EntradaDeLista>
  /** The line that has a code or a name already. */
  vistos: Map<string, number>
}

type Dobrada = LinhaLida & { chave: string; chaveDaCategoria: string }

const foldLinhas = async (db: Db, lidas: LinhaLida[]): Promise<Dobrada[]> => {
  const chaves = await repository.foldNomes(
    db,
    lidas.map(({ nome }) => nome),
  )
  const daCategoria = await repository.foldNomes(
    db,
    lidas.map(({ categoria }) => categoria ?? ''),
  )
  return lidas.map((lida, index) => ({
    ...lida,
    chave: chaves[index] ?? '',
    chaveDaCategoria: daCategoria[index] ?? '',
  }))
}

const byNome = async (db: Db, entradas: EntradaDeLista[]): Promise<Map<string, EntradaDeLista>> => {
  const chaves = await repository.foldNomes(
    db,
    entradas.map(({ nome }) => nome),
  )
  return new Map(entradas.map((entrada, index) => [chaves[index] ?? '', entrada]))
}

const readMundo = async (db: Db, lista: Lista): Promise<Mundo> => {
  const entradas = await repository.findTodas(db, lista)
  return {
    lista,
    porCodigo: new Map(entradas.map(entrada => [entrada.id, entrada])),
    porNome: await byNome(db, entradas),
    categorias: lista.temCategoria ? await byNome(db, await repository.findTodas(db, listas.categorias)) : new Map(),
    vistos: new Map(),
  }
}

/** The entry that a line is about: by its code, else by its name; undefined for a new one. */
const entradaDa = ({ porCodigo, porNome }: Mundo, { codigo, chave }: Dobrada): EntradaDeLista | undefined =>
  codigo === '' ? porNome.get(chave) : porCodigo.get(Number(codigo))

/** Why a line cannot be used; null if it can. */
const refuseLinha = (mundo: Mundo, dobrada: Dobrada, entrada: EntradaDeLista | undefined): string | null => {
  const { lista, porNome, categorias, vistos } = mundo
  const { linha, codigo, nome, chave, categoria, chaveDaCategoria } = dobrada
  const parsed = nomeDeEntrada.safeParse(nome)
  if (!parsed.success) return parsed.error.issues[0]?.message ?? 'O nome é inválido.'
  if (Array.from(nome).length > lista.letras) return `São no máximo ${lista.letras} caracteres.`
  if (codigo !== '' && !entrada) return `Não há ${lista.um} com o código ${codigo.slice(0, 20)}.`
  const repetida = [`codigo ${entrada?.id ?? ''}`, `nome ${chave}`].map(each => vistos.get(each)).find(Boolean)
  if (repetida !== undefined) return `Repete a linha ${repetida}.`
  for (const each of [...(entrada ? [`codigo ${entrada.id}`] : []), `nome ${chave}`]) vistos.set(each, linha)
  const homonima = porNome.get(chave)
  if (homonima && homonima.id !== entrada?.id)
    return `Já existe ${entreAspas(homonima.nome)}, com o código ${homonima.id}.`
  if (codigo !== '' && entrada?.fixa && nome !== entrada.nome) return ficaComoEsta(entrada)
  if (categoria && !categorias.has(chaveDaCategoria)) return `Não há a categoria ${entreAspas(categoria.slice(0, 60))}.`
  return null
}

/** The courses of a cell; undefined if they are those that the export wrote there. */
const toCursos = (celula: string | undefined, entrada: EntradaDeLista | undefined): string[] | undefined => {
  if (celula === undefined || celula === (entrada?.cursos ?? []).join(',')) return undefined
  return semRepetidos(celula.split(',').map(curso => curso.trim())).filter(Boolean)
}

const toEfeito = (mundo: Mundo, dobrada: Dobrada): Efeito => {
  const entrada = entradaDa(mundo, dobrada)
  const cursos = toCursos(dobrada.cursos, entrada)
  const parsed = cursosDeEntrada.safeParse(cursos)
  const motivo =
    refuseLinha(mundo, dobrada, entrada) ??
    (parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Há um curso inválido.'))
  const categoriaId = mundo.categorias.get(dobrada.chaveDaCategoria)?.id
  const { linha, nome } = dobrada
  const renomeia = entrada !== undefined && dobrada.codigo !== '' && nome !== entrada.nome
  const muda = renomeia || cursos !== undefined || (categoriaId !== undefined && categoriaId !== entrada?.categoria_id)
  const situacao = motivo ? 'recusada' : entrada ? (muda ? 'mudada' : 'igual') : 'nova'
  return {
    linha,
    situacao,
    codigo: entrada?.id ?? null,
    // Without a code the name only finds the entry.
    nome: entrada && !renomeia && !motivo ? entrada.nome : nome.slice(0, 200),
    antes: renomeia ? entrada.nome : null,
    motivo,
    ...(categoriaId !== undefined && { categoriaId }),
    ...(cursos && { cursos }),
  }
}

/** A list that would be too long refuses its last new lines. */
const withinMaximo = (efeitos: Efeito[], { lista, porCodigo }: Mundo): Efeito[] => {
  let cabem = lista.maximo - porCodigo.size
  return efeitos.map(efeito => {
    if (efeito.situacao !== 'nova') return efeito
    cabem -= 1
    const motivo = `Esta lista tem no máximo ${lista.maximo} entradas.`
    return cabem < 0 ? { ...efeito, situacao: 'recusada', motivo } : efeito
  })
}

const create = async (db: Db, atorId: number, { lista, categorias }: Mundo, efeito: Efeito): Promise<void> => {
  const { nome, cursos = [], categoriaId } = efeito
  const padrao = lista.temCategoria ? [...categorias.values()].find(each => each.nome === outros) : null
  const id = await repository.insertEntrada(db, lista, { nome, categoriaId: categoriaId ?? padrao?.id ?? null })
  if (cursos.length > 0) await escreverCursos(db, id, [], cursos)
  await writeLinha(db, atorId, { acao: 'criou_na_lista', objeto: objetoDe(lista, id), depois: { nome } })
}

const change = async (db: Db, atorId: number, { lista }: Mundo, { codigo, ...efeito }: Efeito): Promise<void> => {
  const antes = await requireEntrada(db, lista, codigo ?? 0)
  const { nome, categoriaId, cursos } = efeito
  await repository.updateEntrada(db, lista, antes.id, {
    ...(nome !== antes.nome && { nome }),
    ...(categoriaId !== undefined && categoriaId !== antes.categoria_id && { categoriaId }),
  })
  if (cursos) await escreverCursos(db, antes.id, antes.cursos, cursos)
  const mudou = diferenca(antes, await requireEntrada(db, lista, antes.id))
  if (mudou) await writeLinha(db, atorId, { acao: 'mudou_na_lista', objeto: objetoDe(lista, antes.id), ...mudou })
}

/** As many lines as a person reads. */
const shown = 500

const toResposta = (efeitos: Efeito[], aplicada: boolean): Importacao => {
  const count = (situacao: Efeito['situacao']) => efeitos.filter(efeito => efeito.situacao === situacao).length
  return {
    aplicada,
    novas: count('nova'),
    mudadas: count('mudada'),
    iguais: count('igual'),
    recusadas: count('recusada'),
    linhas: efeitos.filter(({ situacao }) => situacao !== 'igual').slice(0, shown),
  }
}

/**
 * Reads a list from a file: adds what is new and changes what has a code; what the file does not have stays. With `aplicar`
 * false it only says so. @throws Refusal 422 for a file that is none of the list
 */
export const importar = async (
  db: Db,
  atorId: number,
  nome: NomeDeLista,
  { texto, aplicar }: { texto: string; aplicar: boolean },
): Promise<Importacao> => {
  const lista = listaOf(nome)
  const lidas = readArquivo(texto, lista)
  let efeitos: Efeito[] = []
  await audited(db, atorId, async transaction => {
    if (aplicar) await repository.lockLista(transaction, lista)
    const mundo = await readMundo(transaction, lista)
    const dobradas = await foldLinhas(transaction, lidas)
    efeitos = withinMaximo(
      dobradas.map(dobrada => toEfeito(mundo, dobrada)),
      mundo,
    )
    if (!aplicar) return null
    for (const efeito of efeitos) {
      if (efeito.situacao === 'nova') await create(transaction, atorId, mundo, efeito)
      if (efeito.situacao === 'mudada') await change(transaction, atorId, mundo, efeito)
    }
    return null
  })
  return toResposta(efeitos, aplicar)
}
