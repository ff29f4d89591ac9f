import type { Ref } from 'react'
import { graphql, useFragment } from 'react-relay'
import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { SemDecisao_vaga$data, SemDecisao_vaga$key } from './__generated__/SemDecisao_vaga.graphql.ts'
import { faltamCandidatos } from './comunicado/comunicado.ts'
import { type Etapa, maximoDeCandidatos, nomeDe } from './etapa.ts'
import type { Destino } from './responderSemDecisao.ts'
import { type DeSemDecisao, EscolhaSemDecisao } from './EscolhaSemDecisao.tsx'

const abertas: readonly Etapa[] = ['RECEBIDA', 'EM_ANALISE', 'ENTREVISTA']

/** As many names as one reads at a glance. */
const most = 5

const fragment = graphql`
  fragment SemDecisao_vaga on Vaga {
    id
    # The same connection as in useTodosOsCandidatos.
    candidaturas(first: 200) @connection(key: "useTodosOsCandidatos_candidaturas") @catch(to: NULL) {
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          id
          etapa
          retida
          versao
          candidato {
            pessoa {
              nome
            }
          }
        }
      }
    }
  }
`

type Props = {
  ref: Ref<DeSemDecisao>
  vagaRef: SemDecisao_vaga$key
  /** Null leaves them as they are. */
  destino: Destino | null
  onDestino: (destino: Destino | null) => void
}

/**
 * Who would end the selection without a decision, by stage, and what becomes of them; nothing if everybody has a
 * decision that is released, or there are no stages.
 */
export const SemDecisao = ({ vagaRef, ...escolha }: Props) => {
  const { id, candidaturas } = useFragment(fragment, vagaRef)
  const { candidatos, retidas, faltam } = toCandidatos(candidaturas)
  return (
    <>
      {candidatos.length > 0 ? (
        <>
          <PorEtapa candidatos={candidatos} />
          {faltam ? (
            <Text color="muted">{faltamCandidatos}</Text>
          ) : candidatos.length > maximoDeCandidatos ? (
            <Text color="muted">{`Para responder a mais de ${maximoDeCandidatos}, volte e mova-os em partes.`}</Text>
          ) : (
            <EscolhaSemDecisao vaga={id} candidatos={candidatos} {...escolha} />
          )}
        </>
      ) : null}
      {retidas > 0 ? <Text color="muted">{toRetidas(retidas)}</Text> : null}
    </>
  )
}

function toCandidatos(candidaturas: SemDecisao_vaga$data['candidaturas']) {
  const nodes = candidaturas?.edges.map(({ node }) => node) ?? []
  const candidatos = nodes.flatMap(({ id, etapa, versao, candidato }) =>
    etapa !== null && abertas.includes(etapa) && versao !== null
      ? [{ id, etapa, versao, nome: nomeDe({ nome: candidato?.pessoa.nome ?? null }) }]
      : [],
  )
  return {
    candidatos,
    retidas: nodes.filter(({ retida }) => retida).length,
    faltam: candidaturas?.pageInfo.hasNextPage ?? false,
  }
}

const toRetidas = (total: number) =>
  total === 1
    ? '1 resultado está retido, e continua assim até a divulgação.'
    : `${total} resultados estão retidos, e continuam assim até a divulgação.`

const PorEtapa = ({ candidatos }: { candidatos: readonly { etapa: Etapa; nome: string }[] }) => {
  const grupos = abertas
    .map(etapa => ({ etapa, nomes: candidatos.filter(one => one.etapa === etapa).map(({ nome }) => primeiro(nome)) }))
    .filter(({ nomes }) => nomes.length > 0)
  return (
    <Stack gap="xsmall">
      <Text weight="strong">
        {candidatos.length === 1 ? '1 candidato está sem decisão' : `${candidatos.length} candidatos estão sem decisão`}
      </Text>
      <ul>
        {grupos.map(({ etapa, nomes }) => (
          <li key={etapa}>
            <Text as="span">{`${etapas[etapa].label}: ${nomes.length} (${listar(nomes)})`}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const primeiro = (nome: string) => nome.split(' ')[0] ?? nome

const listar = (nomes: readonly string[]) =>
  `${nomes.slice(0, most).join(', ')}${nomes.length > most ? ` e mais ${nomes.length - most}` : ''}`
