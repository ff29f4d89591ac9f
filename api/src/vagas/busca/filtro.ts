import { and, isNotNull, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { buscasSalvas, buscasSalvasTipos } from '../../db/schema/buscas.ts'
import { locais } from '../../db/schema/listas.ts'
import { modalidades, vagas } from '../../db/schema.ts'
import { toIntArray } from '../../db/toIntArray.ts'
import { abertaEm } from '../../prazos/vagasAbertas.ts'
import type { ListQuery } from '../vagas.schemas.ts'

export const columnOf = {
  remuneracao: vagas.remuneracao,
  desconto_mensalidade: vagas.desconto,
  horas_complementares: vagas.horasComplementares,
}

/** Where the professor has not said it, the place does; the search index has the same (`atributos_de_vaga`). */
export const modalidadeDaVaga = sql<(typeof modalidades)[number]>`coalesce(${vagas.modalidade}, case
  when ${vagas.localId} in (select id from ${locais} where lower(name) = 'remoto') then 'remoto' else 'presencial'
end)`

/*
 * The conditions of the filter and of the words. Each is a function of SQL: the list has the values of its query, and a
 * saved search has columns, so that both read a search alike.
 */

const condicoes = {
  tipos: (ids: SQLWrapper) => sql`${vagas.tipoId} = any(${ids})`,
  departamento: (id: SQLWrapper) => sql`${vagas.departamentoId} = ${id}`,
  autor: (id: SQLWrapper) => sql`${vagas.autorId} = ${id}`,
  beneficio: (beneficio: keyof typeof columnOf) => isNotNull(columnOf[beneficio]),
  modalidades: (aceitas: SQLWrapper) => sql`${modalidadeDaVaga} = any(${aceitas})`,
  horas: (minimo: SQLWrapper) => sql`${vagas.horasSemanais} >= ${minimo}`,
}

/** With exactly these words as the title. `palavras`: as palavras_de_busca() returns them; nothing has none. */
export const comTitulo = (palavras: SQLWrapper): SQL =>
  sql`palavras_de_busca(${vagas.titulo}) = ${palavras} and ${palavras} <> ''`

/** `consulta`: a tsquery, as `toConsulta` makes it. */
export const comPalavras = (consulta: SQLWrapper): SQL => sql`${vagas.busca} @@ ${consulta}`

/** What narrows the list, besides the words of a search. */
type Filtro = Pick<ListQuery, 'tipos' | 'departamento' | 'autor' | 'beneficios' | 'modalidades' | 'horas_minimas'>

/** The open vagas that pass the filter of a query. */
export const filterOf = (
  { tipos, departamento, autor, beneficios = [], modalidades: aceitas = [], horas_minimas: horas }: Filtro,
  hoje: string,
): SQL | undefined =>
  and(
    abertaEm(hoje),
    tipos?.length ? condicoes.tipos(toIntArray(tipos)) : undefined,
    departamento === undefined ? undefined : condicoes.departamento(sql`${departamento}`),
    autor === undefined ? undefined : condicoes.autor(sql`${autor}`),
    ...beneficios.map(condicoes.beneficio),
    aceitas.length > 0 ? condicoes.modalidades(sql`${`{${aceitas.join(',')}}`}::text[]`) : undefined,
    horas === undefined ? undefined : condicoes.horas(sql`${horas}`),
  )

const b = buscasSalvas
const tiposDela = sql`(select ${buscasSalvasTipos.tipoId} from ${buscasSalvasTipos} where ${buscasSalvasTipos.buscaId} = ${b.id})`
const beneficios = ['remuneracao', 'desconto_mensalidade', 'horas_complementares'] as const

/** The vagas that pass the filter and have the words of a row of `buscas_salvas`, published after it was last seen. */
export const novaNaBusca = and(
  sql`${vagas.criadoEm} > ${b.vistaEm}`,
  sql`(${b.departamentoId} is null or ${condicoes.departamento(b.departamentoId)})`,
  sql`(${b.autorId} is null or ${condicoes.autor(b.autorId)})`,
  sql`(${b.horasMinimas} is null or ${condicoes.horas(b.horasMinimas)})`,
  ...beneficios.map(beneficio => sql`(${beneficio} <> all(${b.beneficios}) or ${condicoes.beneficio(beneficio)})`),
  sql`(${b.modalidades} = '{}' or ${condicoes.modalidades(b.modalidades)})`,
  sql`(not exists ${tiposDela} or ${condicoes.tipos(sql`array${tiposDela}`)})`,
  sql`(${b.busca} is null or ${comPalavras(b.consulta)} or ${comTitulo(b.palavras)})`,
)
