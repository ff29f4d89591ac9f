import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessageSquare from 'lucide-react/icons/message-square'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { AvaliacaoDaCandidatura } from '../avaliacoes/AvaliacaoDaCandidatura.tsx'
import type { Candidato as CandidatoRow } from '../candidatos/candidatos.ts'
import { periodoDeEstudo } from '../periodoDeEstudo.ts'
import { paths, sobreVaga } from '../../paths.ts'
import { RespostasDaCandidatura } from '../../perguntas/RespostasDaCandidatura.tsx'
import { AtendimentoDaCandidatura } from '../../requisitos/AtendimentoDaCandidatura.tsx'
import { comEtapas, type EmSelecao, nomeDe } from '../etapa.ts'
import { readFiltro, toLista } from '../filtro.ts'
import { HistoricoDaCandidatura } from '../HistoricoDaCandidatura.tsx'
import { papeis } from '../../tags/papeis.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { formatDate } from '../../ui/format.ts'
import { Heading } from '../../ui/text/Heading.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type {
  Candidato_candidatura$data,
  Candidato_candidatura$key,
} from './__generated__/Candidato_candidatura.graphql.ts'
import { ConversaDoCandidato } from './ConversaDoCandidato.tsx'
import { EntrevistaMarcada } from './EntrevistaMarcada.tsx'
import { EtapaDoCandidato } from './EtapaDoCandidato.tsx'
import { HistoricoEscolar } from './HistoricoEscolar.tsx'
import { PerfilDoCandidato } from './PerfilDoCandidato.tsx'
import { Vizinhos } from './Vizinhos.tsx'

type Props = {
  candidato: CandidatoRow
  vaga: { id: string; codigo: string; titulo: string }
  candidaturaRef: Candidato_candidatura$key
}

export const Candidato = ({ candidato, vaga, candidaturaRef }: Props) => {
  const [params] = useSearchParams()
  const filtro = readFiltro(params)
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
  return (
    <Stack>
      <PageHeader
        title={nomeDe(candidato)}
        lead={toQuem(candidato)}
        above={
          <TextLink to={paths.professor.vaga(vaga.codigo, toLista(filtro))} alone>
            <ArrowLeft size={16} aria-hidden="true" />
            {` Candidatos a ${vaga.titulo}`}
          </TextLink>
        }
        actions={<Acoes candidato={candidato} vaga={vaga} />}
      />
      <Vizinhos codigo={vaga.codigo} id={candidato.id} filtro={filtro} />
      <Split side="endFirst" aside={<Decisao candidato={candidato} vaga={vaga.id} />}>
        <Centro candidato={candidato} vaga={vaga} candidatura={candidatura} />
      </Split>
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
        <Parte titulo="Andamento">
          <HistoricoDaCandidatura candidato={emSelecao} />
        </Parte>
      ) : null}
    </Stack>
  )
}

type DecisaoProps = Pick<Props, 'candidato'> & {
  /** Global id. */
  vaga: string
}

/** What the professor decides: the etapa and the avaliacao. First on a phone. */
const Decisao = ({ candidato, vaga }: DecisaoProps) => {
  const { id, avaliacao } = candidato
  const emSelecao = toEmSelecao(candidato)
  return (
    <Stack>
      {emSelecao ? <EtapaDoCandidato vaga={vaga} candidato={emSelecao} /> : null}
      {avaliacao ? (
        <Parte titulo="Sua avaliação">
          <AvaliacaoDaCandidatura {...{ id, avaliacao }} nome={nomeDe(candidato)} sugestoes={avaliacao.etiquetas} />
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
const Parte = ({ titulo, children }: { titulo: string; children: ReactNode }) => (
  <Card as="section" padding="compact">
    <Heading level={2} look="card">
      {titulo}
    </Heading>
    {children}
  </Card>
)

function toQuem({ curso, periodoInicio, criadaEm, email }: CandidatoRow): string {
  const periodo = periodoDeEstudo(periodoInicio, new Date())
  const quando = criadaEm && `Candidatura em ${formatDate(criadaEm)}`
  return [papeis.ESTUDANTE, curso, periodo && `${periodo}º período`, email, quando].filter(Boolean).join(' · ')
}

const Acoes = ({ candidato: { codigo, nome }, vaga }: Pick<Props, 'candidato' | 'vaga'>) => {
  if (!codigo) return null
  return (
    <>
      <LinkButton to={paths.professor.perfil(codigo)} look="secondary" shape="compact">
        <UserRound size={16} aria-hidden="true" />
        Ver perfil
      </LinkButton>
      <LinkButton
        to={paths.professor.mensagens(codigo)}
        state={sobreVaga(vaga.codigo, vaga.titulo)}
        look="secondary"
        shape="compact"
        label={`Enviar mensagem a ${nome ?? 'este candidato'}`}
      >
        <MessageSquare size={16} aria-hidden="true" />
        Enviar mensagem
      </LinkButton>
    </>
  )
}
