import type { ModeloDeVaga } from './conteudo/departamento.ts'
import { comoSeCandidatar, dias, fechos, requisitosGerais, rotinas } from './conteudo/partesDaDescricao.ts'
import { fillIn } from './fillIn.ts'
import type { Random } from './random.ts'

export type ContextoDaVaga = { departamento: string; secretaria: string; professor: string; prazo: string }

type Partes = { texto: string; rotina: string; requisitos: string[]; inscricao: string; fecho: string | null }

const lista = (titulo: string, itens: string[]) => `${titulo}\n${itens.map(item => `- ${item}`).join('\n')}`

/** What may begin in lower case after a colon; the name of a discipline may not. */
const comum =
  /^(\p{Lu}\p{Ll}*r|Não|Boa|Bom|Disponibilidade|Noções|Interesse|Disposição|Facilidade|Conforto|Cuidado|Atenção|Paciência|Portfólio|Vontade|Sigilo|Curiosidade|Texto|Escrita|Permanência|Matrícula|Presença|Histórico|Currículo|Respeito) /u

const lowerFirst = (text: string) => (comum.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const emUmaFrase = (inicio: string, itens: string[]) => {
  const [last, ...rest] = itens.map(lowerFirst).toReversed()
  return `${inicio} ${rest.length > 0 ? `${rest.toReversed().join('; ')}; e ${last}` : last}.`
}

/** Five ways in which people write a notice, so that two neighbours on the list do not look alike. */
const estilos: Array<(partes: Partes, contexto: ContextoDaVaga) => Array<string | null>> = [
  p => [p.texto, p.rotina, lista('Requisitos:', p.requisitos), p.inscricao, p.fecho],
  (p, c) => [
    `O Departamento de ${c.departamento} está com inscrições abertas.`,
    p.texto,
    emUmaFrase('O que pedimos:', p.requisitos),
    p.rotina,
    p.fecho,
    p.inscricao,
  ],
  p => [
    p.texto,
    lista('Quem procuramos:', p.requisitos),
    `Como funciona\n${p.rotina}`,
    `Como se candidatar\n${p.inscricao}`,
    p.fecho,
  ],
  p => [`${p.texto} ${p.rotina}`, emUmaFrase('Para participar é preciso:', p.requisitos), p.inscricao],
  p => [
    `Sobre a vaga\n${p.texto}`,
    `Rotina\n${p.rotina}`,
    lista('O que é preciso ter:', p.requisitos),
    p.fecho,
    p.inscricao,
  ],
]

/** The whole text of a vaga: paragraphs with a blank line between, under 2,000 characters. */
export const descricaoDaVaga = (modelo: ModeloDeVaga, contexto: ContextoDaVaga, random: Random): string => {
  const slots = { ...contexto, horas: String(random.pick([6, 8, 8, 10, 12, 12, 16, 20])), dias: random.pick(dias) }
  const partes: Partes = {
    texto: modelo.texto,
    rotina: fillIn(random.pick(rotinas[modelo.tipo]), slots),
    requisitos: [...modelo.requisitos, ...random.sample(requisitosGerais[modelo.tipo], random.int(0, 2))],
    inscricao: fillIn(random.pick(comoSeCandidatar), slots),
    fecho: random.chance(0.4) ? random.pick(fechos) : null,
  }
  return random
    .pick(estilos)(partes, contexto)
    .filter(parte => parte !== null)
    .join('\n\n')
}
