import ArrowLeft from 'lucide-react/icons/arrow-left'
import MessageSquare from 'lucide-react/icons/message-square'
import UserRound from 'lucide-react/icons/user-round'
import { useSearchParams } from 'react-router-dom'
import type { Candidato } from '../candidatos/candidatos.ts'
import { nomeDe } from '../etapa.ts'
import { readFiltro, toLista } from '../filtro.ts'
import { paths, sobreVaga } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { DaVaga } from './Candidato.tsx'
import { toQuem } from './quem.ts'
import { Vizinhos } from './Vizinhos.tsx'

type Props = { candidato: Candidato; vaga: DaVaga }

/** The head of a candidate's page, with the way back to the list and the neighbours in it. */
export const CabecaDoCandidato = ({ candidato, vaga }: Props) => {
  const [params] = useSearchParams()
  const filtro = readFiltro(params)
  return (
    <>
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
    </>
  )
}

const Acoes = ({ candidato: { codigo, nome }, vaga }: Props) => {
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
