import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { paths } from '../paths.ts'
import { useOnPageStaleOrGap } from '../relay/staleness.ts'
import { refetchQuery } from '../relay/refetchQuery.ts'
import { readRequisitos, toFrases } from '../requisitos/frases.ts'
import { formatHoras, modalidades } from '../tags/condicoes.ts'
import { formatDate, formatMoney, formatPercent } from '../ui/format.ts'
import { Text } from '../ui/text/Text.tsx'
import type { CampoDaVaga, VagaAntesQuery } from './__generated__/VagaAntesQuery.graphql.ts'
import { nomeDoCampo } from './campos.ts'
import * as styles from './VagaAntes.css.ts'

const query = graphql`
  query VagaAntesQuery($codigo: ID!) @throwOnFieldError {
    vaga(codigo: $codigo) {
      minhaCandidatura {
        candidatura {
          vagaOriginal {
            mudou
            titulo
            descricao
            prazo
            nomeDoTipo
            departamento
            local
            interesses
            remuneracao
            desconto
            horasComplementares
            horasSemanais
            modalidade
            respostaAte
            requisitos {
              ...frases_requisitos
            }
          }
          vaga {
            titulo
            descricao
            prazo
            nomeDoTipo
            departamento {
              nome
            }
            local {
              nome
            }
            interesses {
              nome
            }
            remuneracao
            desconto
            horasComplementares
            horasSemanais
            modalidade
            respostaAte
            requisitos {
              ...frases_requisitos
            }
          }
        }
      }
    }
  }
`

type Props = {
  /** REST id of the vaga. */
  codigo: string
  fetchKey: number
}

/** The fields of a vaga edited since the student applied, each with its old and its new value. */
export const VagaAntes = ({ codigo, fetchKey }: Props) => {
  const environment = useRelayEnvironment()
  const { vaga } = useLazyLoadQuery<VagaAntesQuery>(query, { codigo }, { fetchPolicy: 'store-and-network', fetchKey })
  useOnPageStaleOrGap(paths.vaga(codigo), () => refetchQuery<VagaAntesQuery>(environment, query, { codigo }))
  const { vagaOriginal: antes, vaga: agora } = vaga?.minhaCandidatura?.candidatura ?? {}
  if (!antes || !agora) return <Text size="small">A oportunidade voltou a ser como era.</Text>
  const original = {
    ...antes,
    departamento: { nome: antes.departamento },
    local: { nome: antes.local },
    interesses: antes.interesses.map(nome => ({ nome })),
  }
  return (
    <dl className={styles.root}>
      {antes.mudou.map(campo => (
        <div key={campo} className={styles.field}>
          <dt className={styles.name}>{nomeDoCampo[campo]}</dt>
          <Valor quando="Antes" texto={textos[campo](original)} />
          <Valor quando="Agora" texto={textos[campo](agora)} />
        </div>
      ))}
    </dl>
  )
}

const Valor = ({ quando, texto }: { quando: string; texto: string | null | undefined }) => (
  <dd className={styles.value}>
    <Text as="span" size="small" color="muted">
      {`${quando}:`}
    </Text>
    <Text as="div" size="small" preLine>
      {texto || 'Não informado'}
    </Text>
  </dd>
)

type Situacao = NonNullable<NonNullable<VagaAntesQuery['response']['vaga']>['minhaCandidatura']>
type Lida = NonNullable<NonNullable<Situacao['candidatura']>['vaga']>
type Nomeado = { nome: string | null } | null | undefined
type Vaga = Omit<Lida, 'departamento' | 'local'> & { departamento: Nomeado; local: Nomeado }

const nenhum = 'Não oferece'

const textos: Record<CampoDaVaga, (vaga: Vaga) => string | null | undefined> = {
  TITULO: ({ titulo }) => titulo,
  DESCRICAO: ({ descricao }) => descricao,
  PRAZO: ({ prazo }) => prazo && formatDate(prazo),
  TIPO: ({ nomeDoTipo }) => nomeDoTipo,
  DEPARTAMENTO: ({ departamento }) => departamento?.nome,
  LOCAL: ({ local }) => local?.nome,
  INTERESSES: ({ interesses }) => interesses.map(({ nome }) => nome).join(', '),
  REMUNERACAO: ({ remuneracao }) => (remuneracao ? formatMoney(remuneracao) : nenhum),
  DESCONTO: ({ desconto }) => (desconto ? formatPercent(desconto) : nenhum),
  HORAS_COMPLEMENTARES: ({ horasComplementares }) => (horasComplementares ? `${horasComplementares}h` : nenhum),
  HORAS_SEMANAIS: ({ horasSemanais }) => (horasSemanais ? formatHoras(horasSemanais) : null),
  MODALIDADE: ({ modalidade }) => modalidade && modalidades[modalidade],
  RESPOSTA_ATE: ({ respostaAte }) => respostaAte && formatDate(respostaAte),
  REQUISITOS: ({ requisitos }) => (requisitos ? toFrases(readRequisitos(requisitos)).join('\n') || 'Nenhum' : null),
}
