import Clock from 'lucide-react/icons/clock'
import { serverNow } from '../../relay/serverClock.ts'
import { formatNumber } from '../../ui/format.ts'
import { Tag } from '../../ui/text/Tag.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { ResumoDaAvaliacao } from '../avaliacoes/ResumoDaAvaliacao.tsx'
import type { EmSelecao } from '../etapa.ts'
import type { Criterio } from '../filtros/criterios.ts'
import { diasSemResposta, esperaDesde } from '../filtros/semResposta.ts'
import * as styles from './OQueDecide.css.ts'

type Props = { candidato: EmSelecao; criterio: Criterio | undefined }

/** Requisitos met and CR, if they are known, the nota, the days without an answer, and below them the etiquetas. */
export const OQueDecide = ({ candidato, criterio }: Props) => {
  const { avaliacao, retida } = candidato
  return (
    <>
      <div className={styles.decide}>
        {criterio?.atende != null && criterio.de ? (
          <Tag tone={criterio.atende === criterio.de ? 'success' : 'neutral'}>
            <span>
              {`${criterio.atende}/${criterio.de}`}
              <VisuallyHidden> requisitos</VisuallyHidden>
            </span>
          </Tag>
        ) : null}
        {criterio?.cr == null ? null : <Tag>{`CR ${formatNumber(criterio.cr, 1, 2)}`}</Tag>}
        {avaliacao ? (
          <ResumoDaAvaliacao nota={avaliacao.nota} etiquetas={[]} totalDeAnotacoes={0} vazia={<SemNota />} />
        ) : null}
        <Espera candidato={candidato} />
        {retida ? <Tag tone="warning">a divulgar</Tag> : null}
      </div>
      {avaliacao ? <ResumoDaAvaliacao {...avaliacao} nota={null} /> : null}
    </>
  )
}

const SemNota = () => (
  <Text as="span" size="small" color="muted">
    Sem nota
  </Text>
)

const oneDay = 24 * 60 * 60 * 1000

/** The whole days without an answer; nothing on the first. */
const Espera = ({ candidato }: Pick<Props, 'candidato'>) => {
  const desde = esperaDesde(candidato)
  const dias = desde === null ? 0 : Math.floor((serverNow().getTime() - desde) / oneDay)
  if (dias < 1) return null
  return (
    <Tag tone={dias >= diasSemResposta ? 'warning' : 'neutral'} icon={<Clock size={16} aria-hidden="true" />}>
      <span>
        <span>{dias === 1 ? '1 dia' : `${dias} dias`}</span>
        <VisuallyHidden> sem resposta</VisuallyHidden>
      </span>
    </Tag>
  )
}
