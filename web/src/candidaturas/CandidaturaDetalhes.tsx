import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { MinhasRespostas } from '../perguntas/MinhasRespostas.tsx'
import { formatDay } from '../ui/dates.ts'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { CandidaturaDetalhes_candidatura$key } from './__generated__/CandidaturaDetalhes_candidatura.graphql.ts'
import { proximoPasso, semDecisao, temDecisao } from './candidatura/etapaDoAluno.ts'
import { CartaDeMotivacao } from './CartaDeMotivacao.tsx'
import { CompartilhamentoDoHistorico } from './CompartilhamentoDoHistorico.tsx'
import { MudancasDeEtapa } from './MudancasDeEtapa.tsx'

type Props = {
  candidaturaRef: CandidaturaDetalhes_candidatura$key
  /** Null if it was deleted. */
  vaga: { id: string; codigo: string; titulo: string; finalizada: boolean } | null
  /** More about the vaga, beside when the candidatura was sent. */
  children?: ReactNode
}

/** The next step of a candidatura, its history, and what the student sent and shares. */
export const CandidaturaDetalhes = ({ candidaturaRef, vaga, children }: Props) => {
  const candidatura = useFragment(
    graphql`
      fragment CandidaturaDetalhes_candidatura on Candidatura @throwOnFieldError {
        etapa
        criadaEm
        cartaDeMotivacao
        temRespostas
        ...CartaDeMotivacao_candidatura
        ...CompartilhamentoDoHistorico_candidatura
        ...MudancasDeEtapa_candidatura
      }
    `,
    candidaturaRef,
  )
  const { etapa, criadaEm, cartaDeMotivacao, temRespostas } = candidatura
  return (
    <Stack gap="small">
      {etapa ? (
        <>
          <Text size="small" color="muted">
            {vaga?.finalizada && !temDecisao(etapa) ? semDecisao : proximoPasso[etapa]}
          </Text>
          <MudancasDeEtapa candidaturaRef={candidatura} />
        </>
      ) : null}
      <Cluster>
        <Envio criadaEm={criadaEm} semCarta={!cartaDeMotivacao} />
        {children}
      </Cluster>
      <Cluster align="start">
        <CartaDeMotivacao candidaturaRef={candidatura} />
        {vaga && temRespostas ? <MinhasRespostas codigo={vaga.codigo} /> : null}
      </Cluster>
      {vaga ? <CompartilhamentoDoHistorico vaga={vaga.id} titulo={vaga.titulo} candidaturaRef={candidatura} /> : null}
    </Stack>
  )
}

/** When a candidatura was sent, and whether with a letter. */
const Envio = ({ criadaEm, semCarta }: { criadaEm: string | null; semCarta: boolean }) => (
  <Text size="small" color="muted" numeric>
    {criadaEm ? (
      <span>
        Candidatura enviada em <time dateTime={criadaEm}>{formatDay(criadaEm)}</time>
      </span>
    ) : (
      <span>Candidatura enviada</span>
    )}
    {semCarta ? <span>, sem carta de motivação</span> : null}
  </Text>
)
