import type { ModeloDeVaga } from './conteudo/departamento.ts'
import { cargas, comoSeCandidatar, dias, fechos, requisitosGerais, rotinas } from './conteudo/partesDaDescricao.ts'
import { fillIn } from './fillIn.ts'
import type { Random } from './random.ts'

type ContextoDaVaga = { secretaria: string; professor: string; prazo: string }

type Partes = { texto: string; rotina: string | null; requisitos: string[]; inscricao: string; fecho: string | null }

const lista = (titulo: string, itens: string[]) => `${titulo}\n${itens.map(item => `- ${item}`).join('\n')}`

/** Words that may begin in lower case after a colon; names of disciplines may not. */
const comum =
  /^(\p{Lu}\p{Ll}*r|Não|Boa|Bom|Disponibilidade|Noções|Interesse|Disposição|Facilidade|Conforto|Cuidado|Atenção|Paciência|Portfólio|Vontade|Sigilo|Curiosidade|Texto|Escrita|Permanência|Matrícula|Presença|Histórico|Currículo|Respeito) /u

const lowerFirst = (text: string) => (comum.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const emUmaFrase = (inicio: string, itens: string[]) => {
  const [last, ...rest] = itens.map(lowerFirst).toReversed()
  return `${inicio} ${rest.length > 0 ? `${rest.toReversed().join('; ')}; e ${last}` : last}.`
}

const sob = (titulo: string, texto: string | null) => texto && `${titulo}\n${texto}`

/** Five ways of writing a notice, so that two neighbours on the list do not look alike. */
const estilos: Array<(partes: Partes) => Array<string | null>> = [
  p => [p.texto, p.rotina, lista('Requisitos:', p.requisitos), p.inscricao, p.fecho],
  p => [p.texto, emUmaFrase('O que pedimos:', p.requisitos), p.rotina, p.fecho, p.inscricao],
  p => [
    p.texto,
    lista('Quem procuramos:', p.requisitos),
    sob('Como funciona', p.rotina),
    sob('Como se candidatar', p.inscricao),
    p.fecho,
  ],
  p => [p.texto, emUmaFrase('Para participar é preciso:', p.requisitos), p.inscricao, p.rotina],
  p => [p.texto, sob('Rotina', p.rotina), lista('O que é preciso ter:', p.requisitos), p.fecho, p.inscricao],
]

/** If the text of the vaga already mentions its hours, they are not repeated. */
const dizAsHoras = ({ texto, requisitos }: ModeloDeVaga) =>
  /horas (semanais|por semana)/i.test([texto, ...requisitos].join())

/** The whole text of a vaga: paragraphs with a blank line between, under 2,000 characters. */
export const descricaoDaVaga = (modelo: ModeloDeVaga, contexto: ContextoDaVaga, random: Random): string => {
  const slots = { ...contexto, horas: String(random.pick(cargas[modelo.tipo])), dias: random.pick(dias) }
  const partes: Partes = {
    texto: modelo.texto,
    rotina: dizAsHoras(modelo) ? null : fillIn(random.pick(rotinas[modelo.tipo]), slots),
    requisitos: [...modelo.requisitos, ...random.sample(requisitosGerais[modelo.tipo], random.int(0, 2))],
    inscricao: fillIn(random.pick(comoSeCandidatar), slots),
    fecho: random.chance(0.4) ? random.pick(fechos) : null,
  }
  const paragrafos = random.pick(estilos)(partes)
  return paragrafos.filter(paragrafo => paragrafo !== null).join('\n\n')
}
