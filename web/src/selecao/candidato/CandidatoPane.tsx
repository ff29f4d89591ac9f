import { Suspense, useContext, useEffect, useEffectEvent } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { paths, sobreVaga } from '../../paths.ts'
import { PrefetchContext } from '../../relay/prefetch.ts'
import type { Topic } from '../../relay/topics.ts'
import { usePartQuery } from '../../relay/usePartQuery.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TeclasDaNota } from '../avaliacoes/TeclasDaNota.tsx'
import { useCandidatos } from '../candidatos/useCandidatos.ts'
import type { useCandidatos_candidaturas$key } from '../candidatos/__generated__/useCandidatos_candidaturas.graphql.ts'
import type { EmSelecao } from '../etapa.ts'
import parameters from './__generated__/CandidatoPageQuery$parameters.ts'
import query, {
  type CandidatoPageQuery,
  type CandidatoPageQuery$data,
} from './__generated__/CandidatoPageQuery.graphql.ts'
import { Candidato } from './Candidato.tsx'
import { type DosVizinhos, PaneTitulo } from './PaneTitulo.tsx'

type Props = {
  /** REST id of the vaga. */
  codigo: string
  /** REST id. */
  candidatura: string
  /** As the list knows them; undefined for a candidate who is not in it. */
  daLista: EmSelecao | undefined
  vizinhos: DosVizinhos
  /** The etiquetas used on the vaga. */
  sugestoes: readonly string[]
}

/** A candidate beside the list, by the query of their page: one request serves both. */
export const CandidatoPane = (props: Props) => (
  <Boundary fallback={<Falha {...props} />}>
    <Suspense fallback={<Carregando {...props} />}>
      <CandidatoOuNada {...props} />
    </Suspense>
  </Boundary>
)

const CandidatoOuNada = ({ codigo, candidatura, vizinhos, sugestoes }: Props) => {
  const topics: Topic[] = [`vaga:${codigo}`]
  const page = { query, parameters, freshness: 'candidato' } as const
  const { vaga } = usePartQuery<CandidatoPageQuery>(page, { codigo, candidatura }, topics)
  if (!vaga?.candidatura) return <SemCandidato vizinhos={vizinhos} />
  const { candidatura: aberta } = vaga
  return <Aberto {...{ codigo, vaga, vizinhos, sugestoes }} candidatura={aberta} />
}

type Vaga = NonNullable<CandidatoPageQuery$data['vaga']>
type AbertoProps = Pick<Props, 'codigo' | 'vizinhos' | 'sugestoes'> & {
  vaga: Vaga
  candidatura: NonNullable<Vaga['candidatura']>
}

const Aberto = ({ codigo, vaga, candidatura, vizinhos, sugestoes }: AbertoProps) => {
  // The fragment is plural: pass a list of one.
  const [candidato] = useCandidatos([candidatura] satisfies useCandidatos_candidaturas$key)
  useNextAhead(codigo, vizinhos.proximo?.codigoDaCandidatura)
  if (!candidato) return null
  const titulo = vaga.titulo ?? 'Título não especificado'
  return (
    <Candidato
      pane
      candidato={candidato}
      vaga={{ id: vaga.id, codigo, titulo }}
      candidaturaRef={candidatura}
      sugestoes={sugestoes}
      cabeca={
        <PaneTitulo
          titulo={candidato.nome ?? 'Candidato desconhecido'}
          candidato={candidato}
          pagina={paths.professor.candidato(codigo, candidato.codigoDaCandidatura)}
          sobre={sobreVaga(codigo, titulo)}
          vizinhos={vizinhos}
        />
      }
    />
  )
}

/** Requests the next candidate while one reads this one: a key shows them at once. */
function useNextAhead(codigo: string, proximo: string | undefined) {
  const prefetch = useContext(PrefetchContext)
  const handleRead = useEffectEvent(() => {
    if (proximo) prefetch(paths.professor.candidato(codigo, proximo))
  })
  useEffect(() => handleRead(), [proximo])
}

const Carregando = ({ codigo, candidatura, daLista }: Pick<Props, 'codigo' | 'candidatura' | 'daLista'>) => {
  const environment = useRelayEnvironment()
  const onceRead = (callback: () => void) => {
    const reading = fetchQuery<CandidatoPageQuery>(
      environment,
      query,
      { codigo, candidatura },
      { fetchPolicy: 'store-or-network' },
    )
    reading.subscribe({ complete: callback, error: callback })
  }
  return (
    <>
      {daLista?.avaliacao ? <TeclasDaNota id={daLista.id} avaliacao={daLista.avaliacao} onceRead={onceRead} /> : null}
      <Loading label="Carregando candidatura...">
        <Skeleton shape="block" height="32rem" />
      </Loading>
    </>
  )
}

const SemCandidato = ({ vizinhos }: Pick<Props, 'vizinhos'>) => (
  <Card padding="compact">
    <PaneTitulo titulo="Candidatura não encontrada" vizinhos={vizinhos} />
    <Text>Esta candidatura não existe ou foi cancelada.</Text>
  </Card>
)

const Falha = ({ codigo, candidatura, vizinhos }: Props) => (
  <Card padding="compact">
    <PaneTitulo titulo="Erro ao carregar o candidato" vizinhos={vizinhos} />
    <LinkButton to={paths.professor.candidato(codigo, candidatura)} look="secondary">
      Abrir página
    </LinkButton>
  </Card>
)
