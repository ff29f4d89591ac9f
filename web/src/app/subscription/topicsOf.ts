import type { IEnvironment } from 'relay-runtime'
import type { Topic } from '../../relay/topics.ts'
import type {
  subscribeToNovidadesSubscription,
  TipoDeNotificacao,
} from './__generated__/subscribeToNovidadesSubscription.graphql.ts'

type Novidade = subscribeToNovidadesSubscription['response']['novidades']

/** A kind of a later schema has none. Messages are written into the store. */
const porTipo: Partial<Record<string, readonly Topic[]>> = {
  OPORTUNIDADE: ['minhasVagas'],
  CANDIDATURA: ['minhasVagas', 'candidaturas'],
  CONEXAO: ['rede'],
  // A level comes with an import: its response has the transcript, and the other tabs hear of it from its own.
  ENGAJAMENTO: [],
  MENSAGEM: [],
} satisfies Record<TipoDeNotificacao, readonly Topic[]>

/** The topics that a novidade changes, beside what it writes into the store. */
export function topicsOf(environment: IEnvironment, novidade: Novidade): readonly Topic[] {
  switch (novidade.__typename) {
    case 'NotificacaoRecebida': {
      const { tipo, codigoDaVaga } = novidade.notificacao
      return [...(porTipo[tipo] ?? []), ...topicsOfVaga(environment, codigoDaVaga)]
    }
    case 'SelecaoMudou':
    case 'VagaMudou':
      return topicsOfVaga(environment, novidade.vaga?.codigo)
    case 'Ligado':
    case 'MensagemRecebida':
    case 'MensagensLidas':
    case '%other':
  }
  return []
}

/** All students are told of a vaga that has changed; only those who have applied have a candidatura that shows it. */
const topicsOfVaga = (environment: IEnvironment, codigo: string | null | undefined): Topic[] =>
  codigo ? [`vaga:${codigo}`, ...(hasCandidatura(environment, codigo) ? ['candidaturas' as const] : [])] : []

/** Whether the store has a candidatura of the reader to the vaga of this REST id. */
function hasCandidatura(environment: IEnvironment, codigo: string): boolean {
  const source = environment.getStore().getSource()
  return source.getRecordIDs().some(id => {
    const record = source.get(id)
    const vaga = record?.['vaga'] as { __ref: string } | null | undefined
    return record?.['__typename'] === 'Candidatura' && vaga && source.get(vaga.__ref)?.['codigo'] === codigo
  })
}
