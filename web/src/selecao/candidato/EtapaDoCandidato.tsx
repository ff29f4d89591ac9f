import { useMemo, useRef } from 'react'
import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { type EmSelecao, isMovable } from '../etapa.ts'
import { MoverDialog } from '../movimentos/MoverDialog.tsx'
import { MoverMenu } from '../movimentos/MoverMenu.tsx'
import { Recusadas } from '../movimentos/Recusadas.tsx'
import { useFocusMovedCard } from '../movimentos/useFocusMovedCard.ts'
import { useMovimentos } from '../movimentos/useMovimentos.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { useAtalhos } from './useAtalhos.ts'

type Props = {
  /** Global id. */
  vaga: string
  candidato: EmSelecao
}

/** The etapa of the candidatura, and the menu to move it. */
export const EtapaDoCandidato = ({ vaga, candidato }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const focus = useFocusMovedCard(root, titulo)
  const candidatos = useMemo(() => [candidato], [candidato])
  const movimentos = useMovimentos({ vaga, candidatos, focus })
  const { announcement, recusadas, dismissRecusadas, pergunta, fechar, enviar, inFlight, moverUm } = movimentos
  const podeMover = isMovable(candidato) && !inFlight.has(candidato.id)
  // By the dialog, so that a key alone moves nobody.
  useAtalhos({ m: podeMover ? () => moverUm(candidato, null) : null })
  return (
    <div ref={root}>
      <Card as="section" padding="compact">
        <div data-candidatura={candidato.id}>
          <Cluster justify="between">
            <Cluster>
              <Heading level={2} look="card" ref={titulo}>
                Etapa
              </Heading>
              <EtapaTag etapa={candidato.etapa} />
              {candidato.retida ? <Tag tone="warning">a divulgar</Tag> : null}
            </Cluster>
            <MoverMenu candidato={candidato} busy={inFlight.has(candidato.id)} onMover={moverUm} />
          </Cluster>
        </div>
        <Recusadas recusadas={recusadas} onDismiss={dismissRecusadas} />
      </Card>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {pergunta ? <MoverDialog vaga={vaga} selecaoRef={null} {...pergunta} onClose={fechar} onMover={enviar} /> : null}
    </div>
  )
}
