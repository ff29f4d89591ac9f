import { beneficios, type Campo, type Condicoes, condicoes, type ValoresDosBeneficios } from '../tags/camposDaVaga.ts'
import { formatDay } from '../ui/dates.ts'
import type { CampoDaVaga } from './__generated__/VagaMudou_candidatura.graphql.ts'

/** What an edit can change. */
export type Versao = ValoresDosBeneficios &
  Omit<Condicoes, 'lugares'> & {
    titulo: string | null
    descricao: string | null
    prazo: string | null
    tipo: string | null
    departamento: string | null | undefined
    local: string | null | undefined
    interesses: readonly string[]
    /** One per line. */
    requisitos: string | null
  }

const emFrase = ({ nome, texto }: Campo<Versao>): Campo<Versao> => ({ nome: nome.toLowerCase(), texto })

const oferecido = ({ nome, texto }: Campo<Versao>) => emFrase({ nome, texto: versao => texto(versao) ?? 'Não oferece' })

/** The fields of a vaga with their names for use within a sentence. */
const campos: Record<CampoDaVaga, Campo<Versao>> = {
  TITULO: { nome: 'título', texto: ({ titulo }) => titulo },
  DESCRICAO: { nome: 'descrição', texto: ({ descricao }) => descricao },
  PRAZO: { nome: 'prazo', texto: ({ prazo }) => prazo && formatDay(prazo) },
  TIPO: { nome: 'tipo', texto: ({ tipo }) => tipo },
  DEPARTAMENTO: { nome: 'departamento', texto: ({ departamento }) => departamento ?? null },
  LOCAL: { nome: 'local', texto: ({ local }) => local ?? null },
  INTERESSES: { nome: 'interesses', texto: ({ interesses }) => interesses.join(', ') },
  REMUNERACAO: oferecido(beneficios.remuneracao),
  DESCONTO: oferecido(beneficios.desconto),
  HORAS_COMPLEMENTARES: oferecido(beneficios.horasComplementares),
  HORAS_SEMANAIS: emFrase(condicoes.horasSemanais),
  MODALIDADE: emFrase(condicoes.modalidade),
  RESPOSTA_ATE: { nome: 'data da resposta', texto: ({ respostaAte }) => respostaAte && formatDay(respostaAte) },
  REQUISITOS: { nome: 'requisitos', texto: ({ requisitos }) => requisitos },
}

/** The changed fields that this page knows: a newer server may name others. */
export const toConhecidos = (mudou: readonly CampoDaVaga[]): Campo<Versao>[] =>
  mudou.filter(campo => campo in campos).map(campo => campos[campo])
