import { useMemo, useRef } from 'react'
import { EtapaTag } from '../candidaturas/EtapaTag.tsx'
import type { EmSelecao } from '../selecao/etapa.ts'
import { MoverDialog } from '../selecao/MoverDialog.tsx'
import { MoverMenu } from '../selecao/MoverMenu.tsx'
import { Recusadas } from '../selecao/Recusadas.tsx'
import { useFocarMovido } from '../selecao/useFocarMovido.ts'
import { useMovimentos } from '../selecao/useMovimentos.ts'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Tag } from '../ui/Tag.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

type Props = {
  /** Global id. */
  vaga: string
  candidato: EmSelecao
}

/** Where the candidatura stands, and moving it on. */
export const EtapaDoCandidato = ({ vaga, candidato }: Props) => {
  const raiz = useRef<HTMLDivElement>(null)
  const titulo = useRef<HTMLHeadingElement>(null)
  const foco = useFocarMovido(raiz, titulo)
  // Moved as a list of one.
  const candidatos = useMemo(() => [candidato], [candidato])
  const movimentos = useMovimentos({ vaga, candidatos, foco })
  const { anuncio, recusadas, esquecerRecusadas, pergunta, fechar, enviar, emCurso, moverUm } = movimentos
  return (
    <div ref={raiz}>
      <Card as="section" padding="compact">
        <Heading level={2} look="card" ref={titulo}>
          Etapa
        </Heading>
        <div data-candidatura={candidato.id}>
          <Cluster justify="between">
            <Cluster>
              <EtapaTag etapa={candidato.etapa} />
              {candidato.retida ? <Tag tone="warning">a divulgar</Tag> : null}
            </Cluster>
            <MoverMenu candidato={candidato} busy={emCurso.has(candidato.id)} onMover={moverUm} />
          </Cluster>
        </div>
        <Recusadas recusadas={recusadas} onDismiss={esquecerRecusadas} />
      </Card>
      <div role="status">
        <VisuallyHidden>{anuncio}</VisuallyHidden>
      </div>
      {pergunta ? <MoverDialog vaga={vaga} {...pergunta} onClose={fechar} onMover={enviar} /> : null}
    </div>
  )
}
