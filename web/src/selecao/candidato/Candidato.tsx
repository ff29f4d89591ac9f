import { type ReactNode, useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { AvaliacaoDaCandidatura } from '../avaliacoes/AvaliacaoDaCandidatura.tsx'
import type { Candidato as CandidatoRow } from '../candidatos/candidatos.ts'
import { RespostasDaCandidatura } from '../../perguntas/RespostasDaCandidatura.tsx'
import { AtendimentoDaCandidatura } from '../../requisitos/AtendimentoDaCandidatura.tsx'
import { comEtapas, type EmSelecao, nomeDe } from '../etapa.ts'
import { HistoricoDaCandidatura } from '../HistoricoDaCandidatura.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type {
  Candidato_candidatura$data,
  Candidato_candidatura$key,
} from './__generated__/Candidato_candidatura.graphql.ts'
import { ConversaDoCandidato } from './ConversaDoCandidato.tsx'
import { EntrevistaMarcada } from './EntrevistaMarcada.tsx'
import { EtapaDoCandidato } from './EtapaDoCandidato.tsx'
import { HistoricoEscolar } from './HistoricoEscolar.tsx'
import { PerfilDoCandidato } from './PerfilDoCandidato.tsx'
import { useSairDoCampo } from './useAtalhos.ts'
import { useMarcarComoLida } from './useMarcarComoLida.ts'

export type DaVaga = {
  /** Global id. */
  id: string
  /** REST id. */
  codigo: string
  titulo: string
}

type Props = {
  candidato: CandidatoRow
  vaga: DaVaga
  candidaturaRef: Candidato_candidatura$key
  /** The name, with what leads on. */
  cabeca: ReactNode
  /** Beside the list, in one column. */
  pane?: boolean
  /** The etiquetas used on the vaga, where they are known. */
  sugestoes?: readonly string[]
}

/** One candidate, on their page or beside the list. */
export const Candidato = ({ candidato, vaga, candidaturaRef, cabeca, pane = false, sugestoes }: Props) => {
  useMarcarComoLida(candidato)
  useSairDoCampo()
  const candidatura = useFragment(
    graphql`
      fragment Candidato_candidatura on Candidatura {
        ...PerfilDoCandidato_candidatura
        ...HistoricoEscolar_candidatura
        ...AtendimentoDaCandidatura_candidatura
        ...EntrevistaMarcada_candidatura
      }
    `,
    candidaturaRef,
  )
  const decisao = <Decisao candidato={candidato} vaga={vaga.id} sugestoes={sugestoes} />
  const centro = <Centro candidato={candidato} vaga={vaga} candidatura={candidatura} />
  return (
    <Stack>
      {cabeca}
      {pane ? (
        <>
          {decisao}
          {centro}
        </>
      ) : (
        <Split side="endFirst" aside={decisao}>
          {centro}
        </Split>
      )}
    </Stack>
  )
}

type ParteDaPagina = Pick<Props, 'candidato' | 'vaga'> & { candidatura: Candidato_candidatura$data }

/** The entrevista, what the candidate sent, the conversa and the history. */
const Centro = ({ candidato, vaga, candidatura }: ParteDaPagina) => {
  const { codigo, pessoa, carta } = candidato
  const emSelecao = toEmSelecao(candidato)
  return (
    <Stack>
      <EntrevistaMarcada candidaturaRef={candidatura} />
      <Parte titulo="Carta de motivação">
        <Text preLine>{carta ?? 'Sem carta de motivação.'}</Text>
      </Parte>
      <RespostasDaCandidatura id={candidato.id} nome={nomeDe(candidato)} />
      <HistoricoEscolar candidaturaRef={candidatura} nome={nomeDe(candidato)} />
      <AtendimentoDaCandidatura candidaturaRef={candidatura} />
      <PerfilDoCandidato candidaturaRef={candidatura} />
      {codigo && pessoa ? (
        <ConversaDoCandidato com={codigo} para={pessoa} nome={nomeDe(candidato)} sobre={vaga} />
      ) : null}
      {emSelecao ? (
        <Parte titulo="Andamento da candidatura">
          <HistoricoDaCandidatura candidato={emSelecao} />
        </Parte>
      ) : null}
    </Stack>
  )
}

type DecisaoProps = Pick<Props, 'candidato' | 'sugestoes'> & {
  /** Global id. */
  vaga: string
}

/** What the professor decides: the etapa and the avaliacao. First on a phone. */
const Decisao = ({ candidato, vaga, sugestoes }: DecisaoProps) => {
  const { id, avaliacao } = candidato
  const emSelecao = toEmSelecao(candidato)
  return (
    <Stack>
      {emSelecao ? <EtapaDoCandidato vaga={vaga} candidato={emSelecao} /> : null}
      {avaliacao ? (
        <Parte titulo="Sua avaliação">
          <AvaliacaoDaCandidatura
            {...{ id, avaliacao }}
            nome={nomeDe(candidato)}
            sugestoes={sugestoes ?? avaliacao.etiquetas}
          />
        </Parte>
      ) : null}
    </Stack>
  )
}

/** Null on an upstream without etapas. */
function toEmSelecao(candidato: CandidatoRow): EmSelecao | null {
  const lista = [candidato]
  return comEtapas(lista) ? (lista[0] ?? null) : null
}

/** One section of the page. */
const Parte = ({ titulo, children }: { titulo: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card as="section" padding="compact" labelledBy={id}>
      <Heading level={2} look="card" id={id}>
        {titulo}
      </Heading>
      {children}
    </Card>
  )
}
