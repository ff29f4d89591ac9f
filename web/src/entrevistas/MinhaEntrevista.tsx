import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { paths } from '../paths.ts'
import { useAoMudar } from '../relay/mudancas.ts'
import { reler } from '../relay/reler.ts'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { MinhaEntrevista_viewer$key } from './__generated__/MinhaEntrevista_viewer.graphql.ts'
import type { MinhaEntrevistaQuery } from './__generated__/MinhaEntrevistaQuery.graphql.ts'
import { jaComecou } from './dias.ts'
import { HorarioMarcado } from './HorarioMarcado.tsx'
import { HorariosLivres } from './HorariosLivres.tsx'
import { useDevolverHorario, useEscolherHorario } from './useEscolherHorario.ts'

const query = graphql`
  query MinhaEntrevistaQuery($vaga: ID!) @throwOnFieldError {
    viewer {
      ...MinhaEntrevista_viewer @arguments(vaga: $vaga)
    }
  }
`

const fragment = graphql`
  fragment MinhaEntrevista_viewer on Viewer @argumentDefinitions(vaga: { type: "ID!" }) @throwOnFieldError {
    entrevistas(vaga: $vaga) {
      inicio
      minha
      ...HorarioMarcado_horario
      ...HorariosLivres_horarios
    }
  }
`

type Props = { vaga: { id: string; codigo: string; titulo: string }; fetchKey: number }

/** The interview of a student whose candidatura is at that stage: to choose, to change or to give back. */
export const MinhaEntrevista = ({ vaga, fetchKey }: Props) => {
  const environment = useRelayEnvironment()
  const variables = { vaga: vaga.id }
  const { viewer } = useLazyLoadQuery<MinhaEntrevistaQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey,
  })
  useAoMudar(paths.vaga(vaga.codigo), () => reler<MinhaEntrevistaQuery>(environment, query, variables))
  return viewer ? <Entrevista vaga={vaga} viewerRef={viewer} /> : null
}

type EntrevistaProps = Pick<Props, 'vaga'> & { viewerRef: MinhaEntrevista_viewer$key }

const Entrevista = ({ vaga, viewerRef }: EntrevistaProps) => {
  const { entrevistas } = useFragment(fragment, viewerRef)
  const [trocando, setTrocando] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  const [escolher, isChoosing] = useEscolherHorario(vaga.id)
  const [devolver, isGivingBack] = useDevolverHorario(vaga.id)
  // An upstream without interviews.
  if (!entrevistas) return null
  const minha = entrevistas.find(horario => horario.minha)
  const livres = entrevistas.filter(horario => !horario.minha && !jaComecou(horario.inicio))
  const handleEscolher = async (horario: string) => {
    const erro = await escolher(horario)
    setRecusa(erro)
    if (!erro) setTrocando(false)
  }
  const handleDevolver = async () => setRecusa(await devolver())
  return (
    <Stack gap="xsmall">
      <Heading level={4}>Sua entrevista</Heading>
      {minha ? (
        <HorarioMarcado
          horarioRef={minha}
          titulo={vaga.titulo}
          busy={isGivingBack}
          trocando={trocando}
          onTrocar={() => setTrocando(!trocando)}
          onDevolver={() => void handleDevolver()}
        />
      ) : null}
      <div role="status">{minha ? null : <Text size="small">{convite(livres.length)}</Text>}</div>
      {!minha || trocando ? (
        <HorariosLivres horariosRef={livres} busy={isChoosing} onEscolher={horario => void handleEscolher(horario)} />
      ) : null}
      {recusa ? (
        <Notice tone="danger" live>
          {recusa}
        </Notice>
      ) : null}
    </Stack>
  )
}

const convite = (livres: number) =>
  livres === 0
    ? 'Ainda não há horários livres. Você recebe uma mensagem de quem publicou a oportunidade, ou pode escrever.'
    : 'Escolha um horário (de Brasília).'
