import { diferencaDe } from './versoesDeVaga.ts'
import type { Editavel } from './versoesDeVaga.ts'

type Campo = keyof Editavel

const numero = new Intl.NumberFormat('pt-BR')
const lista = new Intl.ListFormat('pt-BR')

const modalidades = { presencial: 'presencial', hibrido: 'híbrida', remoto: 'remota' }

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

/** A day as '12/12', with its year if that is not the one of the other day. */
const toDia = (dia: string, outro: string | null): string => {
  const [ano, mes, numeroDoDia] = dia.split('-')
  return outro === null || outro.startsWith(`${ano}-`) ? `${numeroDoDia}/${mes}` : `${numeroDoDia}/${mes}/${ano}`
}

const nomes: Record<Exclude<Campo, 'titulo'>, string> = {
  prazo: 'prazo',
  location: 'local',
  remuneracao: 'remuneração',
  horas_semanais: 'carga horária',
  modalidade: 'modalidade',
  resposta_ate: 'data da resposta',
  descricao: 'descrição',
  tipo: 'tipo',
  department: 'departamento',
  interesses: 'interesses',
  desconto: 'desconto na mensalidade',
  horas_complementares: 'horas complementares',
}

/**
 * The fields that are described by their values, so that two edits of one of them do not read alike. Without a value,
 * null.
 */
const valores = {
  prazo: ({ prazo }, outra) => toDia(prazo, outra.prazo),
  location: ({ location }) => location.name,
  remuneracao: ({ remuneracao }) => remuneracao && `R$ ${numero.format(remuneracao)}`,
  horas_semanais: ({ horas_semanais }) =>
    horas_semanais && `${horas_semanais}h ${horas_semanais === 1 ? 'semanal' : 'semanais'}`,
  modalidade: ({ modalidade }) => modalidade && modalidades[modalidade],
  resposta_ate: ({ resposta_ate }, outra) => resposta_ate && toDia(resposta_ate, outra.resposta_ate),
} as const satisfies Partial<Record<Campo, (vaga: Editavel, outra: Editavel) => string | number | null>>

const describeValor = (nome: string, antes: string | number | null, agora: string | number | null): string => {
  if (!agora) return `agora sem ${nome}`
  return antes ? `${nome} de ${antes} para ${agora}` : `${nome} agora é ${agora}`
}

/** A name in the plural alone needs the plural too. */
const describeOutros = (outros: readonly string[]): string =>
  `${lista.format(outros)} ${outros.length > 1 || outros[0]?.endsWith('s') ? 'mudaram' : 'mudou'}`

/** What an edit changed, in one sentence of limited length that begins with the title. */
export const describeMudanca = (antes: Editavel, agora: Editavel): string => {
  const diferenca = diferencaDe(antes, agora) ?? {}
  const mudaram = (Object.keys(nomes) as Array<keyof typeof nomes>).filter(campo => campo in diferenca)
  const comValor = mudaram.filter(campo => campo in valores) as Array<keyof typeof valores>
  const outros = mudaram.filter(campo => !(campo in valores)).map(campo => nomes[campo])
  const partes = [
    ...('titulo' in diferenca ? [`antes se chamava “${citar(antes.titulo)}”`] : []),
    ...comValor.map(campo => describeValor(nomes[campo], valores[campo](antes, agora), valores[campo](agora, antes))),
    ...(outros.length > 0 ? [describeOutros(outros)] : []),
  ]
  return `${agora.titulo}: ${partes.join('; ')}.`
}
