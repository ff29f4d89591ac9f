import { formatDate } from '../../ui/dates.ts'

/** What the audit records of an account and of a list, by the names of the REST API. Others show as they are written. */
const rotulos: Readonly<Record<string, string>> = {
  suspensoAte: 'Suspensa até',
  professorConfirmadoEm: 'Confirmação',
  recusaDeProfessor: 'Recusa',
  direitos: 'Direitos',
  busca: 'Busca',
  papel: 'Papel',
  situacao: 'Situação',
  acao: 'Ação',
  texto: 'Texto',
  para: 'Para',
  de: 'De',
  ate: 'Até',
  nome: 'Nome',
  posicao: 'Posição',
  arquivado_em: 'Arquivada em',
  categoria: 'Categoria',
  cursos: 'Cursos',
  usos: 'Usos',
  lista: 'Lista',
}

/** The line has the reason or the name beside them. */
const semRotulo = new Set(['motivoDaSuspensao', 'categoria_id', 'em', 'juncao'])

const read = (json: string | null): Record<string, unknown> => Object(json === null ? {} : JSON.parse(json))

/** A value of an account, as an instant or a list of rights. */
function toTexto(value: unknown): string {
  if (value === null || value === undefined) return '—'
  const text = [value].flat().map(String).join(', ')
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? formatDate(text) : text || '—'
}

/** Old and new values of a line, as 'Suspensa até: — → 31/12/2026'. */
export function toValores(antes: string | null, depois: string | null): string[] {
  const [velhos, novos] = [read(antes), read(depois)]
  return Object.keys({ ...velhos, ...novos })
    .filter(nome => !semRotulo.has(nome))
    .map(nome => {
      const passos = [velhos, novos].filter(valores => nome in valores).map(valores => toTexto(valores[nome]))
      return `${rotulos[nome] ?? nome}: ${passos.join(' → ')}`
    })
}
