import CalendarClock from 'lucide-react/icons/calendar-clock'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import Reply from 'lucide-react/icons/reply'
import { Fragment } from 'react'
import { paths } from '../../paths.ts'
import { isUrgente } from '../../tags/prazo.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { Linha } from '../Linha.tsx'
import { type Fato, fatosDe } from './fatos.ts'
import * as styles from './LinhaDaVaga.css.ts'
import { promessaDe, semResposta, type VagaQueEspera } from './porVaga.ts'

/** All that waits in one vaga; the link leads to the first of it that the professor can do. */
export const LinhaDaVaga = ({ vaga }: { vaga: VagaQueEspera }) => (
  <Linha title={vaga.titulo} detail={<Fatos fatos={fatosDe(vaga)} />} {...acaoDe(vaga)} />
)

const Fatos = ({ fatos }: { fatos: readonly Fato[] }) =>
  fatos.map(({ partes, urgente }, at) => (
    <Fragment key={JSON.stringify(partes)}>
      {at > 0 ? <span>{' · '}</span> : null}
      <span className={urgente ? styles.urgente : undefined}>
        {partes.map(parte =>
          typeof parte === 'string' ? (
            <span key={parte}>{parte}</span>
          ) : (
            <VisuallyHidden key={parte.noComputador} onPhone>
              {parte.noComputador}
            </VisuallyHidden>
          ),
        )}
      </span>
    </Fragment>
  ))

function acaoDe(vaga: VagaQueEspera) {
  const { codigo, fechaEm, maisRecente } = vaga
  const to = paths.professor.vaga(codigo)
  // Results with a time are released by themselves.
  if (vaga.retidas > 0 && !vaga.divulgacaoEm)
    return { to, icon: <Megaphone size={18} />, tone: 'primary', end: 'Divulgar' } as const
  // While a vaga is open, those who wait for an answer are mostly those whose letter nobody has read.
  const lerAntes = maisRecente !== null && vaga.semResposta === 0
  if (semResposta(vaga) > 0 && !lerAntes)
    return {
      to: vaga.esperandoHa7Dias ? paths.professor.vaga(codigo, { espera: 7 }) : to,
      icon: <Reply size={18} />,
      tone: (promessaDe(vaga) ?? 0) < 0 ? 'danger' : 'primary',
      end: 'Responder',
    } as const
  if (maisRecente !== null)
    return {
      to: paths.professor.candidato(codigo, maisRecente, { ordem: 'recentes', etapa: 'RECEBIDA' }),
      icon: <Mail size={18} />,
      tone: 'accent',
      end: vaga.novas === 1 ? 'Ler carta' : 'Ler cartas',
    } as const
  if (fechaEm === null) return { to, icon: <Megaphone size={18} />, tone: 'primary', end: 'Ver' } as const
  return { to, icon: <CalendarClock size={18} />, tone: isUrgente(fechaEm) ? 'danger' : 'warning', end: 'Ver' } as const
}
