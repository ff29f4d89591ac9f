import type { Etapa } from '../../selecao/etapas.ts'
import type { Semente, VagaGerada } from './dados.ts'
import { dayAfter } from './datas.ts'
import { vagasDaDemonstracao } from './vagas.ts'

/** A stage that a candidatura reached; a decision may be held back. */
export type Passo = { etapa: Etapa; retida?: boolean; palavra?: string }

export const palavras = {
  entrevista: 'A conversa dura uns vinte minutos. Traga dúvidas sobre o projeto.',
  aprovada: 'Parabéns! Escrevo em breve sobre o início das atividades.',
  lista_de_espera: 'Ficamos muito perto. Se abrir um lugar, você é das primeiras pessoas que chamo.',
  nao_selecionada: 'Agradeço o interesse. Tente de novo no próximo período.',
}

const analise: Passo = { etapa: 'em_analise' }
const com = (etapa: keyof typeof palavras): Passo => ({ etapa, palavra: palavras[etapa] })

/** The demo professor. */
const professora = 2

/**
 * The vagas that the demo student applied to, by id, and the stages of each candidatura: one of each kind. Those that
 * are over are of other professors.
 */
export const percursoDaAluna = (semente: Semente, vagas: VagaGerada[]): Map<number, Passo[]> => {
  const [monitoria, iniciacao, laboratorio] = vagasDaDemonstracao.map(titulo =>
    vagas.find(({ linha }) => linha.titulo === titulo),
  )
  const findas = vagas.filter(
    ({ linha: { autorId, status, prazo } }) =>
      autorId !== professora &&
      prazo < dayAfter(semente.hoje, 0) &&
      (status === 'finalizada' || status === 'encerrada'),
  )
  const passos: Array<[VagaGerada | undefined, Passo[]]> = [
    [monitoria, [analise, com('entrevista')]],
    [iniciacao, [analise]],
    [laboratorio, []],
    [findas.at(-1), [analise, com('aprovada')]],
    [findas.at(-2), [analise, com('lista_de_espera')]],
    [findas.at(-3), [analise, com('entrevista'), com('nao_selecionada')]],
    [findas.at(-4), [analise, { etapa: 'retirada', palavra: 'Consegui uma bolsa em outro laboratório. Obrigada!' }]],
  ]
  return new Map(passos.flatMap(([vaga, dela]) => (vaga ? [[vaga.linha.id, dela] as const] : [])))
}
