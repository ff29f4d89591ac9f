import { Onde } from '../../candidaturas/entrevista/Onde.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { formatHoras, formatWeekday } from '../../ui/dates.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { Horarios_vaga$data } from './__generated__/Horarios_vaga.graphql.ts'
import * as styles from './HorarioItem.css.ts'

export type Horario = NonNullable<Horarios_vaga$data['entrevistas']>[number]

/** What the list of candidates knows of who chose a horario. */
export type DoCandidato = { avatar: string | null; curso: string | null; pagina: string }

type Props = {
  horario: Horario
  passou: boolean
  /** Undefined for a free horario, and for a candidate who is not in the list. */
  doCandidato: DoCandidato | undefined
  onRetirar: () => void
}

/** One horario as its professor sees it. */
export const HorarioItem = ({ horario, passou, doCandidato, onRetirar }: Props) => {
  const { inicio, minutos, local, link, candidato } = horario
  return (
    <li className={styles.root} data-livre={!candidato || undefined} data-passou={passou || undefined}>
      <span className={styles.hora}>{formatHoras(inicio, minutos)}</span>
      <span className={styles.quem}>
        {candidato ? (
          <Escolhido candidato={candidato} doCandidato={doCandidato} />
        ) : (
          <>
            <span className={styles.lugar} aria-hidden="true" />
            <Text as="span" color="muted">
              {passou ? 'Ninguém escolheu' : 'Livre'}
            </Text>
          </>
        )}
      </span>
      <span className={styles.onde}>
        {local ? <Onde local={local} link={null} /> : null}
        {link ? <Onde local={null} link={link} /> : null}
      </span>
      <span className={styles.acao}>
        <Button look="quiet" shape="compact" onClick={onRetirar}>
          Retirar
          <VisuallyHidden>{` ${formatWeekday(inicio)}, ${formatHoras(inicio, minutos)}`}</VisuallyHidden>
        </Button>
      </span>
    </li>
  )
}

type EscolhidoProps = Pick<Props, 'doCandidato'> & { candidato: NonNullable<Horario['candidato']> }

const Escolhido = ({ candidato: { nome }, doCandidato }: EscolhidoProps) => {
  const shown = nome ?? 'Escolhido'
  return (
    <>
      <Avatar nome={nome} src={doCandidato?.avatar} size="small" />
      <span className={styles.nome}>
        {doCandidato ? (
          <TextLink to={doCandidato.pagina} alone="tight">
            {shown}
          </TextLink>
        ) : (
          <Text as="span" weight="medium">
            {shown}
          </Text>
        )}
        {doCandidato?.curso ? (
          <Text as="span" size="small" color="muted">
            {doCandidato.curso}
          </Text>
        ) : null}
      </span>
    </>
  )
}
