import { type Ref, useImperativeHandle, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { etapas } from '../candidaturas/candidatura/etapas.ts'
import { Checkbox } from '../ui/form/Checkbox.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { SemDecisao_vaga$data, SemDecisao_vaga$key } from './__generated__/SemDecisao_vaga.graphql.ts'
import { faltamCandidatos } from './comunicado/comunicado.ts'
import { type Etapa, maximoDeCandidatos, nomeDe } from './etapa.ts'
import { type Destino, finalizarSelecao, type Respostas } from './finalizarSelecao.ts'
import { type EscolhaSemDecisaoHandle, EscolhaSemDecisao } from './EscolhaSemDecisao.tsx'

const abertas: readonly Etapa[] = ['RECEBIDA', 'EM_ANALISE', 'ENTREVISTA']

/** As many names as one reads at a glance. */
const most = 5

const fragment = graphql`
  fragment SemDecisao_vaga on Vaga {
    id
    selecao @catch(to: NULL) {
      retidas
    }
    # The same connection as in useTodosOsCandidatos.
    candidaturas(first: 200) @connection(key: "useTodosOsCandidatos_candidaturas") @catch(to: NULL) {
      pageInfo {
        hasNextPage
      }
      edges {
        node {
          id
          etapa
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

export type SemDecisaoHandle = {
  /** Returns the answers to send; null for none; undefined if an input is invalid, which its field then shows. */
  validate: () => Respostas | null | undefined
}

type Props = {
  ref: Ref<SemDecisaoHandle>
  vagaRef: SemDecisao_vaga$key
  /** Null leaves them as they are. */
  destino: Destino | null
  onDestino: (destino: Destino | null) => void
  /** Whether held decisions are released. */
  divulgar: boolean
  onDivulgar: (divulgar: boolean) => void
}

/**
 * Whose decision is held, and who would end the selection without one, by stage, and what becomes of them; nothing if
 * everybody has a decision that is released, or there are no stages.
 */
export const SemDecisao = ({ ref, vagaRef, divulgar, onDivulgar, ...escolha }: Props) => {
  const { id, selecao, candidaturas } = useFragment(fragment, vagaRef)
  const { candidatos, faltam } = toCandidatos(candidaturas)
  const retidas = selecao?.retidas ?? 0
  const escolhida = useRef<EscolhaSemDecisaoHandle>(null)
  useImperativeHandle(ref, () => ({
    validate: () => {
      const semDecisao = escolhida.current ? escolhida.current.validate() : null
      if (semDecisao === undefined) return undefined
      const divulgadas = divulgar ? retidas : 0
      return semDecisao || divulgadas > 0 ? finalizarSelecao({ divulgadas, semDecisao }) : null
    },
  }))
  return (
    <>
      {retidas > 0 ? (
        <Checkbox
          label={retidas === 1 ? 'Divulgar o resultado retido agora' : `Divulgar os ${retidas} resultados agora`}
          hint={divulgar ? umSoAviso : esperam}
          checked={divulgar}
          onChange={event => onDivulgar(event.target.checked)}
        />
      ) : null}
      {candidatos.length > 0 ? (
        <>
          <PorEtapa candidatos={candidatos} />
          {faltam ? (
            <Text color="muted">{faltamCandidatos}</Text>
          ) : candidatos.length > maximoDeCandidatos ? (
            <Text color="muted">{`Para responder a mais de ${maximoDeCandidatos}, volte e mova-os em partes.`}</Text>
          ) : (
            <EscolhaSemDecisao ref={escolhida} vaga={id} candidatos={candidatos} {...escolha} />
          )}
        </>
      ) : null}
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
    faltam: candidaturas?.pageInfo.hasNextPage ?? false,
  }
}

const umSoAviso = 'Cada pessoa recebe um só aviso, com a resposta e o fim da seleção.'
const esperam = 'Até a divulgação, essas pessoas leem o mesmo que quem está sem decisão.'

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
