import { diferencaDe, editados, mudancasDeVaga } from './versoesDeVaga.ts'
import type { Editavel } from './versoesDeVaga.ts'

const lista = new Intl.ListFormat('pt-BR')

/** Characters of a former title. */
const longest = 80

const citar = (titulo: string): string => {
  const chars = Array.from(titulo)
  return chars.length > longest
    ? `${chars
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : titulo
}

/** The values before and after; null if the field is only named. */
const describeValor = <Campo extends keyof Editavel>(
  campo: Campo,
  antes: Pick<Editavel, Campo>,
  agora: Pick<Editavel, Campo>,
): string | null => {
  const { nome, valor: toTexto } = mudancasDeVaga[campo]
  if (!toTexto) return null
  const velho = antes[campo]
  const novo = agora[campo]
  if (!novo) return `agora sem ${nome}`
  return velho
    ? `${nome} de ${toTexto(velho, novo)} para ${toTexto(novo, velho)}`
    : `${nome} agora é ${toTexto(novo, velho)}`
}

/** A name in the plural alone needs the plural too. */
const describeOutros = (outros: readonly string[]): string =>
  `${lista.format(outros)} ${outros.length > 1 || outros[0]?.endsWith('s') ? 'mudaram' : 'mudou'}`

/** What an edit changed, in one sentence of limited length that begins with the title. */
export const describeMudanca = (antes: Editavel, agora: Editavel): string => {
  const diferenca = diferencaDe(antes, agora) ?? {}
  const mudaram = editados.filter(campo => campo in diferenca && campo !== 'titulo')
  const valores = mudaram.map(campo => describeValor(campo, antes, agora)).filter(valor => valor !== null)
  const outros = mudaram.filter(campo => !mudancasDeVaga[campo].valor).map(campo => mudancasDeVaga[campo].nome)
  const partes = [
    ...('titulo' in diferenca ? [`antes se chamava “${citar(antes.titulo)}”`] : []),
    ...valores,
    ...(outros.length > 0 ? [describeOutros(outros)] : []),
  ]
  return `${agora.titulo}: ${partes.join('; ')}.`
}
