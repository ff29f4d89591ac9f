import { formatNumber } from '../../ui/format.ts'
import type { EscolhaDoAlvoQuery } from './__generated__/EscolhaDoAlvoQuery.graphql.ts'
import type { Escrita } from './endereco.ts'

type Palavras = {
  /** The tab, and the title of its page. */
  titulo: string
  lead: string
  /** One entry, with its article. */
  novo: string
  um: string
  /** The field of the name. */
  campo: string
  /** The most letters of a name. */
  letras: number
}

export const palavras: Record<Escrita, Palavras> = {
  departamentos: {
    titulo: 'Departamentos',
    lead: 'Os departamentos e os cursos de cada um, na ordem em que aparecem no mural.',
    novo: 'Novo departamento',
    um: 'departamento',
    campo: 'Nome do departamento',
    letras: 120,
  },
  locais: {
    titulo: 'Locais',
    lead: 'Os lugares de trabalho de uma vaga, na ordem em que aparecem no mural.',
    novo: 'Novo local',
    um: 'local',
    campo: 'Nome do local',
    letras: 120,
  },
  interesses: {
    titulo: 'Interesses',
    lead: 'Os interesses de pessoas e vagas, por categoria.',
    novo: 'Novo interesse',
    um: 'interesse',
    campo: 'Nome do interesse',
    letras: 60,
  },
  categorias: {
    titulo: 'Categorias',
    lead: 'As categorias dos interesses. “Outros” é sempre a última.',
    novo: 'Nova categoria',
    um: 'categoria',
    campo: 'Nome da categoria',
    letras: 60,
  },
  tipos: {
    titulo: 'Tipos de vaga',
    lead: 'Os tipos de vaga, na ordem em que aparecem no mural. Os seis primeiros são de todo mural: ficam com o nome, o lugar e as regras que têm, e não são arquivados nem juntados a outros.',
    novo: 'Novo tipo',
    um: 'tipo',
    campo: 'Nome do tipo',
    letras: 40,
  },
}

type TipoDeUso = NonNullable<EscolhaDoAlvoQuery['response']['viewer']>['administracao']['usoDaEntrada'][number]['tipo']

const usos: Record<TipoDeUso, [um: string, muitos: string]> = {
  VAGAS: ['vaga', 'vagas'],
  PESSOAS: ['pessoa', 'pessoas'],
  INTERESSES: ['interesse', 'interesses'],
  CURSOS: ['curso', 'cursos'],
  BUSCAS: ['busca salva', 'buscas salvas'],
}

/** Counts of kinds of use, as '3 vagas e 40 pessoas'; null for none. */
export function describeUso(uso: readonly (readonly [TipoDeUso, number])[]): string | null {
  const partes = uso
    .filter(([, total]) => total > 0)
    .map(([tipo, total]) => `${formatNumber(total, 0, 0)} ${usos[tipo][total === 1 ? 0 : 1]}`)
  const [ultima, ...outras] = partes.toReversed()
  if (ultima === undefined) return null
  return outras.length === 0 ? ultima : `${outras.toReversed().join(', ')} e ${ultima}`
}
