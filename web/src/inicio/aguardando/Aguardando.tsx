import Coffee from 'lucide-react/icons/coffee'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Reply from 'lucide-react/icons/reply'
import UserPlus from 'lucide-react/icons/user-plus'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { hasFailed } from '../../relay/failure.ts'
import { diasAte } from '../../tags/prazo.ts'
import { formatShortDay, formatTimeAgo, toDate } from '../../ui/format.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Linha, LinhaSemLink, Linhas } from '../Linha.tsx'
import { NaoCarregou } from '../NaoCarregou.tsx'
import type { Aguardando_viewer$data, Aguardando_viewer$key } from './__generated__/Aguardando_viewer.graphql.ts'
import { Fecha, Retidas, SemCandidato } from './LinhasDaVaga.tsx'
import { NoCelular } from './NoCelular.tsx'
import { fechamEstaSemana, semCandidato, semTitulo } from './vagas.ts'

const fragment = graphql`
  fragment Aguardando_viewer on Viewer @throwOnFieldError {
    pendencias @catch(to: RESULT) {
      totalDeNovas
      novas {
        codigo
        criadaEm
        candidato {
          nome
        }
        vaga {
          codigo
          titulo
        }
      }
      respostas {
        vaga {
          codigo
          titulo
        }
        semResposta
        esperandoHa7Dias
        retidas
        divulgacaoEm
        respostaAte
      }
    }
    convites @catch(to: NULL) {
      vaga {
        codigo
        titulo
      }
      convidadoPor {
        nome
      }
    }
    naoLidas {
      mensagens @catch(to: NULL)
    }
    # The newest: older ones are seldom open.
    minhasVagas(first: 50) @catch(to: RESULT) {
      edges {
        node {
          ...vagas_vaga
        }
      }
    }
  }
`

/** What waits for the professor, most pressing first: a row each, and only what there is. */
export const Aguardando = ({ viewerRef }: { viewerRef: Aguardando_viewer$key }) => {
  const { convites, naoLidas, ...viewer } = useFragment(fragment, viewerRef)
  // A professor who is not confirmed sees no candidates.
  const carregou = !hasFailed(viewer.pendencias) && !hasFailed(viewer.minhasVagas)
  const pendencias = viewer.pendencias.ok ? viewer.pendencias.value : null
  const vagas = viewer.minhasVagas.ok ? (viewer.minhasVagas.value?.edges.map(({ node }) => node) ?? []) : []
  const rows = [
    ...linhasDeNovas(pendencias),
    ...linhasDeConvites(convites),
    ...linhasDeMensagens(naoLidas.mensagens),
    ...fechamEstaSemana(vagas).map(vaga => <Fecha key={`prazo ${vaga.codigo}`} {...vaga} />),
    ...linhasDeRespostas(pendencias),
    ...semCandidato(vagas).map(vaga => <SemCandidato key={`vazia ${vaga.codigo}`} {...vaga} />),
  ]
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Aguardando você</Heading>
      {carregou ? null : <NaoCarregou title="Erro ao carregar o que espera por você" />}
      {rows.length > 0 ? <Linhas dense>{rows}</Linhas> : carregou ? <Livre /> : null}
    </Stack>
  )
}

type Pendencias = Extract<Aguardando_viewer$data['pendencias'], { ok: true }>['value']

function linhasDeNovas(pendencias: Pendencias) {
  if (!pendencias) return []
  const { novas, totalDeNovas } = pendencias
  const rows = novas.flatMap(({ codigo, criadaEm, candidato, vaga }) =>
    vaga ? (
      <Linha
        key={`nova ${codigo}`}
        to={paths.professor.candidato(vaga.codigo, codigo)}
        icon={<UserPlus size={18} />}
        tone="accent"
        title={candidato.nome ?? 'Candidato desconhecido'}
        detail={vaga.titulo ?? semTitulo}
        quando={criadaEm && formatChegada(criadaEm)}
        end="Ler carta"
      />
    ) : (
      []
    ),
  )
  const outras = totalDeNovas - novas.length
  if (outras <= 0) return rows
  return [
    ...rows,
    <Linha
      key="outras"
      to={paths.professor.vagas()}
      icon={<UsersRound size={18} />}
      tone="accent"
      title={outras === 1 ? 'Mais 1 candidatura nova' : `Mais ${outras} candidaturas novas`}
      end="Ver"
    />,
  ]
}

const linhasDeConvites = (convites: Aguardando_viewer$data['convites']) =>
  (convites ?? []).flatMap(({ vaga, convidadoPor }) =>
    vaga ? (
      <Linha
        key={`convite ${vaga.codigo}`}
        to={paths.professor.vagas()}
        icon={<UserRoundPlus size={18} />}
        tone="violet"
        title={`Convite de ${convidadoPor?.nome ?? 'um professor'}`}
        detail={`Para cuidar de “${vaga.titulo ?? semTitulo}”`}
        end="Responder"
      />
    ) : (
      []
    ),
  )

const linhasDeMensagens = (quantas: number | null | undefined) =>
  quantas
    ? [
        <Linha
          key="mensagens"
          to={paths.professor.mensagens()}
          icon={<MessagesSquare size={18} />}
          tone="info"
          title={quantas === 1 ? '1 mensagem não lida' : `${quantas} mensagens não lidas`}
          end="Ler"
        />,
      ]
    : []

type Resposta = Omit<NonNullable<Pendencias>['respostas'][number], 'vaga'>

/** Whether it is due, and not only waited for while others may still apply. */
const isDevida = ({ semResposta, retidas }: Resposta): boolean => semResposta > 0 || retidas > 0

/** The vagas that have a row of their own although none of their answers is due. */
const mostEmEspera = 3

function linhasDeRespostas(pendencias: Pendencias) {
  const respostas = pendencias?.respostas ?? []
  const emEspera = respostas.filter(resposta => !isDevida(resposta))
  const outras = emEspera.slice(mostEmEspera)
  return [
    ...[...respostas.filter(isDevida), ...emEspera.slice(0, mostEmEspera)].flatMap(({ vaga, ...resposta }) =>
      vaga ? linhasDaVaga(vaga.codigo, vaga.titulo ?? semTitulo, resposta) : [],
    ),
    ...(outras.length > 0 ? [<OutrasEmEspera key="espera" respostas={outras} />] : []),
  ]
}

const OutrasEmEspera = ({ respostas }: { respostas: readonly Resposta[] }) => (
  <Linha
    to={paths.professor.vagas()}
    icon={<Reply size={18} />}
    tone="primary"
    title={<EmEspera prefixo="Mais " total={respostas.reduce((sum, one) => sum + (one.esperandoHa7Dias ?? 0), 0)} />}
    detail={respostas.length === 1 ? 'Em 1 oportunidade' : `Em ${respostas.length} oportunidades`}
    end="Ver"
  />
)

function linhasDaVaga(codigo: string, titulo: string, resposta: Resposta) {
  const { semResposta, retidas, divulgacaoEm, respostaAte } = resposta
  // Null over an upstream that does not count them.
  const esperando = resposta.esperandoHa7Dias ?? 0
  const to = paths.professor.vaga(codigo)
  const atrasada = respostaAte !== null && diasAte(respostaAte) < 0
  const prometida = respostaAte ? (
    <NoCelular esconde="resposta prometida">{`até ${formatShortDay(respostaAte)}`}</NoCelular>
  ) : (
    <NoCelular esconde="inscrições">encerradas</NoCelular>
  )
  const look = { icon: <Reply size={18} />, tone: atrasada ? 'danger' : 'primary' } as const
  return [
    retidas > 0 && (
      <Retidas key={`retidas ${codigo}`} to={to} titulo={titulo} retidas={retidas} divulgacaoEm={divulgacaoEm} />
    ),
    esperando > 0 && (
      <Linha
        key={`espera ${codigo}`}
        {...look}
        to={paths.professor.vaga(codigo, { espera: 7 })}
        title={<EmEspera total={esperando} />}
        detail={titulo}
        quando={semResposta === esperando ? prometida : null}
        end="Ver"
      />
    ),
    // Unless the row above has all of them.
    semResposta > esperando && (
      <Linha
        key={`resposta ${codigo}`}
        {...look}
        to={to}
        title={formatSemResposta(semResposta)}
        detail={titulo}
        quando={prometida}
        end="Responder"
        endLook={atrasada ? 'urgent' : 'action'}
      />
    ),
  ].filter(row => row !== false)
}

const formatSemResposta = (total: number) =>
  total === 1 ? '1 candidato sem resposta' : `${total} candidatos sem resposta`

const EmEspera = ({ prefixo = '', total }: { prefixo?: string; total: number }) => (
  <>
    <span>{`${prefixo}${total}`}</span>
    <VisuallyHidden onPhone>{total === 1 ? ' candidato' : ' candidatos'}</VisuallyHidden>
    <span>{' sem resposta há 7 dias'}</span>
    <VisuallyHidden onPhone> ou mais</VisuallyHidden>
  </>
)

const Livre = () => (
  <LinhaSemLink
    icon={<Coffee size={18} />}
    tone="success"
    title="Nada espera por você hoje."
    detail="Novas candidaturas, convites, mensagens e prazos aparecem aqui."
  />
)

const hour = 60 * 60 * 1000

/** As 'há 2 horas'. */
const formatChegada = (iso: string) =>
  Date.now() - toDate(iso).getTime() < hour ? 'agora há pouco' : formatTimeAgo(iso)
