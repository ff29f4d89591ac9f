import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { useKeepCurrent } from '../../relay/useKeepCurrent.ts'
import { usePageTopics } from '../../relay/usePageQuery.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { MinhaEntrevista_vaga$key } from './__generated__/MinhaEntrevista_vaga.graphql.ts'
import type { MinhaEntrevistaQuery } from './__generated__/MinhaEntrevistaQuery.graphql.ts'
import { hasStarted } from './dias.ts'
import { HorarioMarcado } from './HorarioMarcado.tsx'
import { HorariosLivres } from './HorariosLivres.tsx'
import { useDevolverHorario, useEscolherHorario } from './useEscolherHorario.ts'

const query = graphql`
  query MinhaEntrevistaQuery($codigo: ID!) @throwOnFieldError {
    vaga(codigo: $codigo) {
      ...MinhaEntrevista_vaga
    }
  }
`

const fragment = graphql`
  fragment MinhaEntrevista_vaga on Vaga @throwOnFieldError {
    entrevistas {
      inicio
      minha
      ...HorarioMarcado_horario
      ...HorariosLivres_horarios
    }
  }
`

type Props = {
  vaga: { id: string; codigo: string; titulo: string }
  /** Of the heading. */
  level: 3 | 4
  fetchKey: number
}

/** A student's entrevista, at that etapa: chooses, changes or returns a horario. */
export const MinhaEntrevista = ({ vaga, level, fetchKey }: Props) => {
  const variables = { codigo: vaga.codigo }
  const { vaga: lida } = useLazyLoadQuery<MinhaEntrevistaQuery>(query, variables, {
    fetchPolicy: 'store-and-network',
    fetchKey,
  })
  useKeepCurrent(query, variables, { topics: usePageTopics().topics })
  return lida ? <Entrevista vaga={vaga} level={level} vagaRef={lida} /> : null
}

type EntrevistaProps = Pick<Props, 'vaga' | 'level'> & { vagaRef: MinhaEntrevista_vaga$key }

const Entrevista = ({ vaga, level, vagaRef }: EntrevistaProps) => {
  const { entrevistas } = useFragment(fragment, vagaRef)
  const [trocando, setTrocando] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [escolher, escolhido] = useEscolherHorario(vaga.id, erro => {
    setRefusal(erro)
    if (!erro) setTrocando(false)
  })
  const [devolver, isGivingBack] = useDevolverHorario(vaga.id)
  // An upstream without interviews.
  if (!entrevistas) return null
  const minha = entrevistas.find(horario => horario.minha)
  const livres = entrevistas.filter(horario => !horario.minha && !hasStarted(horario.inicio))
  const handleDevolver = async () => setRefusal(await devolver())
  return (
    <Stack gap="xsmall">
      <Titulo level={level} />
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
      {!minha || trocando ? <HorariosLivres horariosRef={livres} escolhido={escolhido} onEscolher={escolher} /> : null}
      {refusal ? (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      ) : null}
    </Stack>
  )
}

const Titulo = ({ level }: Pick<Props, 'level'>) => (
  <Heading level={level} look="label">
    Sua entrevista
  </Heading>
)

const convite = (livres: number) =>
  livres === 0
    ? 'Ainda não há horários livres. Você recebe um aviso quando houver.'
    : 'Escolha um horário (de Brasília).'
